import { msg } from '@lingui/core/macro'
import type { WebRoom } from '#platform/web/rooms/room.ts'
import { editFieldPath, fieldsPath, newFieldPath } from '../paths.ts'

export const fieldsRoom: WebRoom = {
  screens: [
    { path: fieldsPath(), under: 'operators', load: async () => (await import('./console/FieldsScreen.tsx')).FieldsScreen },
    {
      path: newFieldPath('$subject'),
      under: 'operators',
      load: async () => (await import('./console/EditFieldScreen.tsx')).NewFieldScreen,
    },
    { path: editFieldPath('$id'), under: 'operators', load: async () => (await import('./console/EditFieldScreen.tsx')).EditFieldScreen },
  ],
  console: [{ href: fieldsPath(), label: msg`Fields`, group: 'community', area: 'community' }],
  follow: async () => (await import('./follow-fields.ts')).followFields,
}
