import type { Reader } from '#platform/server/database/index.ts'
import { reportedFigures } from '#features/sustainability/server/index.ts'
import type { ImpactFigure } from '../figures.ts'
import { questions } from '../questions.ts'

/** What organisations report about themselves, as far as a member may see it. */
export const impactFigures = (
  reader: Reader,
  memberId: string,
  organisationIds: readonly string[],
  years: readonly number[],
): Promise<ImpactFigure[]> => reportedFigures(reader, memberId, { organisationIds, years, questions: Object.keys(questions) })
