import { memberMegabytes } from '#platform/limits.ts'
import { textsOf } from '#platform/web/server-text.ts'
import { mostPages } from '../../limits.ts'

const inWords = textsOf('documents', 'problem')

/** What is kept of a refusal is its name; what the texts of this room's mention is the same for all. */
export const problemText = (problem: string | null): string =>
  inWords({ id: problem ?? 'problem.unexpected', message: '', parameters: { most: mostPages, megabytes: memberMegabytes } })
