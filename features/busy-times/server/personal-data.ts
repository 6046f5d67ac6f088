import { inParts, type PersonalData } from '#platform/server/personal-data.ts'

/** Rows read at a time. */
const atOnce = 1_000

/** Everything is deleted with the account. Addresses and passwords are in no copy: those who have them elsewhere need no other one. */
export const busyTimesPersonalData: PersonalData = {
  lists: {
    calendars: {
      about: /*i18n*/ {
        id: 'file.copy.busyTimes.calendars',
        message: 'Your calendars elsewhere, without their addresses and passwords.',
      },
      from: ['busy_calendars'],
      read: (reader, memberId) =>
        reader
          .selectFrom('busy_calendars')
          .select(['id', 'kind', 'name', 'host', 'zone', 'read_at', 'failure', 'failing_since', 'created_at'])
          .where('member_id', '=', memberId)
          .orderBy('created_at')
          .execute(),
    },
    blocks: {
      about: /*i18n*/ { id: 'file.copy.busyTimes.blocks', message: 'When you are busy according to your calendars elsewhere.' },
      from: ['busy_blocks'],
      read: (reader, memberId) =>
        inParts((after: { calendar_id: string; starts_at: Date; ends_at: Date } | undefined) =>
          reader
            .selectFrom('busy_blocks as b')
            .innerJoin('busy_calendars as c', 'c.id', 'b.calendar_id')
            .select(['b.calendar_id', 'b.starts_at', 'b.ends_at'])
            .where('c.member_id', '=', memberId)
            .$if(after !== undefined, (query) =>
              query.where(({ eb, refTuple, tuple }) =>
                eb(refTuple('b.calendar_id', 'b.starts_at'), '>', tuple(after?.calendar_id ?? '', after?.starts_at ?? new Date(0))),
              ),
            )
            .orderBy('b.calendar_id')
            .orderBy('b.starts_at')
            .limit(atOnce)
            .execute(),
        ),
    },
  },
}
