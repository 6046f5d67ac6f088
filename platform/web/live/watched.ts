import { watchLimit } from '#platform/live.ts'
import { send } from './registry.ts'

/** How many components show each subject, in order of the most recent mount. */
const counts = new Map<string, number>()
let isTelling = false

/** Collects what a screen mounts and unmounts while scrolling or navigating. */
const gathering = 100

/** All subjects on screen; above the limit, the most recent ones. */
export const watchedSubjects = (): string[] => [...counts.keys()].slice(-watchLimit)

/** @returns stops watching */
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
