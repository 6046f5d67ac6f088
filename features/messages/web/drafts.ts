import { keptByMember, readText } from '#platform/web/kept-entries.ts'
import { useStore } from '#platform/web/use-store.ts'

/** What a member has typed and not sent, on this device, by whom it is for. */
const draftsOf = keptByMember('message_draft', readText)

/** Keeps what was typed for the other; white space alone is nothing. */
export function keepDraft(self: string, other: string, text: string): void {
  if (text.trim() === '') draftsOf(self).remove(other)
  else draftsOf(self).keep(other, text)
}

export const draftTo = (self: string, other: string): string => draftsOf(self).entries.get().get(other) ?? ''

/** Begins what a member will write to another, such as with what it is about. What they typed before stays below it. */
export function prepareMessage(self: string, other: string, beginning: string): void {
  const typed = draftTo(self, other)
  if (!typed.startsWith(beginning)) keepDraft(self, other, `${beginning}\n\n${typed}`)
}

/** All drafts by whom they are for. */
export const useDrafts = (self: string): ReadonlyMap<string, string> => useStore(draftsOf(self).entries)
