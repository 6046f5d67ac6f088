import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'
import { type Retraction, notificationKind } from '#platform/server/notification-kind.ts'
import { groupNames, isReadableBy, peopleOf } from '#features/groups/server/index.ts'
import { members } from '#features/members/server/index.ts'
import { isHidden } from '#features/relations/server/index.ts'
import { eventPath } from '../paths.ts'
import { mailTexts } from './mail-texts.ts'
import { whenInText } from './when.ts'

/** An event of a group, and somebody of the group who is told of it. */
interface GroupEvent {
  event_id: string
  group_id: string
  user_id: string
  host_id: string
  host: string
  title: string
  event_date: Date
  end_date: Date
  time_zone: string
  all_day: boolean
}

/** Of a series, its people are told of the first date only. */
const isFirst = sql<boolean>`(e.series_id is null or e.series_id = e.id)`

async function groupEvents(reader: Reader, ids: readonly string[], reader_id?: string): Promise<GroupEvent[]> {
  const { rows } = await sql<GroupEvent>`
    select e.id as event_id, e.group_id, told.member_id as user_id, e.user_id as host_id, u.full_name as host, e.title, e.event_date, e.end_date,
      e.time_zone, e.all_day
    from events e join ${members.as('u')} on u.id = e.user_id cross join lateral ${peopleOf(sql.ref('e.group_id'))} told
    where e.id = any(${ids}::uuid[]) and e.group_id is not null and ${isFirst} and e.status = 'scheduled' and e.end_date > now()
      and told.member_id <> e.user_id and not ${isHidden(sql.ref('told.member_id'), sql.ref('e.user_id'))}
      and ${reader_id === undefined ? sql`true` : sql`told.member_id = ${reader_id}`}`.execute(reader)
  return rows
}

const keyOf = (eventId: string) => `group event ${eventId}`
const eventIn = (key: string) => key.slice(keyOf('').length)

/** Notifies the people of a group of its new events, until the event is off or they leave the group. */
export const groupEventPosted = notificationKind({
  name: 'events.inGroup',
  type: 'events',
  priority: 'low',
  toast: { .../*i18n*/ { id: 'notification.groupEventToast', message: 'New event in your group' } },
  on: ['event.posted', 'event.cancelled', 'event.hidden', 'group.left'],
  // Each may concern all people of a group.
  atOnce: 5,

  async notify(tx, events) {
    const posted = events.flatMap((event) => (event.type === 'event.posted' ? [event.payload.event_id] : []))
    const found = await groupEvents(tx, posted)
    const names = await groupNames(
      tx,
      found.map(({ group_id }) => group_id),
    )
    const told = found.map((each) => ({
      user_id: each.user_id,
      key: keyOf(each.event_id),
      title: {
        .../*i18n*/ { id: 'notification.groupEvent', message: '{name} hosts {event} in {group}' },
        parameters: { name: each.host, event: each.title, group: names.get(each.group_id) ?? '' },
      },
      description: whenInText(each),
      target: eventPath(each.event_id),
      actor_id: each.host_id,
    }))
    const off = events.flatMap(({ type, payload }) => (type === 'event.cancelled' || type === 'event.hidden' ? [payload.event_id] : []))
    const left = events.flatMap((event) => (event.type === 'group.left' ? [event.payload] : []))
    return [...told, ...(await retractions(tx, off, left))]
  },

  mail: {
    after: 'a while',
    async compose(reader, userId, key, { say }) {
      const [each] = await groupEvents(reader, [eventIn(key)], userId)
      if (!each) return undefined
      const group = (await groupNames(reader, [each.group_id])).get(each.group_id) ?? ''
      return {
        subject: say(mailTexts.inGroup, { group }),
        paragraphs: [say(mailTexts.hostsInGroup, { name: each.host, event: each.title, group, when: whenInText(each) })],
        button: { label: say(mailTexts.open), target: eventPath(each.event_id) },
      }
    },
  },
})

async function retractions(
  reader: Reader,
  off: readonly string[],
  left: readonly { group_id: string; member_id: string }[],
): Promise<Retraction[]> {
  const { rows } = await sql<{ user_id: string; event_id: string }>`
    select told.member_id as user_id, e.id as event_id from events e cross join lateral ${peopleOf(sql.ref('e.group_id'))} told
    where e.id = any(${off}::uuid[])
    union all
    select gone.member_id, e.id
    from unnest(${left.map(({ group_id }) => group_id)}::uuid[], ${left.map(({ member_id }) => member_id)}::uuid[]) as gone (group_id, member_id)
    join events e on e.group_id = gone.group_id
    where e.end_date > now() and not ${isReadableBy(sql.ref('gone.group_id'), sql.ref('gone.member_id'))}`.execute(reader)
  return rows.map(({ user_id, event_id }) => ({ user_id, key: keyOf(event_id), retracts: 0 }))
}
