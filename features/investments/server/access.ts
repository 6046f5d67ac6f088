import { os } from '@orpc/server'
import { Refusal, problems } from '#platform/problems.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Actor, RequestContext } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { investmentProblems } from '../problems.ts'
import { tellChanged } from './live.ts'
import { type InvestmentRow, investmentById, lockInvestment } from './queries.ts'

/** Middleware: only investors have a ledger. A member who changes role keeps theirs, hidden until they are an investor again. */
export const investorsOnly = os.$context<RequestContext>().middleware(({ context: { actor }, next }) => {
  if (!actor) throw new Refusal(problems.signedOut)
  if (actor.user_type !== 'investor') throw new Refusal(investmentProblems.investorsOnly)
  return next({ context: { actor } })
})

/** The actor's own investment. @throws Refusal gone, also for another member's investment */
export async function ownInvestment(reader: Reader, actor: Actor, id: string): Promise<InvestmentRow> {
  const investment = await investmentById(reader, id)
  if (investment?.user_id !== actor.id) throw new Refusal(investmentProblems.gone)
  return investment
}

/** Changes one of the actor's investments, which is locked meanwhile, and updates their other pages. @throws Refusal gone */
export const changeOwn = ({ database, live }: Services, actor: Actor, id: string, change: (tx: Tx) => Promise<void>): Promise<void> =>
  database.transaction(async (tx) => {
    if ((await lockInvestment(tx, id))?.user_id !== actor.id) throw new Refusal(investmentProblems.gone)
    await change(tx)
    tellChanged(live, tx, actor.id, id)
  })
