import { room } from '#platform/server/room.ts'
import { groupsContract } from '../contract.ts'
import { groupPath, groupsPath, operatedGroupsPath } from '../paths.ts'
import { groupsHandlers } from './handlers.ts'
import { watchableGroups } from './live.ts'
import { addedToGroup, groupRequested } from './notifications.ts'
import { groupsPersonalData } from './personal-data.ts'
import { groupSearchable } from './searchable.ts'

export const groupsRoom = room({
  name: 'groups',
  contract: groupsContract,
  handlers: groupsHandlers,
  screens: [groupsPath(), groupPath('$id'), operatedGroupsPath()],
  kinds: [addedToGroup, groupRequested],
  searchables: [groupSearchable],
  personalData: groupsPersonalData,
  live: { watchable: { group: watchableGroups } },
})
