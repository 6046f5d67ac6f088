import { os } from '@orpc/server'
import { Refusal, problems } from '#platform/problems.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Actor, RequestContext } from '#platform/server/http/context.ts'
import { investmentProblems } from '../problems.ts'
import { type InvestmentRow, investmentById, lockInvestment } from './queries.ts'

/** Middleware: a ledger is an investor's. Who is none any more keeps it, unseen until they are one again. */
export const investorsOnly = os.$context<RequestContext>().middleware(({ context: { actor }, next }) => {
  if (!actor) throw new Refusal(problems.signedOut)
  if (actor.user_type !== 'investor') throw new Refusal(investmentProblems.investorsOnly)
  return next({ context: { actor } })
})

/** The actor's own investment. @throws Refusal gone for another's as for none */
export async function ownInvestment(reader: Reader, actor: Actor, id: string): Promise<InvestmentRow> {
  const investment = await investmentById(reader, id)
  if (investment?.user_id !== actor.id) throw new Refusal(investmentProblems.gone)
  return investment
}

/** The same, held until the change is through, so that changes of one investment follow each other. @throws Refusal gone */
export async function holdOwn(tx: Tx, actor: Actor, id: string): Promise<void> {
  if ((await lockInvestment(tx, id))?.user_id !== actor.id) throw new Refusal(investmentProblems.gone)
}
