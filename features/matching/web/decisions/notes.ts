import { keptByMember, readText } from '#platform/web/kept-entries.ts'
import { useStore } from '#platform/web/use-store.ts'
import { longestNote } from '../../limits.ts'

/** Notes to be sent with an accept, by receiver; stored on the device until the member decides. */
const notesOf = keptByMember('match_note', readText)

/** A note of only white space is removed. */
export function saveNote(self: string, other: string, text: string): void {
  if (text.trim() === '') notesOf(self).remove(other)
  else notesOf(self).keep(other, text)
}

/** Longer notes are kept, so that nothing written is lost, but cannot be sent. */
export const isNoteTooLong = (note: string): boolean => note.trim().length > longestNote

/** The notes, by receiver. */
export const useNotes = (self: string): ReadonlyMap<string, string> => useStore(notesOf(self).entries)

export const noteTo = (self: string, other: string): string => notesOf(self).entries.get().get(other) ?? ''
