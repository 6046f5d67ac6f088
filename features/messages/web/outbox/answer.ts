import { ORPCError } from '@orpc/client'
import type { ProblemData } from '#platform/contract.ts'
import { problemOf } from '#platform/web/problem.ts'
import type { Answer } from './delivery.ts'

/** What a failure means for the message. Only the server itself refuses; what stands between may say anything. */
export function answerOf(error: unknown): Answer {
  if (!(error instanceof ORPCError)) return { kind: 'later' }
  const { problem, parameters } = (error.data ?? {}) as Partial<ProblemData>
  if (error.status >= 500 || problem === undefined) return { kind: 'later' }
  if (error.status === 401) return { kind: 'signed-out' }
  if (error.status === 429) return { kind: 'later', seconds: Number(parameters?.['seconds'] ?? 0) }
  const { text, fields } = problemOf(error)
  return { kind: 'refused', words: fields['content'] ?? text }
}
