import type { Reader, Tx } from '#platform/server/database/index.ts'
import { type Reaction, reaction } from '#platform/server/events/index.ts'
import { type Job, job } from '#platform/server/jobs/index.ts'
import type { Services } from '#platform/server/services.ts'
import { isRunning } from '../statuses.ts'
import { roughEuros, termsOf } from '../terms.ts'
import { fits, wishOf } from '../wish.ts'
import { type Seeker, nextSeekers, seekersAmong } from './preferences.ts'
import { type DealRow, dealById } from './queries.ts'

const tellFittingJob = 'deals.tellFitting'

/** The number of investors checked and notified in one transaction. */
const investorsAtOnce = 200

/**
 * Investors are notified of a matching deal once, when it is posted, and not when it is changed or reopened. Jobs find
 * them in batches, because a deal may match thousands.
 */
export const startNotifyingMatches = ({ jobs }: Services): Reaction =>
  reaction({
    name: 'deals.lookForFitting',
    on: ['deal.posted'],
    // Instances that update to this version don't notify about existing deals.
    fromNow: true,
    async react(tx, events) {
      for (const { payload } of events) {
        const deal = await dealById(tx, payload.deal_id)
        if (!deal) continue
        // Prevents its deletion until the transaction ends.
        const isThere = await tx.selectFrom('deal_flows').select('id').where('id', '=', deal.id).forKeyShare().executeTakeFirst()
        if (!isThere) continue
        await tx
          .insertInto('deal_tellings')
          .values({ deal_id: deal.id, up_to: null })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
        await jobs.queue(tellFittingJob, { deal_id: deal.id }, { tx })
      }
    },
  })

/** Notifies the next batch. The progress is stored, so that running a job twice notifies nobody twice. */
export const notifyMatches = ({ events, jobs }: Services): Job =>
  job<{ deal_id: string }>({
    name: tellFittingJob,
    retries: 10,
    atOnce: 5,
    run: ({ deal_id }) =>
      events.change(async (tx, announce) => {
        const reached = await lockProgress(tx, deal_id)
        const deal = reached && (await dealById(tx, deal_id))
        if (!deal || !isRunning(deal.status)) return
        const seekers = await nextSeekers(tx, deal, { after: reached.up_to, limit: investorsAtOnce })
        const last = seekers.at(-1)
        if (!last) return
        await tx.updateTable('deal_tellings').set({ up_to: last.id }).where('deal_id', '=', deal_id).execute()
        const member_ids = seekers.filter((seeker) => isFitting(seeker, deal)).map(({ id }) => id)
        if (member_ids.length > 0) await announce('deal.fits', { deal_id, owner_id: deal.user_id, member_ids })
        if (seekers.length === investorsAtOnce) await jobs.queue(tellFittingJob, { deal_id }, { tx })
      }),
  })

const lockProgress = (tx: Tx, dealId: string) =>
  tx.selectFrom('deal_tellings').select('up_to').where('deal_id', '=', dealId).forUpdate().executeTakeFirst()

/** The rule of the list's `fits` filter; nothing matches empty preferences. */
function isFitting({ preferences }: Seeker, deal: DealRow): boolean {
  const wish = wishOf(preferences)
  const { min_investment, max_investment, currency } = deal
  const tickets = { min_euros: roughEuros(min_investment, currency), max_euros: roughEuros(max_investment, currency) }
  return wish !== undefined && fits(wish, { terms: termsOf(deal), ...tickets })
}

/** A deal that is open to investors, and the investors among these it still matches. */
export async function currentMatches(reader: Reader, dealId: string, memberIds: readonly string[]) {
  const deal = await dealById(reader, dealId)
  if (!deal || !isRunning(deal.status)) return undefined
  const seekers = await seekersAmong(reader, deal, memberIds)
  return { deal, seekers: seekers.filter((seeker) => isFitting(seeker, deal)) }
}
