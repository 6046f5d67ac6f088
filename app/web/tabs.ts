import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { CircleUserRound, House, LayoutDashboard, type LucideIcon, MessageCircle, Sparkles, UsersRound } from 'lucide-react'

export interface Tab {
  id: 'overview' | 'profile' | 'organisations' | 'matching' | 'messages'
  /** In the header's dropdown, the palette and as the page's title. */
  label: MessageDescriptor
  icon: LucideIcon
  /** In the phone's bottom bar; absent if it has no place there. */
  phone?: { label: MessageDescriptor; icon: LucideIcon }
}

/** The rooms of the dashboard, in the order of the dropdown. */
export const tabs: readonly Tab[] = [
  { id: 'overview', label: msg`Dashboard`, icon: LayoutDashboard, phone: { label: msg`Home`, icon: House } },
  { id: 'profile', label: msg`Profile`, icon: CircleUserRound, phone: { label: msg`Profile`, icon: CircleUserRound } },
  { id: 'organisations', label: msg`Directory`, icon: UsersRound, phone: { label: msg`Directory`, icon: UsersRound } },
  { id: 'matching', label: msg`AI Match`, icon: Sparkles, phone: { label: msg`Matching`, icon: Sparkles } },
  { id: 'messages', label: msg`Messages`, icon: MessageCircle, phone: { label: msg`Messages`, icon: MessageCircle } },
]

/** The bottom bar has an order of its own: the profile stands last. */
export const phoneTabs = [...tabs.filter((tab) => tab.phone && tab.id !== 'profile'), ...tabs.filter((tab) => tab.id === 'profile')]
