import { useLocation } from '@tanstack/react-router'
import type { Tab } from '#platform/web/rooms/room.ts'
import { rooms, tabs } from '../rooms.ts'

/** Which section each screen belongs to, by the part of its path that never changes. */
const sections = rooms.flatMap(({ tab, screens = [] }) =>
  screens.flatMap(({ path, under }) => {
    const section = under === undefined ? tab : tabs.find(({ id }) => id === under)
    return section ? [{ start: path.replace(/\$.*/, ''), isWhole: !path.includes('$'), section }] : []
  }),
)

/** The section one is in. */
export const useCurrentTab = (): Tab => tabAt(useLocation({ select: (location) => location.pathname }))

/** The section that the screen at `path` belongs to; the first one where there is no screen. */
export function tabAt(path: string): Tab {
  const found = sections.find(({ start, isWhole }) => (isWhole ? path === start : path.startsWith(start)))
  const [first] = sections
  const section = (found ?? first)?.section
  if (!section) throw new Error('there are no rooms')
  return section
}
