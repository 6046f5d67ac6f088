import { keptByMember, readText } from '#platform/web/kept-entries.ts'
import { useStore } from '#platform/web/use-store.ts'

/** A member's message drafts on this device, by receiver. */
const draftsOf = keptByMember('message_draft', readText)

/** Saves a draft; one of only white space is removed. */
export function saveDraft(self: string, other: string, text: string): void {
  if (text.trim() === '') draftsOf(self).remove(other)
  else draftsOf(self).keep(other, text)
}

export const draftTo = (self: string, other: string): string => draftsOf(self).entries.get().get(other) ?? ''

/** Starts a member's message to another, such as with its subject. An existing draft stays below it. */
export function prepareMessage(self: string, other: string, beginning: string): void {
  const typed = draftTo(self, other)
  if (!typed.startsWith(beginning)) saveDraft(self, other, `${beginning}\n\n${typed}`)
}

/** All drafts, by receiver. */
export const useDrafts = (self: string): ReadonlyMap<string, string> => useStore(draftsOf(self).entries)
