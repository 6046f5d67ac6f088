import { CuratedEvents } from './CuratedEvents.tsx'
import { Sources } from './Sources.tsx'

/** The operators' sections for events: sources, and the curated list. */
export function EventSections() {
  return (
    <>
      <Sources />
      <CuratedEvents />
    </>
  )
}
