import { demoAccounts, demoPassword } from '#demo/accounts.ts'
import { fillConversations } from '#demo/conversations/fill-conversations.ts'
import { fillDeals } from '#demo/deals/fill-deals.ts'
import { fillEvents } from '#demo/events/fill-events.ts'
import { fillCommunity } from '#demo/fill.ts'
import { fillInvestments } from '#demo/investments/fill-investments.ts'
import { fillMatches } from '#demo/matches/fill-matches.ts'
import { demoMembers } from '#demo/members.ts'
import { fillNewsfeed } from '#demo/newsfeed/fill-newsfeed.ts'
import { fillReviews } from '#demo/reviews/fill-reviews.ts'
import { fillViews } from '#demo/views/fill-views.ts'
import { fillUpdates } from '#demo/updates/fill-updates.ts'
import { rebuildDirectory } from '#features/directory/server/index.ts'
import { rebuildMatching } from '#features/matching/server/index.ts'
import { hasMembers } from '#features/members/server/index.ts'
import type { RunningServer } from './start.ts'

const size = 400
const seed = 2026

/**
 * Fills an empty community with demo members, once.
 * @returns lines that explain how to sign in
 */
export async function prepareDemo({ services, accounts }: RunningServer, say: (line: string) => void): Promise<string[]> {
  const { database, files, events } = services
  if (!(await hasMembers(database.kysely))) {
    say(`Filling the demo community with ${size} members …`)
    const members = demoMembers(size, seed)
    await fillCommunity(database, files, members, {
      passwordHash: await accounts.hashPassword(demoPassword),
      withPictures: true,
      onProgress: (filled) => filled % 80 === 0 && say(`  ${filled} of ${size}`),
    })
    await rebuildDirectory(database)
    await rebuildMatching(database)
    await fillConversations(events, members, demoAccounts.length)
    await fillMatches(services, members, demoAccounts.length)
    await fillDeals(services, members, demoAccounts.length, { say })
    await fillEvents(services, members, demoAccounts.length, { say })
    await fillNewsfeed(services, members, demoAccounts.length)
    await fillReviews(services, members, demoAccounts.length)
    await fillViews(services, members)
    await fillInvestments(services, members, demoAccounts.length)
    await fillUpdates(services, members)
  }
  return [`  sign in with the password ${demoPassword} as`, ...demoAccounts.map(({ email, role }) => `    ${role.padEnd(10)}${email}`)]
}
