import type { PlantedBug } from '../bug.ts'

/** Bugs in what every room's server is built on. */
export const serverBugs: readonly PlantedBug[] = [
  {
    name: 'A notification is lost when two changes are committed in the other order than they began',
    kind: 'a race',
    file: 'platform/server/events/run-reaction.ts',
    find: 'sql`e.transaction_id < pg_snapshot_xmin(pg_current_snapshot())`',
    replace: 'sql`true`',
    tests: { rooms: ['platform/server/events/'] },
  },
  {
    name: 'Work that failed for the last time is nowhere to be seen',
    kind: 'an off-by-one retry',
    file: 'platform/server/jobs/index.ts',
    find: 'if (retryCount < retryLimit)',
    replace: 'if (retryCount <= retryLimit)',
    tests: { rooms: ['platform/server/jobs/'] },
  },
  {
    name: 'After a restored backup, nothing new can be stored',
    kind: 'a lost state',
    file: 'platform/server/backup/restore.ts',
    find: '  await setSequences(tx, header.sequences)\n',
    replace: '',
    tests: { rooms: ['platform/server/backup/'] },
  },
  {
    name: 'Two uploads at once fill more than a member’s share of the storage',
    kind: 'a missing lock',
    file: 'platform/server/files/member-files.ts',
    find: '  await advisoryLock(tx, `stored_files ${memberId}`)\n',
    replace: '',
    tests: { rooms: ['platform/server/files/', 'features/profiles/server/pictures/uploads.test.ts'] },
  },
  {
    name: 'A visitor reads the page in the language that they understand second best',
    kind: 'a wrong translation fallback',
    file: 'platform/server/http/language.ts',
    find: '    .toSorted((a, b) => b.weight - a.weight)\n',
    replace: '',
    tests: { rooms: ['platform/server/http/language.test.ts'] },
  },
  {
    name: 'After a block, an open page still follows what the other member changes in their profile',
    kind: 'a block that leaks',
    file: 'platform/server/live/hub.ts',
    find: '    if (event.rewatch) for (const client of clients) client.rewatch()\n',
    replace: '',
    tests: { rooms: ['platform/server/live/', 'features/relations/server/', 'features/profiles/server/live.test.ts'] },
  },
  {
    name: 'What a member writes is taken for markup in emails',
    kind: 'an unescaped text',
    file: 'platform/server/mail/layout.ts',
    find: 'overflow-wrap:anywhere">${escaped(text)}</p>',
    replace: 'overflow-wrap:anywhere">${text}</p>',
    tests: { rooms: ['features/notifications/server/mails.test.ts', 'features/messages/server/notifications.test.ts'] },
  },
]
