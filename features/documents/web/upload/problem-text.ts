import { memberMegabytes } from '#platform/limits.ts'
import { textsOf } from '#platform/web/server-text.ts'
import { type DocumentKind, mostPages } from '../../limits.ts'

const inWords = textsOf('documents', 'problem')

/** The text of a stored refusal, which is only a name: the limits it mentions depend on the kind of file alone. */
export const problemText = (problem: string | null, kind: DocumentKind): string =>
  inWords({ id: problem ?? 'problem.unexpected', message: '', parameters: { most: mostPages[kind], megabytes: memberMegabytes } })
