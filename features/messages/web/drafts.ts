import { useSyncExternalStore } from 'react'
import { type KeptEntries, keptEntries } from '#platform/web/kept-entries.ts'

const drafts = new Map<string, KeptEntries<string>>()

/** What a member has typed and not sent, on this device, by whom it is for. */
function draftsOf(member: string): KeptEntries<string> {
  const kept = drafts.get(member) ?? keptEntries(`message_draft_${member}_`, (entry) => (typeof entry === 'string' ? entry : undefined))
  drafts.set(member, kept)
  return kept
}

/** Keeps what was typed for the other; white space alone is nothing. */
export function keepDraft(self: string, other: string, text: string): void {
  if (text.trim() === '') draftsOf(self).remove(other)
  else draftsOf(self).keep(other, text)
}

export const draftTo = (self: string, other: string): string => draftsOf(self).all().get(other) ?? ''

/** All drafts by whom they are for. */
export function useDrafts(self: string): ReadonlyMap<string, string> {
  const kept = draftsOf(self)
  return useSyncExternalStore(kept.subscribe, kept.all)
}
