import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { withCompany } from '#platform/server/mail/index.ts'
import { notificationKind } from '#platform/server/notification-kind.ts'
import { members } from '#features/members/server/index.ts'
import { isHidden } from '#features/relations/server/index.ts'
import { updatePath } from '../paths.ts'
import { mailTexts } from './mail-texts.ts'

const keyOf = (id: string) => `update ${id}`
const idIn = (key: string) => key.slice(key.indexOf(' ') + 1)

/** Recipients who have not opened an update yet, locked so that opening it at the same time finds the notification. */
const unopenedBy = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('update_receivers as r')
    .innerJoin('updates as n', 'n.id', 'r.update_id')
    .innerJoin(members.as('u'), 'u.id', 'n.user_id')
    .select(['r.update_id', 'r.member_id', 'n.user_id', 'n.title', 'u.full_name'])
    .where('r.update_id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('r.read_at', 'is', null)
    .where('n.hidden_at', 'is', null)
    .forShare(['r'])
    .execute()

const unopened = (reader: Reader, id: string, memberId: string) =>
  reader
    .selectFrom('update_receivers as r')
    .innerJoin('updates as n', 'n.id', 'r.update_id')
    .innerJoin(members.as('u'), 'u.id', 'n.user_id')
    .select(['n.title', 'u.full_name', 'u.company_name'])
    .where('r.update_id', '=', id)
    .where('r.member_id', '=', memberId)
    .where('r.read_at', 'is', null)
    .where('n.hidden_at', 'is', null)
    .where((row) => row.not(isHidden(row.ref('r.member_id'), row.ref('n.user_id'))))
    .executeTakeFirst()

/** Notifies investors of a new update. Emails leave out the content, because others may read the mailbox. */
export const updateReceived = notificationKind({
  name: 'updates.received',
  type: 'deals',
  priority: 'medium',
  toast: { .../*i18n*/ { id: 'notification.newUpdate', message: 'New update from a founder' } },
  on: ['update.sent', 'update.takenBack'],
  // Each names up to two hundred members.
  atOnce: 5,

  async notify(tx, events) {
    const sent = events.flatMap((event) => (event.type === 'update.sent' ? [event.payload] : []))
    const named = new Set(sent.flatMap(({ update_id, member_ids }) => member_ids.map((id) => `${update_id} ${id}`)))
    const waiting = await unopenedBy(tx, [...new Set(sent.map(({ update_id }) => update_id))])
    const told = waiting
      .filter(({ update_id, member_id }) => named.has(`${update_id} ${member_id}`))
      .map(({ update_id, member_id, user_id, title, full_name }) => ({
        user_id: member_id,
        key: keyOf(update_id),
        title: { .../*i18n*/ { id: 'notification.updateFrom', message: '{name} sent you an update' }, parameters: { name: full_name } },
        description: title,
        target: updatePath(update_id),
        actor_id: user_id,
        count: 1,
      }))
    const gone = events.flatMap(({ type, payload }) =>
      type === 'update.takenBack' ? payload.member_ids.map((user_id) => ({ user_id, key: keyOf(payload.update_id), retracts: 0 })) : [],
    )
    return [...gone, ...told]
  },

  mail: {
    after: 'a while',
    async compose(reader, userId, key, { say }) {
      const update = await unopened(reader, idIn(key), userId)
      if (!update) return undefined
      const { title, full_name, company_name } = update
      return {
        subject: say(mailTexts.sent, { name: full_name }),
        paragraphs: [say(mailTexts.sentBy, { who: withCompany(say, { name: full_name, company: company_name }), title })],
        button: { label: say(mailTexts.read), target: updatePath(idIn(key)) },
      }
    },
  },
})
