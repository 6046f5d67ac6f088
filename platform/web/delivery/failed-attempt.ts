import { ORPCError } from '@orpc/client'
import type { ProblemData } from '#platform/contract.ts'
import { type ShownProblem, problemOf } from '../problem.ts'

/** What a failed attempt means for an entry of an outbox. */
export type FailedAttempt =
  /** The server will never accept it as it is. */
  | { kind: 'refused'; problem: ShownProblem }
  /** The server could not be reached, or asks to retry later. */
  | { kind: 'later'; seconds?: number }
  /** If the session has ended, nothing is sent until the member signs in again. */
  | { kind: 'signed-out'; seconds?: undefined }

/** Refusals of everything, until the member accepts new terms or keeps their account. */
const untilDecided = ['problem.termsDue', 'problem.leaving']

/** Only the server itself can refuse; anything in between may respond with any status. */
export function failedAttempt(error: unknown): FailedAttempt {
  if (!(error instanceof ORPCError)) return { kind: 'later' }
  const { problem, parameters } = (error.data ?? {}) as Partial<ProblemData>
  if (error.status >= 500 || problem === undefined) return { kind: 'later' }
  if (error.status === 401) return { kind: 'signed-out' }
  if (error.status === 429) return { kind: 'later', seconds: Number(parameters?.['seconds'] ?? 0) }
  if (untilDecided.includes(problem)) return { kind: 'later' }
  return { kind: 'refused', problem: problemOf(error) }
}
