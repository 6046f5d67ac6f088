import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { BriefcaseBusiness, CalendarDays, HeartHandshake, House, type LucideIcon, MessageCircle, UsersRound } from 'lucide-react'
import { type Place, type Tab, places as order } from '#platform/web/rooms/room.ts'
import { rooms } from '../rooms.ts'

interface NamedPlace {
  id: Place
  label: MessageDescriptor
  icon: LucideIcon
  /** In the order of the rooms, those of the menu of sections first. The first is where the place leads at first. */
  tabs: readonly Tab[]
}

const names: Record<Place, Pick<NamedPlace, 'label' | 'icon'>> = {
  home: { label: msg`Home`, icon: House },
  people: { label: msg({ message: 'People', context: 'place' }), icon: UsersRound },
  deals: { label: msg`Deals`, icon: BriefcaseBusiness },
  events: { label: msg`Events`, icon: CalendarDays },
  community: { label: msg`Community`, icon: HeartHandshake },
  messages: { label: msg`Messages`, icon: MessageCircle },
}

function tabsIn(place: Place): Tab[] {
  const tabs = rooms.flatMap(({ tab }) => (tab?.place === place ? [tab] : []))
  return [...tabs.filter(({ isUnlisted }) => !isUnlisted), ...tabs.filter(({ isUnlisted }) => isUnlisted)]
}

/** The sections, grouped by what members do. */
export const places: readonly NamedPlace[] = order.map((id) => ({ id, ...names[id], tabs: tabsIn(id) }))
