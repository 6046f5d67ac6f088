import { i18n } from '@lingui/core'
import { ORPCError } from '@orpc/client'
import type { ProblemData } from '#platform/contract.ts'
import type { ProblemCode } from '#platform/problems.ts'

/** A failed request, ready to be shown. */
export interface ShownProblem {
  /** `OFFLINE` if the server could not be reached. */
  code: ProblemCode | 'OFFLINE'
  text: string
  /** The problem of each input field, by path ('investor_preferences.max_investment'). */
  fields: Readonly<Record<string, string>>
  is(problem: { id: string }): boolean
}

/** Converts anything that a request may throw; the text is in the reader's language. */
export function problemOf(error: unknown): ShownProblem {
  if (!(error instanceof ORPCError)) {
    const offline = error instanceof TypeError
    const text = offline
      ? i18n._(/*i18n*/ { id: 'problem.offline', message: 'The server cannot be reached. Please check your connection and try again.' })
      : i18n._(unexpected)
    return { code: offline ? 'OFFLINE' : 'INTERNAL_SERVER_ERROR', text, fields: {}, is: () => false }
  }
  const data = (error.data ?? {}) as Partial<ProblemData>
  const text = data.problem
    ? said({ id: data.problem, message: error.message, parameters: data.parameters })
    : i18n._(error.status >= 502 ? overloaded : unexpected)
  const fields = Object.fromEntries(
    (data.issues ?? []).map(({ path, id, message, parameters }) => [path, id ? said({ id, message, parameters }) : message]),
  )
  if (data.field) fields[data.field] = text
  return { code: error.code as ProblemCode, text, fields, is: (problem) => problem.id === data.problem }
}

interface Said {
  id: string
  /** In English, with values filled in. */
  message: string
  parameters?: ProblemData['parameters']
}

/** In the reader's language; in English if its texts could not be loaded. */
function said({ id, message, parameters }: Said): string {
  const text = i18n._(id, parameters)
  return text === id ? message : text
}

const unexpected = /*i18n*/ { id: 'problem.unexpected', message: 'An unexpected error occurred' }
const overloaded = /*i18n*/ { id: 'problem.overloaded', message: 'The server is busy. Please try again in a few seconds.' }

/** Whether a retry could help: not after a refusal, unless it asks to wait. */
export function isWorthRetrying(error: unknown): boolean {
  return !(error instanceof ORPCError) || error.status >= 500
}
