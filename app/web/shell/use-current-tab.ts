import { useLocation } from '@tanstack/react-router'
import { type Tab, tabs } from '../tabs.ts'

const [overview] = tabs as readonly [Tab, ...Tab[]]

/** The room one is in; other members' profiles belong to the directory. */
export function useCurrentTab(): Tab {
  const path = useLocation({ select: (location) => location.pathname })
  const id = path.startsWith('/profile/') ? 'organisations' : path.replace('/dashboard/tab/', '')
  return tabs.find((tab) => tab.id === id) ?? overview
}
