import type { ServerText } from '#platform/contract.ts'
import type { Reader } from '#platform/server/database/index.ts'
import type { DomainEventPayloads } from '#platform/server/events/domain-event.ts'
import type { DomainEvent, DomainEventType } from '#platform/server/events/index.ts'
import { type NotificationKind, type NotificationMail, notificationKind } from '#platform/server/notification-kind.ts'
import { withCompany } from '#platform/server/mail/index.ts'
import type { Say } from '#platform/server/texts.ts'
import type { Priority } from '#platform/notifications.ts'
import { dealPath } from '../paths.ts'
import type { Told } from './notification-queries.ts'

type Pair = Pick<Told, 'deal_id' | 'member_id'>
/** Events about a deal and another member. */
type PairEvent = {
  [Type in DomainEventType]: DomainEventPayloads[Type] extends Pair & { owner_id: string } ? Type : never
}[DomainEventType]

interface ToldKind<Type extends PairEvent> {
  name: string
  priority: Priority
  toast: ServerText
  on: readonly Type[]
  /** What its keys begin with; a word. */
  word: string
  /** Which of the two is told what the other did. */
  told: 'owner' | 'member'
  /** What of these still holds: the rest is taken back. */
  find: (reader: Reader, pairs: readonly Pair[]) => Promise<Told[]>
  /** With `{name}` and `{deal}`. */
  title: ServerText | ((found: Told) => ServerText)
  /** Where it leads, if not to the deal. */
  target?: (found: Told) => string
  mail: (found: Told, say: Say) => NotificationMail
}

/** Tells one side of a deal what the other did, for as long as it holds. */
export function toldKind<Type extends PairEvent>({ word, told, find, title, target, mail, ...kind }: ToldKind<Type>): NotificationKind {
  const keyOf = ({ deal_id, member_id }: Pair) => `${word} ${deal_id} ${member_id}`
  return notificationKind<Type>({
    ...kind,
    type: 'deals',

    async notify(tx, events) {
      const pairs = events.map(({ payload }: DomainEvent<Type>) => payload as Pair & { owner_id: string })
      const standing = new Map((await find(tx, pairs)).map((each) => [keyOf(each), each]))
      return pairs.map((pair) => {
        const key = keyOf(pair)
        const [user_id, actor_id] = told === 'owner' ? [pair.owner_id, pair.member_id] : [pair.member_id, pair.owner_id]
        const found = standing.get(key)
        if (!found) return { user_id, key, retracts: 0 }
        return {
          user_id,
          key,
          title: {
            ...(typeof title === 'function' ? title(found) : title),
            parameters: { name: found.full_name, deal: found.deal_title },
          },
          description: found.note,
          target: target?.(found) ?? dealPath(pair.deal_id),
          actor_id,
          count: 1,
        }
      })
    },

    mail: {
      after: 'a while',
      async compose(reader, _userId, key, { say }) {
        const [, deal_id = '', member_id = ''] = key.split(' ')
        const [found] = await find(reader, [{ deal_id, member_id }])
        return found && mail(found, say)
      },
    },
  })
}

/** What mails say of the two: `{name}`, `{who}` with the company, and `{deal}`. */
export const factsOf = (say: Say, { full_name, member_company, deal_title }: Told) => ({
  name: full_name,
  who: withCompany(say, { name: full_name, company: member_company }),
  deal: deal_title,
})
