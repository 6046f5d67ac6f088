import { failedAttempt } from '#platform/web/failed-attempt.ts'
import type { Answer } from './delivery.ts'

/** What a failure means for the message. */
export function answerOf(error: unknown): Answer {
  const failed = failedAttempt(error)
  if (failed.kind !== 'refused') return failed
  const { text, fields } = failed.problem
  return { kind: 'refused', words: fields['content'] ?? text }
}
