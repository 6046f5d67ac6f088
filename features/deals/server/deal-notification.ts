import type { ServerText } from '#platform/contract.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { DomainEventPayloads } from '#platform/server/events/domain-event.ts'
import type { DomainEvent, DomainEventType } from '#platform/server/events/index.ts'
import { type NewNotification, type NotificationKind, type Retraction, notificationKind } from '#platform/server/notification-kind.ts'
import { withCompany } from '#platform/server/mail/index.ts'
import type { Services } from '#platform/server/services.ts'
import { markAboutRead } from '#features/notifications/server/index.ts'
import type { Priority } from '#platform/notifications.ts'
import { dealPath } from '../paths.ts'
import { type Activity, type Pair, notifiedAbout } from './notification-queries.ts'

/** Events about a deal and a member other than its owners; `by` is the owner who answered. */
type PairEvent = {
  [Type in DomainEventType]: DomainEventPayloads[Type] extends Pair & { owner_id: string } ? Type : never
}[DomainEventType]

export const introductionWord = 'introduction'
export const readingWord = 'reading'

/** Texts about the other member and the deal: `{name}`, `{who}` (name with company) and `{deal}`. */
interface Texts {
  title: ServerText
  subject: ServerText
  /** The first paragraph of the email; the other member's note follows. */
  paragraph: ServerText
  button: ServerText
}

interface DealNotification<Type extends PairEvent> {
  name: string
  priority: Priority
  toast: ServerText
  on: readonly Type[]
  /** First word of its keys. */
  word: string
  recipient: 'owners' | 'member'
  /** Which of these still apply; notifications about the others are withdrawn. */
  find: (reader: Reader, pairs: readonly Pair[]) => Promise<Activity[]>
  texts: Texts | ((activity: Activity) => Texts)
  /** Where it leads; to the deal by default. */
  target?: (activity: Activity) => string
}

/** The key of a notification about a deal and a member. */
const aboutPair = (word: string, { deal_id, member_id }: Pair) => `${word} ${deal_id} ${member_id}`

/** A request was answered by one of the owners: it is read for all of them. Call it after the room's own changes. */
export async function markAnswered(services: Services, tx: Tx, word: typeof introductionWord | typeof readingWord, pair: Pair) {
  const owners = (await notifiedAbout(tx, [pair.deal_id])).get(pair.deal_id) ?? []
  // In the order in which notifications are locked.
  for (const owner of owners.toSorted()) await markAboutRead(services, tx, owner, aboutPair(word, pair))
}

/** A notification to the owners of a deal about another member, or the other way round. It is withdrawn once it no longer applies. */
export function dealNotification<Type extends PairEvent>(given: DealNotification<Type>): NotificationKind {
  const { word, recipient, find, texts, target = ({ deal_id }) => dealPath(deal_id), ...kind } = given
  const keyOf = (pair: Pair) => aboutPair(word, pair)
  const textsOf = (activity: Activity) => (typeof texts === 'function' ? texts(activity) : texts)
  return notificationKind<Type>({
    ...kind,
    type: 'deals',

    async notify(tx, events) {
      const pairs = events.map(({ payload }: DomainEvent<Type>) => payload as Pair & { owner_id: string })
      const activities = new Map((await find(tx, pairs)).map((activity) => [keyOf(activity), activity]))
      const owners = recipient === 'owners' ? await notifiedAbout(tx, [...new Set(pairs.map(({ deal_id }) => deal_id))]) : undefined
      return pairs.flatMap((pair): (NewNotification | Retraction)[] => {
        const key = keyOf(pair)
        const activity = activities.get(key)
        const users = owners ? (owners.get(pair.deal_id) ?? [pair.owner_id]) : [pair.member_id]
        if (!activity) return users.map((user_id) => ({ user_id, key, retracts: 0 }))
        return users.map((user_id) => ({
          user_id,
          key,
          title: { ...textsOf(activity).title, parameters: { name: activity.full_name, deal: activity.deal_title } },
          description: activity.note,
          target: target(activity),
          actor_id: activity.by,
          count: 1,
        }))
      })
    },

    mail: {
      after: 'a while',
      async compose(reader, userId, key, { say }) {
        const [, deal_id = '', member_id = ''] = key.split(' ')
        const [activity] = await find(reader, [{ deal_id, member_id }])
        if (!activity) return undefined
        // They may have left the organisation since.
        if (recipient === 'owners' && !(await notifiedAbout(reader, [deal_id])).get(deal_id)?.includes(userId)) return undefined
        const { full_name: name, member_company: company, deal_title: deal, note } = activity
        const { subject, paragraph, button } = textsOf(activity)
        const facts = { name, who: withCompany(say, { name, company }), deal }
        return {
          subject: say(subject, facts),
          paragraphs: [say(paragraph, facts), ...(note ? [note] : [])],
          button: { label: say(button), target: target(activity) },
        }
      },
    },
  })
}
