import { room } from '#platform/server/room.ts'
import { directoryContract } from '../contract.ts'
import { directoryPath } from '../paths.ts'
import { updateEntries } from './entries.ts'
import { directoryHandlers } from './handlers.ts'
import { updateOrganisations } from './organisations/entries.ts'
import { directoryPersonalData } from './personal-data.ts'
import { rebuildDirectory } from './rebuild.ts'
import { directorySearchables } from './searchables.ts'

export const directoryRoom = room({
  name: 'directory',
  contract: directoryContract,
  handlers: directoryHandlers,
  screens: [directoryPath()],
  personalData: directoryPersonalData,
  reactions: (services) => [updateEntries(services), updateOrganisations(services)],
  rebuild: rebuildDirectory,
  searchables: directorySearchables,
})
