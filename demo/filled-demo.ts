import { type RawBuilder } from 'kysely'
import { rebuildDirectory } from '#features/directory/server/index.ts'
import { rebuildMatching } from '#features/matching/server/index.ts'
import type { Person } from '#testing/people.ts'
import { opened } from '#testing/test-world.ts'
import { type World, openWorld } from '#testing/world.ts'
import { demoAccounts, demoPassword } from './accounts.ts'
import { fillConversations } from './conversations/fill-conversations.ts'
import { fillDeals } from './deals/fill-deals.ts'
import { fillEvents } from './events/fill-events.ts'
import { fillCommunity } from './fill.ts'
import { fillInvestments } from './investments/fill-investments.ts'
import { fillMatches } from './matches/fill-matches.ts'
import { fillMentoringDay } from './meetings/fill-mentoring-day.ts'
import { fillMeetings } from './meetings/fill-meetings.ts'
import type { DemoMember } from './member.ts'
import { demoMembers } from './members.ts'
import { fillNewsfeed } from './newsfeed/fill-newsfeed.ts'
import { fillOperator } from './operators/fill-operators.ts'
import { fillOrganisations, giveDealsToOrganisations } from './organisations/fill-organisations.ts'
import { type DemoOrganisation, planOrganisations } from './organisations/plan-organisations.ts'
import { fillSustainability } from './sustainability/fill-sustainability.ts'
import { fillTeamPipelines } from './team-pipelines/fill-team-pipelines.ts'
import { fillUpdates } from './updates/fill-updates.ts'

/** A community filled like the demo, with few pictures and decks because drawing them takes most of the time. */
export interface FilledDemo {
  world: World
  members: DemoMember[]
  organisations: DemoOrganisation[]
  /** The printed accounts. */
  founder: Person
  investor: Person
  signedIn(email: string): Promise<Person>
  rowsOf<Row>(query: RawBuilder<Row>): Promise<Row[]>
}

/** One for all tests of a file. */
export const filledDemo = (): FilledDemo => opened(fill, ({ world }) => world.stop())

async function fill(): Promise<FilledDemo> {
  const world = await openWorld()
  const { services } = world
  const { database, files } = services
  const accounts = demoAccounts.length
  const passwordHash = await world.server.accounts.hashPassword(demoPassword)
  const { members, organisations } = planOrganisations(demoMembers(220, 2026), accounts)
  await fillCommunity(database, files, members.slice(0, 8), { passwordHash, withPictures: true })
  await fillCommunity(database, files, members.slice(8), { passwordHash })
  await fillOperator(services, passwordHash)
  await fillOrganisations(services, organisations, { withPictures: false })
  await rebuildDirectory(database)
  await rebuildMatching(database)
  await fillConversations(services.events, members, accounts)
  await fillMatches(services, members, accounts)
  const now = new Date()
  await fillDeals(services, members, accounts, { now, decks: 3 })
  await giveDealsToOrganisations(database)
  await fillTeamPipelines(services, members, organisations, now)
  await fillEvents(services, members, accounts, { organisations, withPictures: false })
  await fillNewsfeed(services, members, accounts, { organisations, withPictures: false })
  await fillMeetings(services, members, now)
  await fillMentoringDay(services, members, now)
  await fillInvestments(services, members, accounts, { organisations })
  await fillUpdates(services, members)
  await fillSustainability(services, members, organisations)
  await world.settled()

  async function signedIn(email: string): Promise<Person> {
    const person = world.visitor()
    await person.call.accounts.signIn({ email, password: demoPassword })
    return person
  }
  return {
    ...{ world, members, organisations, signedIn },
    founder: await signedIn(demoAccounts[0].email),
    investor: await signedIn(demoAccounts[1].email),
    rowsOf: async (query) => (await query.execute(database.kysely)).rows,
  }
}
