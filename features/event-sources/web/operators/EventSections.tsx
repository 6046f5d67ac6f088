import { CuratedEvents } from './CuratedEvents.tsx'
import { Sources } from './Sources.tsx'

/** What operators look after of the events: the sources, and the curated list. */
export function EventSections() {
  return (
    <>
      <Sources />
      <CuratedEvents />
    </>
  )
}
