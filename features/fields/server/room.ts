import { room } from '#platform/server/room.ts'
import { fieldsContract } from '../contract.ts'
import { editFieldPath, fieldsPath, newFieldPath } from '../paths.ts'
import { forgetArchived } from './forget-archived.ts'
import { fieldsHandlers } from './handlers.ts'
import { watchableFields } from './live.ts'
import { fieldsPersonalData } from './personal-data.ts'

export const fieldsRoom = room({
  name: 'fields',
  contract: fieldsContract,
  handlers: fieldsHandlers,
  screens: [fieldsPath(), newFieldPath('$subject'), editFieldPath('$id')],
  jobs: (services) => [forgetArchived(services)],
  personalData: fieldsPersonalData,
  live: { watchable: { fields: watchableFields } },
})
