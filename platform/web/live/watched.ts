import { watchLimit } from '#platform/live.ts'
import { send } from './registry.ts'

/** How many components show each subject; those shown last stand last. */
const counts = new Map<string, number>()
let isTelling = false

/** Long enough to gather what a screen mounts and unmounts while one scrolls or moves on. */
const gathering = 100

/** Every subject on screen once; of too many, those that came last. */
export const watchedSubjects = (): string[] => [...counts.keys()].slice(-watchLimit)

/** @returns ends the watching */
export function watch(subjects: readonly string[]): () => void {
  for (const subject of subjects) {
    const count = counts.get(subject) ?? 0
    counts.delete(subject)
    counts.set(subject, count + 1)
  }
  tellSoon()
  return () => {
    for (const subject of subjects) {
      const count = counts.get(subject) ?? 0
      if (count > 1) counts.set(subject, count - 1)
      else counts.delete(subject)
    }
    tellSoon()
  }
}

function tellSoon() {
  if (isTelling) return
  isTelling = true
  setTimeout(() => {
    isTelling = false
    send({ type: 'watch', subjects: watchedSubjects() })
  }, gathering)
}
