import { useLocation } from '@tanstack/react-router'
import type { Tab } from '#platform/web/rooms/room.ts'
import { rooms, tabs } from '../rooms.ts'

/** The section of each screen, by the static prefix of its path. */
const sections = rooms.flatMap(({ tab, screens = [] }) =>
  screens.flatMap(({ path, under }) => {
    const section = under === undefined ? tab : tabs.find(({ id }) => id === under)
    return section ? [{ start: path.replace(/\$.*/, ''), isWhole: !path.includes('$'), section }] : []
  }),
)

/** The current section. */
export const useCurrentTab = (): Tab => tabAt(useLocation({ select: (location) => location.pathname }))

/** The section of the screen at `path`; the first one if there is no screen. */
export function tabAt(path: string): Tab {
  const found = sections.find(({ start, isWhole }) => (isWhole ? path === start : path.startsWith(start)))
  const [first] = sections
  const section = (found ?? first)?.section
  if (!section) throw new Error('there are no rooms')
  return section
}
