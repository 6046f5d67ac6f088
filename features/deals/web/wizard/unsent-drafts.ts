import { isObject, keptByMember } from '#platform/web/kept-entries.ts'

/** Input that the server has not acknowledged yet. */
interface UnsentDraft {
  /** Whether the deal has not been posted yet. */
  isNew: boolean
  content: Record<string, unknown>
}

/** By deal id, on this device. */
export const unsentDrafts = keptByMember<UnsentDraft>('deal_draft', (kept) =>
  isObject(kept) && typeof kept['isNew'] === 'boolean' && isObject(kept['content']) ? (kept as unknown as UnsentDraft) : undefined,
)
