import type { NamedPersonalData } from '#platform/server/personal-data.ts'
import { room } from '#platform/server/room.ts'
import { exportsContract } from '../contract.ts'
import { exportsHandlers } from './handlers.ts'
import { clearExports, exportsFolder, makeExport } from './make-export.ts'
import { exportReady } from './notifications.ts'

/** @param kept the personal data of each room, available once all rooms are loaded */
export const exportsRoom = (kept: () => readonly NamedPersonalData[]) =>
  room({
    name: 'exports',
    contract: exportsContract,
    handlers: exportsHandlers,
    kinds: [exportReady],
    jobs: (services) => [makeExport(services, kept), clearExports(services)],
    personalData: {
      lists: {
        copies: {
          about: /*i18n*/ { id: 'file.copy.exports.copies', message: 'The copy you requested.' },
          from: ['data_exports'],
          read: (reader, memberId) =>
            reader.selectFrom('data_exports').select(['asked_at', 'state']).where('member_id', '=', memberId).execute(),
        },
      },
      passingFolders: [exportsFolder],
      passingTables: ['data_exports'],
    },
  })
