import { Refusal } from '#platform/problems.ts'
import type { Tx } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { type Job, job } from '#platform/server/jobs/index.ts'
import type { Services } from '#platform/server/services.ts'
import { requireProfile } from '#features/members/server/index.ts'
import type { NewPoll } from '../../poll-contract.ts'
import { newsfeedProblems } from '../../problems.ts'
import { lockPostToAddTo } from '../access.ts'
import { countVote } from '../limiters.ts'
import { publishPost, publishVote } from '../live.ts'
import { postById } from '../queries.ts'
import { insertPoll, insertVote, stateOfOption, stepResults } from './poll-queries.ts'

const endJob = 'newsfeed.endPoll'
const day = 24 * 60 * 60_000

/** Adds a poll to a new post. */
export async function addPoll({ jobs }: Services, tx: Tx, postId: string, createdAt: Date, { options, days }: NewPoll): Promise<void> {
  const endsAt = new Date(createdAt.getTime() + days * day)
  await insertPoll(tx, postId, endsAt, options)
  await jobs.queue(endJob, { post_id: postId }, { tx, startAfter: endsAt })
}

/**
 * Votes, once and for good: repeating it changes nothing. Others learn of it only when results are shown anew.
 * @throws Refusal profileFirst, tooManyRequests, postGone, noSuchOption, pollEnded, alreadyVoted; for a group, archived
 */
export async function vote({ database, live }: Services, actor: Actor, id: string, option: number): Promise<void> {
  await countVote(actor.id)
  await requireProfile(database.kysely, actor, newsfeedProblems.profileFirst)
  await database.transaction(async (tx) => {
    await lockPostToAddTo(tx, actor, id)
    const state = await stateOfOption(tx, id, option)
    if (!state) throw new Refusal(newsfeedProblems.noSuchOption)
    if (state.has_ended) throw new Refusal(newsfeedProblems.pollEnded)
    const before = await insertVote(tx, id, actor.id, option)
    if (before === option) return
    if (before !== undefined) throw new Refusal(newsfeedProblems.alreadyVoted)
    if (await stepResults(tx, id)) publishPost(live, tx, id, actor.id)
    else publishVote(live, tx, id, actor.id)
  })
}

/** Shows the results of a poll that has ended, and notifies its author and voters. */
export const endPolls = ({ database, events, live }: Services): Job =>
  job<{ post_id: string }>({
    name: endJob,
    retries: 10,
    async run({ post_id }) {
      const post = await postById(database.kysely, post_id)
      if (!post) return
      await events.change(async (tx, announce) => {
        await announce('poll.ended', { post_id })
        publishPost(live, tx, post_id, post.user_id)
      })
    },
  })
