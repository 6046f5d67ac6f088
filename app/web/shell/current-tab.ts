import { useLocation } from '@tanstack/react-router'
import type { Tab } from '#platform/web/rooms/room.ts'
import { rooms } from '../rooms.ts'

/** The section of each screen, by its path, or by the static prefix of it for addresses below. */
const sections = rooms.flatMap(({ tab, screens = [] }) =>
  screens.flatMap(({ path, under }) => {
    const section = under === undefined ? tab : rooms.find((room) => room.tab?.id === under)?.tab
    const whole = new RegExp(`^${path.replace(/\$\w+/g, '[^/]+')}$`)
    return section ? [{ whole, start: path.replace(/\$.*/, ''), hasParameter: path.includes('$'), section }] : []
  }),
)

/** The current section. */
export const useCurrentTab = (): Tab => tabAt(useLocation({ select: (location) => location.pathname }))

/** The section of the screen at `path`; the first one if there is no screen. */
export function tabAt(path: string): Tab {
  const found =
    sections.find(({ whole }) => whole.test(path)) ?? sections.find(({ start, hasParameter }) => hasParameter && path.startsWith(start))
  const [first] = sections
  const section = (found ?? first)?.section
  if (!section) throw new Error('there are no rooms')
  return section
}
