import type { Services } from '#platform/server/services.ts'
import { demoAccounts } from './accounts.ts'
import { fillConversations } from './conversations/fill-conversations.ts'
import { fillDeals } from './deals/fill-deals.ts'
import { fillEvents } from './events/fill-events.ts'
import { fillCommunity } from './fill.ts'
import { fillFields } from './fields/fill-fields.ts'
import { fillGroups } from './groups/fill-groups.ts'
import { fillInvestments } from './investments/fill-investments.ts'
import { fillMatches } from './matches/fill-matches.ts'
import { demoMembers } from './members.ts'
import { fillMentoringDay } from './meetings/fill-mentoring-day.ts'
import { fillMeetings } from './meetings/fill-meetings.ts'
import { fillNewsfeed } from './newsfeed/fill-newsfeed.ts'
import { fillConsole, fillOperator } from './operators/fill-operators.ts'
import { fillOrganisations, giveDealsToOrganisations } from './organisations/fill-organisations.ts'
import { planOrganisations } from './organisations/plan-organisations.ts'
import { fillReviews } from './reviews/fill-reviews.ts'
import { fillSustainability } from './sustainability/fill-sustainability.ts'
import { fillTeamPipelines } from './team-pipelines/fill-team-pipelines.ts'
import { fillUpdates } from './updates/fill-updates.ts'
import { fillViews } from './views/fill-views.ts'

const usualSize = 400
const seed = 2026

interface FillOptions {
  passwordHash: string
  /** The number of members. */
  size?: number
  /** Rebuilds what rooms derive from rows that are inserted without telling of them: first from the members, in the end from all else. */
  rebuild: () => Promise<void>
  say: (line: string) => void
}

/** Fills an empty community with the demo's members and all that they did. */
export async function fillDemo(services: Services, { passwordHash, size = usualSize, rebuild, say }: FillOptions): Promise<void> {
  const { database, files, events } = services
  say(`Filling the demo community with ${size} members …`)
  const { members, organisations } = planOrganisations(demoMembers(size, seed), demoAccounts.length)
  await fillCommunity(database, files, members, {
    passwordHash,
    withPictures: true,
    onProgress: (filled) => filled % 80 === 0 && say(`  ${filled} of ${size}`),
  })
  await fillOperator(services, passwordHash)
  await fillOrganisations(services, organisations)
  await fillFields(services, members, organisations)
  await rebuild()
  await fillConversations(events, members, demoAccounts.length)
  await fillMatches(services, members, demoAccounts.length)
  const now = new Date()
  await fillDeals(services, members, demoAccounts.length, { now, say })
  await giveDealsToOrganisations(database)
  await fillTeamPipelines(services, members, organisations, now)
  await fillEvents(services, members, demoAccounts.length, { organisations, say })
  await fillNewsfeed(services, members, demoAccounts.length, { organisations })
  await fillGroups(services, members, demoAccounts.length, now)
  await fillMeetings(services, members, now)
  await fillMentoringDay(services, members, now)
  await fillReviews(services, members, demoAccounts.length)
  await fillViews(services, members)
  await fillInvestments(services, members, demoAccounts.length, { organisations })
  await fillUpdates(services, members)
  await fillSustainability(services, members, organisations, { now })
  await fillConsole(services, members, now)
  await rebuild()
  // Instead of next night.
  await services.jobs.queue('figures.take', {})
  await services.jobs.queue('documents.readTexts', {})
}
