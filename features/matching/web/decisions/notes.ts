import { keptByMember, readText } from '#platform/web/kept-entries.ts'
import { useStore } from '#platform/web/use-store.ts'

/** What a member wrote to go along with an accept, by whom it is for; kept on the device until they decide. */
const notesOf = keptByMember('match_note', readText)

/** White space alone is nothing. */
export function keepNote(self: string, other: string, text: string): void {
  if (text.trim() === '') notesOf(self).remove(other)
  else notesOf(self).keep(other, text)
}

/** The notes by whom they are for. */
export const useNotes = (self: string): ReadonlyMap<string, string> => useStore(notesOf(self).entries)

export const noteTo = (self: string, other: string): string => notesOf(self).entries.get().get(other) ?? ''
