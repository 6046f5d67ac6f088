import { msg } from '@lingui/core/macro'
import { Hourglass } from 'lucide-react'
import type { WebRoom } from '#platform/web/rooms/room.ts'
import { offerPath, officeHoursPath, ownOfficeHoursPath } from '../paths.ts'

const label = msg`Office hours`

export const officeHoursRoom: WebRoom = {
  tab: { id: 'office-hours', place: 'events', href: officeHoursPath(), label, icon: Hourglass, isUnlisted: true },
  accountMenu: { label, icon: Hourglass, href: officeHoursPath() },
  palette: [
    { id: 'office-hours', label, icon: Hourglass, href: officeHoursPath() },
    { id: 'own-office-hours', label: msg`Your office hours`, icon: Hourglass, href: ownOfficeHoursPath() },
  ],
  screens: [
    { path: officeHoursPath(), load: async () => (await import('./find/OfficeHoursScreen.tsx')).OfficeHoursScreen },
    { path: ownOfficeHoursPath(), load: async () => (await import('./own/OwnOfficeHours.tsx')).OwnOfficeHours },
    { path: offerPath('$id'), load: async () => (await import('./find/OfferPage.tsx')).OfferPage },
  ],
  searchKinds: [{ kind: 'officeHours', label, icon: Hourglass }],
  slots: {
    'meetings.actions': async () => (await import('./OfficeHoursLink.tsx')).OfficeHoursLink,
    'profile.aside': async () => (await import('./MemberOfficeHours.tsx')).MemberOfficeHours,
  },
  follow: async () => (await import('./follow-office-hours.ts')).followOfficeHours,
}
