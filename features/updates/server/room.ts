import { room } from '#platform/server/room.ts'
import { updatesContract } from '../contract.ts'
import { newUpdatePath, updatePath, updatesPath } from '../paths.ts'
import { updatesHandlers } from './handlers.ts'
import { updateReceived } from './notifications.ts'
import { updatesPersonalData } from './personal-data.ts'
import { updateReportable } from './reportable.ts'
import { updateSearchable } from './searchable.ts'

export const updatesRoom = room({
  name: 'updates',
  contract: updatesContract,
  handlers: updatesHandlers,
  screens: [updatesPath(), newUpdatePath(), updatePath('$id')],
  kinds: [updateReceived],
  reportables: [updateReportable],
  searchables: [updateSearchable],
  personalData: updatesPersonalData,
})
