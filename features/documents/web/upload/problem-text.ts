import { memberMegabytes } from '#platform/limits.ts'
import { translated } from '#platform/web/server-text.ts'
import { mostPages } from '../../limits.ts'

/** What is kept of a refusal is its name; what the texts of this room's mention is the same for all. */
export const problemText = (problem: string | null): string =>
  translated({ id: problem ?? 'problem.unexpected', message: '', parameters: { most: mostPages, megabytes: memberMegabytes } })
