import { sql } from 'kysely'
import type { Database, Reader, Tx } from '#platform/server/database/index.ts'
import { type Job, job } from '#platform/server/jobs/index.ts'
import type { Services } from '#platform/server/services.ts'
import { type MemberGroup, memberGroups } from '#features/profiles/vocabulary.ts'
import { memberOf, noTaste, nothingTold } from '../../engine/blank-member.ts'
import { acceptance } from '../../engine/match.ts'
import type { MatchMember } from '../../engine/member.ts'
import { type Behaviour, knownOf } from '../members/behaviour.ts'
import { factsOfMembers, publishedBehavioursOf } from '../members/member-queries.ts'
import { together } from '../../limits.ts'
import { type Matchmaker, currentMatchmaker } from '../scoring/matchmaker.ts'
import { limitInterests, savePulls } from './learning-queries.ts'

/** How many members are processed per transaction. */
const inTurn = 1_000

/** Each night, makes what decisions have shown about members count in the order of others' cards: never a single decision. */
export const publishStandings = ({ configuration, database }: Services): Job =>
  job({
    name: 'matching.tellStandings',
    retries: 3,
    schedule: '10 3 * * *',
    async run() {
      const matchmaker = await currentMatchmaker(database)
      await copyStandings(database)
      // All members: values fade with time and change with the weights, and a failed run has to be completed.
      for (
        let ids = await publishedAfter(database.kysely, undefined);
        ids.length > 0;
        ids = await publishedAfter(database.kysely, ids.at(-1))
      ) {
        await database.transaction(async (tx) => savePulls(tx, await pullsOf(tx, matchmaker, ids)))
      }
      await limitInterests(database.kysely, configuration.matching.interestsPerWeek)
    },
  })

/** The next members with published standings, by id. */
async function publishedAfter(reader: Reader, id: string | undefined): Promise<string[]> {
  const rows = await reader
    .selectFrom('match_told_standings')
    .select('user_id')
    .$if(id !== undefined, (query) => query.where('user_id', '>', id as string))
    .orderBy('user_id')
    .limit(inTurn)
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** Copies standings with enough decisions; decisions by and about a member are checked separately. */
async function copyStandings(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    await sql`
      insert into match_told_standings (user_id, taste, faded_at)
      select user_id, ${JSON.stringify(noTaste)}::jsonb, faded_at from match_standings
      where greatest(accepts + rejects, wanted + declined) >= ${together} or connections > 0 order by user_id on conflict do nothing`.execute(
      tx,
    )
    await sql`
      update match_told_standings told set taste = s.taste, accepts = s.accepts, rejects = s.rejects, recent_accepts = s.recent_accepts,
        steady_accepts = s.steady_accepts, faded_at = s.faded_at, accepted_at = s.accepted_at
      from match_standings s
      where s.user_id = told.user_id and abs(s.accepts + s.rejects - told.accepts - told.rejects) >= ${together}`.execute(tx)
    await sql`
      update match_told_standings told set wanted = s.wanted, declined = s.declined
      from match_standings s
      where s.user_id = told.user_id and abs(s.wanted + s.declined - told.wanted - told.declined) >= ${together}`.execute(tx)
    // Both sides of a connection know about it.
    await sql`
      update match_told_standings told set connections = s.connections from match_standings s
      where s.user_id = told.user_id and s.connections <> told.connections`.execute(tx)
  })
}

async function pullsOf(tx: Tx, matchmaker: Matchmaker, ids: readonly string[]): Promise<Map<string, number>> {
  const [told, facts] = [await publishedBehavioursOf(tx, ids), await factsOfMembers(tx, ids)]
  const now = new Date()
  return new Map([...told].map(([id, behaviour]) => [id, pullOf(matchmaker, facts.get(id)?.group, behaviour, now)]))
}

/**
 * What a member's standing adds to a match with a blank member, averaged over the groups: the same for every viewer, so that the search for
 * candidates needs only this value.
 */
function pullOf({ community, weights }: Matchmaker, group: MemberGroup | undefined, behaviour: Behaviour, now: Date): number {
  if (!group) return 0
  const alone = { mutual: 0 }
  const both = (one: MatchMember, other: MatchMember) =>
    acceptance(one, other, alone, community, weights) + acceptance(other, one, alone, community, weights)
  const member = memberOf(group, nothingTold, knownOf(behaviour, now))
  const unknown = memberOf(group)
  const pulls = memberGroups.map((each) => both(memberOf(each), member) - both(memberOf(each), unknown))
  return pulls.reduce((sum, pull) => sum + pull, 0) / pulls.length
}
