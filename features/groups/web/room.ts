import { msg } from '@lingui/core/macro'
import { Boxes } from 'lucide-react'
import { type WebRoom, badge } from '#platform/web/rooms/room.ts'
import { groupPath, groupsPath, operatedGroupsPath } from '../paths.ts'
import { groupChoices } from './data.ts'

export const groupsRoom: WebRoom = {
  tab: {
    id: 'groups',
    place: 'community',
    label: msg`Groups`,
    icon: Boxes,
    // A community without groups is not troubled with them.
    listedIf: badge(groupChoices, ({ items, hasOthers }) => items.length + Number(hasOthers)),
  },
  screens: [
    { path: groupsPath(), load: async () => (await import('./list/GroupsScreen.tsx')).GroupsScreen },
    {
      path: groupPath('$id'),
      load: async () => (await import('./page/GroupPage.tsx')).GroupPage,
      slots: ['group.posts', 'choose.member'],
    },
    {
      path: operatedGroupsPath(),
      under: 'operators',
      load: async () => (await import('./operators/OperatedGroups.tsx')).OperatedGroups,
      slots: ['choose.member'],
    },
  ],
  searchKinds: [{ kind: 'group', label: msg`Groups`, icon: Boxes }],
  console: [{ href: operatedGroupsPath(), label: msg`Groups`, group: 'people', area: 'programme' }],
  follow: async () => (await import('./follow-groups.ts')).followGroups,
}
