import { useSyncExternalStore } from 'react'
import { type KeptEntries, keptEntries } from '#platform/web/kept-entries.ts'

const allNotes = new Map<string, KeptEntries<string>>()

/** What a member wrote to go along with an accept, by whom it is for; kept on the device until they decide. */
function notesOf(self: string): KeptEntries<string> {
  const notes = allNotes.get(self) ?? keptEntries(`match_note_${self}_`, (kept) => (typeof kept === 'string' ? kept : undefined))
  allNotes.set(self, notes)
  return notes
}

/** White space alone is nothing. */
export function keepNote(self: string, other: string, text: string): void {
  if (text.trim() === '') notesOf(self).remove(other)
  else notesOf(self).keep(other, text)
}

/** The notes by whom they are for. */
export function useNotes(self: string): ReadonlyMap<string, string> {
  const notes = notesOf(self)
  return useSyncExternalStore(notes.subscribe, notes.all)
}

export const noteTo = (self: string, other: string): string => notesOf(self).all().get(other) ?? ''
