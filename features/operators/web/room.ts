import { msg } from '@lingui/core/macro'
import { ShieldCheck } from 'lucide-react'
import type { WebRoom } from '#platform/web/rooms/room.ts'
import { operatorsPath } from '../paths.ts'

export const operatorsRoom: WebRoom = {
  // Reached from the account menu of operators.
  tab: { id: 'operators', href: operatorsPath(), label: msg`Operators`, icon: ShieldCheck, isUnlisted: true },
  accountMenu: { label: msg`Operators`, icon: ShieldCheck, href: operatorsPath(), onlyForStaff: true, badge: 'operators.waiting' },
  slots: { 'profile.end': async () => (await import('./ProfileRole.tsx')).ProfileRole },
  follow: async () => (await import('./follow-roles.ts')).followRoles,
  screens: [
    {
      path: operatorsPath(),
      load: async () => (await import('./OperatorsScreen.tsx')).OperatorsScreen,
      slots: ['operators.moderation', 'operators.programme', 'operators.community'],
    },
  ],
}
