import type { Reader } from '#platform/server/database/index.ts'
import type { ImpactFigure } from '../figures.ts'

/**
 * What organisations report about themselves, as far as a member may see it. Nothing until they can report here: this is the one place to
 * replace.
 */
export const impactFigures = async (
  _reader: Reader,
  _memberId: string,
  _organisationIds: readonly string[],
  _years: readonly number[],
): Promise<ImpactFigure[]> => []
