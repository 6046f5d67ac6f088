import type { Database } from '#platform/server/database/index.ts'
import { type Job, job } from '#platform/server/jobs/index.ts'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { room } from '#platform/server/room.ts'
import type { Services } from '#platform/server/services.ts'
import { memberSupportContract } from '../contract.ts'
import { supportPath, supportedMemberPath } from '../paths.ts'
import { actsAbout, deleteOldActs, followActs } from './acts.ts'
import { runBulk } from './bulk.ts'
import { deleteOldBulks } from './bulk-queries.ts'
import { memberSupportHandlers } from './handlers.ts'
import { keepListings, listMissing } from './listings.ts'
import { mailAct } from './mail-act.ts'
import { memberSupportSearchables } from './searchables.ts'

const clearOld = ({ database }: Services): Job =>
  job({
    name: 'memberSupport.clearOld',
    retries: 2,
    schedule: '55 3 * * *',
    async run() {
      await deleteOldActs(database.kysely)
      await deleteOldBulks(database.kysely)
    },
  })

const memberSupportPersonalData: PersonalData = {
  lists: {
    lastSeen: {
      about: /*i18n*/ { id: 'file.copy.memberSupport.lastSeen', message: 'The day you last used your account.' },
      from: ['member_listings'],
      read: (reader, memberId) => reader.selectFrom('member_listings').select('last_seen_on').where('member_id', '=', memberId).execute(),
    },
    operatorsActs: {
      about: /*i18n*/ { id: 'file.copy.memberSupport.operatorsActs', message: 'What operators did with your account, and why.' },
      from: ['support_acts'],
      read: actsAbout,
    },
  },
  leftOut: {
    bulk_acts: /*i18n*/ {
      id: 'file.copy.memberSupport.without.bulk_acts',
      message: 'what you did with many members at once as an operator, stored for a day; it is in operatorActs',
    },
    bulk_act_members: /*i18n*/ {
      id: 'file.copy.memberSupport.without.bulk_act_members',
      message: 'lists of the members that operators chose, stored for a day',
    },
  },
  passingTables: ['bulk_act_members', 'bulk_acts'],
}

export const memberSupportRoom = room({
  name: 'memberSupport',
  contract: memberSupportContract,
  handlers: memberSupportHandlers,
  screens: [supportPath(), supportedMemberPath('$id')],
  reactions: () => [keepListings, followActs],
  jobs: (services) => [mailAct(services), runBulk(services), clearOld(services)],
  prepare: ({ database }: Services) => listMissing(database.kysely),
  rebuild: (database: Database) => listMissing(database.kysely),
  personalData: memberSupportPersonalData,
  searchables: memberSupportSearchables,
})
