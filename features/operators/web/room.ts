import { msg } from '@lingui/core/macro'
import { ShieldCheck } from 'lucide-react'
import type { WebRoom } from '#platform/web/rooms/room.ts'
import { operatorsPath } from '../paths.ts'

export const operatorsRoom: WebRoom = {
  // Reached from the account menu of operators.
  tab: { id: 'operators', href: operatorsPath(), label: msg`Operators`, icon: ShieldCheck, isUnlisted: true },
  accountMenu: { label: msg`Operators`, icon: ShieldCheck, href: operatorsPath(), onlyFor: 'admin', badge: 'operators.waiting' },
  screens: [
    {
      path: operatorsPath(),
      load: async () => (await import('./OperatorsScreen.tsx')).OperatorsScreen,
      slots: ['operators.section'],
    },
  ],
}
