import { msg } from '@lingui/core/macro'
import { ShieldCheck } from 'lucide-react'
import type { WebRoom } from '#platform/web/rooms/room.ts'
import { actsPath, operatorsPath, rolesPath } from '../paths.ts'

export const operatorsRoom: WebRoom = {
  // Reached from the account menu of those who run the community.
  tab: { id: 'operators', href: operatorsPath(), label: msg`Operators`, icon: ShieldCheck, isUnlisted: true },
  accountMenu: { label: msg`Operators`, icon: ShieldCheck, href: operatorsPath(), onlyForStaff: true, badge: 'operators.waiting' },
  console: [
    { href: rolesPath(), label: msg`Roles`, group: 'people', area: 'staff' },
    { href: actsPath(), label: msg`Activity log`, group: 'system', area: 'staff' },
  ],
  slots: {
    'profile.end': async () => (await import('./ProfileRole.tsx')).ProfileRole,
    'operators.waiting': async () => (await import('./WaitingBadge.tsx')).WaitingBadge,
  },
  follow: async () => (await import('./follow-roles.ts')).followRoles,
  screens: [
    { path: operatorsPath(), load: async () => (await import('./OperatorsScreen.tsx')).OperatorsScreen, slots: ['operators.overview'] },
    { path: rolesPath(), load: async () => (await import('./RolesScreen.tsx')).RolesScreen },
    { path: actsPath(), load: async () => (await import('./ActsScreen.tsx')).ActsScreen },
  ],
}
