import type { PlantedBug } from '../bug.ts'

/** Bugs in the rooms that tie members together, and in those about the community itself. */
export const communityBugs: readonly PlantedBug[] = [
  {
    name: 'A block gives itself away: who is blocked back vanishes from the list of blocked members',
    kind: 'a block that leaks',
    file: 'features/relations/server/conditions.ts',
    find: ' and theirs.created_at < b.created_at',
    replace: '',
    tests: { rooms: ['features/relations/server/'] },
  },
  {
    name: 'A message that stays unread is mailed again every hour',
    kind: 'a mail sent twice',
    file: 'features/notifications/server/mail-queries.ts',
    find: 'sent.merged > merged',
    replace: 'sent.merged >= merged',
    tests: { rooms: ['features/notifications/server/'] },
  },
  {
    name: 'The second page of what operators did begins with the last act of the first page',
    kind: 'an off-by-one cursor',
    file: 'features/operators/server/log.ts',
    find: "entries.where('a.position', '<', before)",
    replace: "entries.where('a.position', '<=', before)",
    tests: { rooms: ['features/operators/server/'] },
  },
  {
    name: 'An operator overwrites the community settings that another one has just saved',
    kind: 'a race',
    file: 'features/community/server/queries.ts',
    find: "          .where('version', '=', version)\n",
    replace: '',
    tests: { rooms: ['features/community/server/'] },
  },
]
