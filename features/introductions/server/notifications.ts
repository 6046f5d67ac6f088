import { withCompany } from '#platform/server/mail/index.ts'
import { type NewNotification, type Retraction, notificationKind } from '#platform/server/notification-kind.ts'
import { messagesPath } from '#features/messages/paths.ts'
import { introductionsPath } from '../paths.ts'
import { mailTexts } from './mail-texts.ts'
import { agreedFor, lockForNotifying, waitingSides } from './notification-queries.ts'

const received = 'introduction:'
const agreed = 'introduced:'

/** The key of notifications of an introduction that waits for an answer. */
export const aboutIntroduction = (id: string) => `${received}${id}`

/** Notifies the two of an introduction, and retracts it when it has ended. */
export const introductionReceived = notificationKind({
  name: 'introductions.received',
  type: 'matches',
  priority: 'high',
  toast: { .../*i18n*/ { id: 'notification.newMemberIntroduction', message: 'Somebody would like to introduce you' } },
  on: ['memberIntroduction.made', 'memberIntroduction.ended'],

  async notify(tx, events) {
    await lockForNotifying(
      tx,
      events.map(({ payload }) => payload.id),
    )
    const made = events.flatMap(({ type, payload }) => (type === 'memberIntroduction.made' ? [payload.id] : []))
    const told = (await waitingSides(tx, made)).map(({ id, member_id, introducer_id, introducer, other, word }): NewNotification => ({
      user_id: member_id,
      key: aboutIntroduction(id),
      title: {
        .../*i18n*/ { id: 'notification.memberIntroduction', message: '{name} would like to introduce you to {other}' },
        parameters: { name: introducer, other },
      },
      description: word,
      target: introductionsPath(),
      actor_id: introducer_id,
      count: 1,
    }))
    const ended = events.flatMap(({ type, payload: { id, member_a, member_b } }): Retraction[] =>
      type === 'memberIntroduction.ended'
        ? [member_a, member_b].map((user_id) => ({ user_id, key: aboutIntroduction(id), retracts: 0 }))
        : [],
    )
    return [...told, ...ended]
  },

  mail: {
    after: 'a while',
    async compose(reader, userId, key, { say }) {
      const side = (await waitingSides(reader, [key.slice(received.length)])).find(({ member_id }) => member_id === userId)
      if (!side) return undefined
      const { introducer: name, introducer_company: company, other, word } = side
      return {
        subject: say(mailTexts.received, { name, other }),
        paragraphs: [say(mailTexts.receivedBy, { who: withCompany(say, { name, company }), other }), word, say(mailTexts.ifBoth)],
        button: { label: say(mailTexts.answer), target: introductionsPath() },
      }
    },
  },
})

/**
 * Notifies all three that an introduction came about. The one who said yes last has just seen it; the introducer is not told who that was:
 * the notification has no actor, and the names are always in the same order.
 */
export const introductionCameAbout = notificationKind({
  name: 'introductions.cameAbout',
  type: 'matches',
  priority: 'medium',
  toast: { .../*i18n*/ { id: 'notification.memberIntroductionDone', message: 'An introduction came about' } },
  on: ['memberIntroduction.cameAbout'],

  async notify(tx, events) {
    const told: NewNotification[] = []
    for (const { payload } of events) {
      const { id, introducer_id, member_a, member_b, by } = payload
      for (const user_id of [introducer_id, member_a, member_b]) {
        const [row] = await agreedFor(tx, user_id, [id])
        if (!row) continue
        const [other, name] = user_id === member_a ? [member_b, row.name_b] : [member_a, row.name_a]
        told.push({
          user_id,
          key: `${agreed}${id}`,
          description: '',
          count: 1,
          ...(user_id === introducer_id
            ? {
                title: {
                  .../*i18n*/ { id: 'notification.yourIntroduction', message: 'Your introduction of {one} and {other} came about' },
                  parameters: { one: row.name_a, other: row.name_b },
                },
                target: introductionsPath('by-me'),
                actor_id: null,
              }
            : {
                title: {
                  .../*i18n*/ { id: 'notification.introducedBy', message: 'You and {name} are connected, thanks to {introducer}' },
                  parameters: { name, introducer: row.introducer },
                },
                target: messagesPath(other),
                actor_id: other,
                seen: user_id === by,
              }),
        })
      }
    }
    return told
  },

  mail: {
    after: 'a while',
    async compose(reader, userId, key, { say }) {
      const [row] = await agreedFor(reader, userId, [key.slice(agreed.length)])
      if (!row) return undefined
      const { introducer_id, member_a, introducer, name_a: one, name_b: other } = row
      if (userId === introducer_id)
        return {
          subject: say(mailTexts.cameAbout),
          paragraphs: [say(mailTexts.cameAboutOf, { one, other })],
          button: { label: say(mailTexts.see), target: introductionsPath('by-me') },
        }
      const [partner, name, company] = userId === member_a ? [row.member_b, other, row.company_b] : [member_a, one, row.company_a]
      return {
        subject: say(mailTexts.agreed, { name }),
        paragraphs: [say(mailTexts.agreedBy, { who: withCompany(say, { name, company }), introducer })],
        button: { label: say(mailTexts.write), target: messagesPath(partner) },
      }
    },
  },
})
