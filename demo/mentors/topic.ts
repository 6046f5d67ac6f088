import type { Industry } from '#features/profiles/vocabulary.ts'

/** What a mentor or advisor knows about. */
export interface MentorTopic {
  /** The industry it belongs to; null if it is useful in any. */
  industry: Industry | null
  /** What they did: sentences in the first person. */
  past: readonly string[]
  /** What they help with: sentences in the first person. */
  help: readonly string[]
  expertise: readonly string[]
  goals: readonly number[]
}
