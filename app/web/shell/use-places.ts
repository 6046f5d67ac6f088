import { type Tab } from '#platform/web/rooms/room.ts'
import { hrefOf } from '../rooms.ts'
import { useLastTabs } from './last-tabs.ts'
import { useIsListed } from './listed-tabs.ts'
import { places } from './places.ts'
import { useIsLocked } from './use-is-locked.ts'
import { useWaiting } from './Waiting.tsx'

/** A place as its link shows it. */
type ShownPlace = Omit<(typeof places)[number], 'tabs'> & {
  /** Its last tab. */
  href: string
  badge: string | undefined
  /** Those that this member has use for. */
  tabs: readonly Tab[]
}

export function usePlaces(): readonly ShownPlace[] {
  const isListed = useIsListed()
  const isLocked = useIsLocked()
  const last = useLastTabs()
  const waiting = useWaiting()
  return places.flatMap((place) => {
    const tabs = place.tabs.filter((tab) => isListed(tab) && !isLocked(tab))
    const opened = tabs.find(({ id }) => id === last[place.id]) ?? tabs[0]
    return opened ? [{ ...place, tabs, href: hrefOf(opened), badge: waiting(...tabs.map(({ id }) => id)) }] : []
  })
}
