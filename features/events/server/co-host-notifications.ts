import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'
import { type NewNotification, type Retraction, notificationKind } from '#platform/server/notification-kind.ts'
import { members } from '#features/members/server/index.ts'
import { isHidden } from '#features/relations/server/index.ts'
import { eventPath } from '../paths.ts'
import { mailTexts } from './mail-texts.ts'
import { whenInText } from './when.ts'

/** A member who is invited to host an event, or has accepted. */
interface CoHosting {
  event_id: string
  member_id: string
  /** The member's own. */
  full_name: string
  invited_by: string | null
  inviter: string | null
  host_id: string | null
  title: string
  event_date: Date
  end_date: Date
  time_zone: string
  all_day: boolean
}

interface Pair {
  event_id: string
  member_id: string
}

/** Invitations to upcoming events that stand, unanswered or accepted, between members who see each other. */
async function coHosting(reader: Reader, pairs: readonly Pair[], isAccepted: boolean): Promise<CoHosting[]> {
  const { rows } = await sql<CoHosting>`
    select c.event_id, c.member_id, u.full_name, c.invited_by, i.full_name as inviter, e.user_id as host_id, e.title, e.event_date, e.end_date,
      e.time_zone, e.all_day
    from unnest(${pairs.map(({ event_id }) => event_id)}::uuid[], ${pairs.map(({ member_id }) => member_id)}::uuid[]) as pair (event_id, member_id)
    join event_co_hosts c on c.event_id = pair.event_id and c.member_id = pair.member_id and (c.accepted_at is not null) = ${isAccepted}
    join events e on e.id = c.event_id and e.status = 'scheduled' and e.end_date > now() and not ${isHidden(sql.ref('c.member_id'), sql.ref('e.user_id'))}
    join ${members.as('u')} on u.id = c.member_id left join ${members.as('i')} on i.id = c.invited_by`.execute(reader)
  return rows
}

/** Invitations that were taken back or declined, and have not been sent again since; and unanswered ones to cancelled events. */
async function invitationsGone(reader: Reader, pairs: readonly Pair[], cancelled: readonly string[]): Promise<Pair[]> {
  const { rows } = await sql<Pair>`
    select event_id, member_id
    from unnest(${pairs.map(({ event_id }) => event_id)}::uuid[], ${pairs.map(({ member_id }) => member_id)}::uuid[]) as pair (event_id, member_id)
    where not exists (select from event_co_hosts c where c.event_id = pair.event_id and c.member_id = pair.member_id)
    union select event_id, member_id from event_co_hosts where event_id = any(${cancelled}::uuid[]) and accepted_at is null`.execute(reader)
  return rows
}

const keyOfInvitation = (eventId: string) => `co-host ${eventId}`

/** Asks a member to host an event, too. Withdrawn once the invitation is taken back or the event is cancelled. */
export const coHostInvited = notificationKind({
  name: 'events.coHostInvited',
  type: 'events',
  priority: 'high',
  toast: { .../*i18n*/ { id: 'notification.coHostInvitedToast', message: 'You are invited to host an event' } },
  on: ['event.coHostInvited', 'event.coHostGone', 'event.cancelled'],

  async notify(tx, events) {
    const pairsIf = (type: 'event.coHostInvited' | 'event.coHostGone') =>
      events.flatMap((event) => (event.type === type ? [event.payload] : []))
    const cancelled = events.flatMap(({ type, payload }) => (type === 'event.cancelled' ? [payload.event_id] : []))
    const gone = await invitationsGone(tx, pairsIf('event.coHostGone'), cancelled)
    const news: (NewNotification | Retraction)[] = gone.map(({ event_id, member_id }) => ({
      user_id: member_id,
      key: keyOfInvitation(event_id),
      retracts: 0,
    }))
    for (const each of await coHosting(tx, pairsIf('event.coHostInvited'), false)) {
      if (each.inviter === null) continue
      news.push({
        user_id: each.member_id,
        key: keyOfInvitation(each.event_id),
        title: {
          .../*i18n*/ { id: 'notification.coHostInvited', message: '{name} invites you to host {event} with them' },
          parameters: { name: each.inviter, event: each.title },
        },
        description: whenInText(each),
        target: eventPath(each.event_id),
        actor_id: each.invited_by,
        count: 1,
      })
    }
    return news
  },

  mail: {
    after: 'a while',
    async compose(reader, userId, key, { say }) {
      const [each] = await coHosting(reader, [{ event_id: key.slice(key.indexOf(' ') + 1), member_id: userId }], false)
      if (!each?.inviter) return undefined
      return {
        subject: say(mailTexts.coHost, { event: each.title }),
        paragraphs: [say(mailTexts.coHostBy, { name: each.inviter, event: each.title, when: whenInText(each) })],
        button: { label: say(mailTexts.open), target: eventPath(each.event_id) },
      }
    },
  },
})

/** Tells a host that somebody hosts the event with them. */
export const coHostAccepted = notificationKind({
  name: 'events.coHostAccepted',
  type: 'events',
  priority: 'medium',
  toast: { .../*i18n*/ { id: 'notification.coHostAcceptedToast', message: 'Your event has a co-host' } },
  on: ['event.coHostAccepted'],

  async notify(tx, events) {
    const accepted = await coHosting(
      tx,
      events.map(({ payload }) => payload),
      true,
    )
    return accepted.flatMap((each) =>
      each.host_id === null
        ? []
        : {
            user_id: each.host_id,
            key: `co-hosts ${each.event_id} ${each.member_id}`,
            title: {
              .../*i18n*/ { id: 'notification.coHostAccepted', message: '{name} now hosts {event} with you' },
              parameters: { name: each.full_name, event: each.title },
            },
            description: '',
            target: eventPath(each.event_id),
            actor_id: each.member_id,
            count: 1,
          },
    )
  },
})
