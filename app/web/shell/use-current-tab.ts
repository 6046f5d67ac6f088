import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { useLocation } from '@tanstack/react-router'
import { Bell, type LucideIcon } from 'lucide-react'
import { paths } from '#platform/paths.ts'
import { type Tab, tabs } from '../tabs.ts'

const [overview] = tabs as readonly [Tab, ...Tab[]]

interface Place {
  id: string
  label: MessageDescriptor
  icon: LucideIcon
}

/** Reached from the bell and the account menu; no room of its own. */
export const notificationsCentre: Place = { id: 'notifications', label: msg`Notifications centre`, icon: Bell }

/** The room one is in; other members' profiles belong to the directory. */
export function useCurrentTab(): Place {
  const path = useLocation({ select: (location) => location.pathname })
  if (path === paths.notifications()) return notificationsCentre
  const id = path.startsWith('/profile/') ? 'organisations' : path.replace('/dashboard/tab/', '')
  return tabs.find((tab) => tab.id === id) ?? overview
}
