import { matchingPath } from '../../paths.ts'
import { messagesPath } from '#features/messages/paths.ts'
import { notificationKind } from '#platform/server/notification-kind.ts'
import { type Pair, lockPairs } from './decision-queries.ts'
import { mailTexts } from './mail-texts.ts'
import { openConnections, openInterests } from './notification-queries.ts'

/** Notifies a member that another accepted them, and retracts it if the other withdraws. */
export const interestReceived = notificationKind({
  name: 'matching.interest',
  type: 'matches',
  priority: 'medium',
  toast: { .../*i18n*/ { id: 'notification.newInterest', message: 'New interest' } },
  on: ['match.settled'],

  async notify(tx, events) {
    const told = events.map(({ payload }) => payload).filter((each) => each.status === 'accepted' || each.before === 'accepted')
    // Answering locks the same rows, and marks existing notifications as read.
    await lockPairs(tx, told)
    const open = new Map((await openInterests(tx, told)).map((interest) => [placeOf(interest), interest]))
    const accepted = new Set(told.filter(({ status }) => status === 'accepted').map(placeOf))
    const received = [...open.values()]
      .filter((pair) => accepted.has(placeOf(pair)))
      .map(({ user_id, matched_user_id, full_name, note }) => ({
        user_id: matched_user_id,
        key: aboutInterest(user_id),
        title: {
          .../*i18n*/ { id: 'notification.interestFrom', message: '{name} is interested in connecting' },
          parameters: { name: full_name },
        },
        description: note ?? '',
        target: matchingPath('interests'),
        actor_id: user_id,
        count: 1,
      }))
    const withdrawn = told
      .filter((pair) => pair.status === 'rejected' && !open.has(placeOf(pair)))
      .map(({ user_id, matched_user_id }) => ({ user_id: matched_user_id, key: aboutInterest(user_id), retracts: 0 }))
    return [...received, ...withdrawn]
  },

  mail: {
    after: 'a while',
    async compose(reader, userId, key, { say }) {
      const [interest] = await openInterests(reader, [{ user_id: otherOf(key), matched_user_id: userId }])
      if (!interest) return undefined
      const { full_name, company_name, note } = interest
      return {
        subject: say(mailTexts.interested, { name: full_name }),
        paragraphs: [
          say(mailTexts.interestedInYou, { who: withCompany(full_name, company_name) }),
          ...(note ? [note] : []),
          say(mailTexts.ifYouToo),
        ],
        button: { label: say(mailTexts.see), target: matchingPath('interests') },
      }
    },
  },
})

/** Notifies both members of their connection, unless it came about by an introduction; the last one to accept has just seen it. */
export const connectionMade = notificationKind({
  name: 'matching.connection',
  type: 'matches',
  priority: 'medium',
  toast: { .../*i18n*/ { id: 'notification.newConnection', message: 'New connection' } },
  on: ['members.connected', 'members.disconnected'],

  async notify(tx, events) {
    const told = events.filter(({ type, payload }) => type === 'members.disconnected' || !payload.via)
    const pairs = told.flatMap(({ type, payload: { by, other_id } }) => [
      { type, user_id: other_id, matched_user_id: by, seen: false },
      { type, user_id: by, matched_user_id: other_id, seen: true },
    ])
    const connected = new Map((await openConnections(tx, pairs)).map((row) => [placeOf(row), row]))
    const made = pairs.flatMap((pair) => {
      const connection = pair.type === 'members.connected' && connected.get(placeOf(pair))
      if (!connection) return []
      return [
        {
          user_id: pair.user_id,
          key: aboutConnection(pair.matched_user_id),
          title: {
            .../*i18n*/ { id: 'notification.connectedWith', message: 'You are connected with {name}' },
            parameters: { name: connection.full_name },
          },
          description: connection.company_name,
          target: matchingPath('connections'),
          actor_id: pair.matched_user_id,
          count: 1,
          seen: pair.seen,
        },
      ]
    })
    const ended = pairs
      .filter((pair) => pair.type === 'members.disconnected' && !connected.has(placeOf(pair)))
      .map(({ user_id, matched_user_id }) => ({ user_id, key: aboutConnection(matched_user_id), retracts: 0 }))
    return [...made, ...ended]
  },

  mail: {
    after: 'a while',
    async compose(reader, userId, key, { say }) {
      const [connection] = await openConnections(reader, [{ user_id: userId, matched_user_id: otherOf(key) }])
      if (!connection) return undefined
      return {
        subject: say(mailTexts.connected, { name: connection.full_name }),
        paragraphs: [
          say(mailTexts.bothChose, { who: withCompany(connection.full_name, connection.company_name) }),
          say(mailTexts.goodBeginning),
        ],
        button: { label: say(mailTexts.write), target: messagesPath(otherOf(key)) },
      }
    },
  },
})

const placeOf = (pair: Pair) => `${pair.user_id} ${pair.matched_user_id}`
const withCompany = (name: string, company: string) => (company ? `${name} (${company})` : name)

const interest = 'interest:'
const connection = 'connection:'

/** Keys of a member's notifications about another's interest, and about their connection. */
export const aboutInterest = (other: string): string => `${interest}${other}`
const aboutConnection = (other: string): string => `${connection}${other}`

/** The other member of such a key. */
const otherOf = (key: string): string => key.slice(key.indexOf(':') + 1)
