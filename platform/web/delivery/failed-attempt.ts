import { ORPCError } from '@orpc/client'
import type { ProblemData } from '#platform/contract.ts'
import { type ShownProblem, problemOf } from '../problem.ts'

/** What it means that something which waits to be sent did not go through. */
export type FailedAttempt =
  /** The server will never take it as it is. */
  | { kind: 'refused'; problem: ShownProblem }
  /** It could not be asked, or asks to come again. */
  | { kind: 'later'; seconds?: number }
  /** The session has ended: nothing goes out until somebody signs in again. */
  | { kind: 'signed-out' }

/** Only the server itself refuses; what stands between may say anything. */
export function failedAttempt(error: unknown): FailedAttempt {
  if (!(error instanceof ORPCError)) return { kind: 'later' }
  const { problem, parameters } = (error.data ?? {}) as Partial<ProblemData>
  if (error.status >= 500 || problem === undefined) return { kind: 'later' }
  if (error.status === 401) return { kind: 'signed-out' }
  if (error.status === 429) return { kind: 'later', seconds: Number(parameters?.['seconds'] ?? 0) }
  return { kind: 'refused', problem: problemOf(error) }
}
