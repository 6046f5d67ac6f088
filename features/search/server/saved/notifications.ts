import type { Reader } from '#platform/server/database/index.ts'
import { type NewNotification, type Retraction, notificationKind } from '#platform/server/notification-kind.ts'
import type { SavedSearch } from '../../contract.ts'
import { savedSearchPath, searchPath } from '../../paths.ts'
import { mailTexts } from './mail-texts.ts'
import { savedSearches } from './saved-searches.ts'

const key = 'saved searches'

const withNew = async (reader: Reader, memberId: string) => (await savedSearches(reader, memberId)).filter(({ new_count }) => new_count > 0)

const targetOf = (first: SavedSearch, { length }: readonly SavedSearch[]) => (length === 1 ? savedSearchPath(first) : searchPath())

function textsOf({ name, new_count: count }: SavedSearch, found: readonly SavedSearch[]): Pick<NewNotification, 'title' | 'description'> {
  if (found.length > 1)
    return {
      title: {
        .../*i18n*/ { id: 'notification.newResultsForSome', message: 'New results for {searches} saved searches' },
        parameters: { searches: found.length },
      },
      description: found.map((each) => each.name).join(', '),
    }
  return {
    title: {
      .../*i18n*/ {
        id: 'notification.newResultsFor',
        message: '{count, plural, one {# new result} =100 {More than 99 new results} other {# new results}} for “{name}”',
      },
      parameters: { count, name },
    },
    description: '',
  }
}

/**
 * Tells a member once a day that there are new results of saved searches: how many, and nothing of what they are, since they may be gone or
 * out of reach by the time it is read.
 */
export const newResults = notificationKind({
  name: 'search.newResults',
  type: 'content',
  priority: 'low',
  toast: { .../*i18n*/ { id: 'notification.newResults', message: 'New results for your saved searches' } },
  on: ['search.newFound', 'search.newSeen'],

  async notify(tx, events) {
    const told: (NewNotification | Retraction)[] = []
    for (const member of new Set(events.map(({ payload }) => payload.member_id))) {
      const found = await withNew(tx, member)
      const [first] = found
      if (!first) told.push({ user_id: member, key, retracts: 0 })
      else if (events.some(({ type, payload }) => type === 'search.newFound' && payload.member_id === member))
        told.push({ user_id: member, key, ...textsOf(first, found), target: targetOf(first, found), actor_id: null, count: 1 })
    }
    return told
  },

  mail: {
    after: 'a while',
    async compose(reader, userId, _key, { say }) {
      const found = await withNew(reader, userId)
      const [first] = found
      if (!first) return undefined
      const lines = found.map(({ name, new_count: count }) => say(mailTexts.found, { count, name }))
      return {
        subject: found.length === 1 ? (lines[0] ?? '') : say(mailTexts.foundInSome, { searches: found.length }),
        paragraphs: [say(mailTexts.why), ...lines],
        button: { label: say(mailTexts.open), target: targetOf(first, found) },
      }
    },
  },
})
