import type { PlantedBug } from '../bug.ts'

/** Bugs in calendars, reminders, push, reports, copies of data and leaving. */
export const overviewBugs: readonly PlantedBug[] = [
  {
    name: 'An event of whole days ends a day early in calendars east of Greenwich',
    kind: 'a time zone mistake',
    file: 'features/calendars/server/ics.ts',
    find: 'end: event.all_day ? midnight(event.end_date, event.time_zone) : event.end_date,',
    replace: 'end: event.end_date,',
    tests: { rooms: ['features/calendars/server/'] },
  },
  {
    name: 'A reminder of a day before comes an hour off when the clocks change in the night',
    kind: 'a reminder at the wrong hour',
    file: 'features/reminders/due-at.ts',
    find: 'fromDate(event_date, time_zone)',
    replace: "fromDate(event_date, 'UTC')",
    tests: { unit: ['features/reminders/due-at.test.ts'] },
  },
  {
    name: 'The next member in a browser gets push messages with their contents, because the one before wanted that',
    kind: 'a setting of another member',
    file: 'features/push/server/queries.ts',
    find: 'sql<boolean>`push_devices.says_what and push_devices.user_id = ${user_id}`',
    replace: 'sql<boolean>`push_devices.says_what`',
    tests: { rooms: ['features/push/server/push.test.ts'] },
  },
  {
    name: 'An operator dismisses a report about themselves',
    kind: 'a wrong permission',
    file: 'features/reports/server/case-queries.ts',
    find: "    .where('c.version', '=', version)\n    .where(notAbout(operator))\n",
    replace: "    .where('c.version', '=', version)\n",
    tests: { rooms: ['features/reports/server/'] },
  },
  {
    name: 'A member has copies of their data made one after the other',
    kind: 'a limit not enforced',
    file: 'features/exports/server/queries.ts',
    find: '\n        .where(mayAskAgain),',
    replace: ',',
    tests: { rooms: ['features/exports/server/'] },
  },
  {
    name: 'A member who left gets the farewell again and again while a backup is made',
    kind: 'a mail sent twice',
    file: 'features/leaving/server/delete-due.ts',
    find: '        await forgetAddress(reader, id)\n      }\n',
    replace: '      }\n',
    tests: { rooms: ['features/leaving/server/'] },
  },
]
