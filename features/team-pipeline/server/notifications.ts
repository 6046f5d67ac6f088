import type { Reader } from '#platform/server/database/index.ts'
import type { Text } from '#platform/server/texts.ts'
import { type NewNotification, type Retraction, notificationKind } from '#platform/server/notification-kind.ts'
import { teamPipelinePath } from '../paths.ts'
import { mailTexts } from './mail-texts.ts'
import { type Responsibility, existingNotes, namesOf, responsibilities } from './notification-queries.ts'

const assignedKey = (cardId: string) => `team-assigned ${cardId}`
const activityKey = (cardId: string) => `team-activity ${cardId}`

const targetOf = ({ slug, deal_id }: Responsibility) => teamPipelinePath(slug, deal_id)

/** Tells a colleague that they are responsible for a deal, until they no longer are. */
export const dealAssigned = notificationKind({
  name: 'teamPipeline.assigned',
  type: 'deals',
  priority: 'medium',
  toast: { .../*i18n*/ { id: 'notification.teamDealAssigned', message: 'You are responsible for a deal' } },
  on: ['teamPipeline.assigned', 'teamPipeline.unassigned'],

  async notify(tx, events) {
    const open = await responsibilities(tx, [...new Set(events.map(({ payload }) => payload.card_id))])
    const names = await namesOf(
      tx,
      events.flatMap((event) => (event.type === 'teamPipeline.assigned' ? [event.payload.by] : [])),
    )
    return events.flatMap((event): (NewNotification | Retraction)[] => {
      const { card_id, member_id } = event.payload
      const about = open.get(card_id)
      if (about?.member_id !== member_id) return [{ user_id: member_id, key: assignedKey(card_id), retracts: 0 }]
      if (event.type === 'teamPipeline.unassigned') return []
      return [
        {
          user_id: member_id,
          key: assignedKey(card_id),
          title: {
            .../*i18n*/ { id: 'notification.teamDealAssignedBy', message: '{name} made you responsible for {deal}' },
            parameters: { name: names.get(event.payload.by) ?? '', deal: about.company },
          },
          description: about.title,
          target: targetOf(about),
          actor_id: event.payload.by,
          count: 1,
        },
      ]
    })
  },

  mail: {
    after: 'a while',
    compose: (reader, userId, key, { say }) =>
      composed(reader, userId, key, say, { subject: mailTexts.assigned, text: mailTexts.assignedIn }),
  },
})

/**
 * Tells the colleague who is responsible for a deal that others wrote notes for the team or voted: one notification a deal, which names the
 * last of them. It says neither what was written nor how they voted.
 */
export const dealActivity = notificationKind({
  name: 'teamPipeline.activity',
  type: 'deals',
  priority: 'low',
  toast: { .../*i18n*/ { id: 'notification.teamDealActivity', message: 'News about a deal you are responsible for' } },
  on: ['teamPipeline.noted', 'teamPipeline.voted', 'teamPipeline.unassigned'],

  async notify(tx, events) {
    const open = await responsibilities(tx, [...new Set(events.map(({ payload }) => payload.card_id))])
    const notes = await existingNotes(
      tx,
      events.flatMap((event) => (event.type === 'teamPipeline.noted' ? [event.payload.note_id] : [])),
    )
    const names = await namesOf(
      tx,
      events.flatMap((event) => (event.type === 'teamPipeline.unassigned' ? [] : [event.payload.by])),
    )
    return events.flatMap((event): (NewNotification | Retraction)[] => {
      const { card_id } = event.payload
      const about = open.get(card_id)
      const key = activityKey(card_id)
      if (event.type === 'teamPipeline.unassigned') {
        const { member_id } = event.payload
        return about?.member_id === member_id ? [] : [{ user_id: member_id, key, retracts: 0 }]
      }
      if (!about || (event.type === 'teamPipeline.noted' && !notes.has(event.payload.note_id))) return []
      const { by } = event.payload
      return [
        {
          user_id: about.member_id,
          key,
          title: {
            ...(event.type === 'teamPipeline.noted' ? titles.noted : titles.voted),
            parameters: { name: names.get(by) ?? '', deal: about.company },
          },
          description: about.title,
          target: targetOf(about),
          actor_id: by,
        },
      ]
    })
  },

  mail: {
    after: 'a while',
    compose: (reader, userId, key, { say }) =>
      composed(reader, userId, key, say, { subject: mailTexts.activity, text: mailTexts.activityIn }),
  },
})

const titles = {
  noted: /*i18n*/ { id: 'notification.teamDealNoted', message: '{name} wrote a note about {deal}' },
  voted: /*i18n*/ { id: 'notification.teamDealVoted', message: '{name} voted on {deal}' },
}

type Say = (text: Text, parameters?: Record<string, string>) => string

/** An email about a deal, without anything that colleagues wrote: others may read the mailbox. */
async function composed(reader: Reader, userId: string, key: string, say: Say, { subject, text }: { subject: Text; text: Text }) {
  const [, cardId = ''] = key.split(' ')
  const about = (await responsibilities(reader, [cardId])).get(cardId)
  if (about?.member_id !== userId) return undefined
  const facts = { deal: about.company, organisation: about.organisation }
  return { subject: say(subject, facts), paragraphs: [say(text, facts)], button: { label: say(mailTexts.open), target: targetOf(about) } }
}
