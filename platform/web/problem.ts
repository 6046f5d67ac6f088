import { i18n } from '@lingui/core'
import { ORPCError } from '@orpc/client'
import type { ProblemData } from '#platform/contract.ts'
import type { ProblemCode } from '#platform/problems.ts'
import { translated } from './server-text.ts'

/** What went wrong with a request, ready to be shown. */
export interface ShownProblem {
  /** `OFFLINE` if the server could not be reached at all. */
  code: ProblemCode | 'OFFLINE'
  text: string
  /** What is wrong with each field of the input, by the field's path ('investor_preferences.max_investment'). */
  fields: Readonly<Record<string, string>>
  is(problem: { id: string }): boolean
}

/** Reads anything a request may have thrown; the text is in the reader's language. */
export function problemOf(error: unknown): ShownProblem {
  if (!(error instanceof ORPCError)) {
    const offline = error instanceof TypeError
    const text = offline
      ? i18n._(/*i18n*/ { id: 'problem.offline', message: 'The server cannot be reached. Please check your connection and try again.' })
      : i18n._('problem.unexpected')
    return { code: offline ? 'OFFLINE' : 'INTERNAL_SERVER_ERROR', text, fields: {}, is: () => false }
  }
  const data = (error.data ?? {}) as Partial<ProblemData>
  const text = data.problem
    ? translated({ id: data.problem, message: error.message, parameters: data.parameters })
    : i18n._(error.status >= 502 ? 'problem.overloaded' : 'problem.unexpected')
  const fields = Object.fromEntries(
    (data.issues ?? []).map(({ path, id, ...said }) => [path, id ? translated({ ...said, id }) : said.message]),
  )
  if (data.field) fields[data.field] = text
  return { code: error.code as ProblemCode, text, fields, is: (problem) => problem.id === data.problem }
}

/** Whether asking again could help: never after a refusal, except when told to wait. */
export function isWorthRetrying(error: unknown): boolean {
  return !(error instanceof ORPCError) || error.status >= 500
}
