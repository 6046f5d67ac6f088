import { implement } from '@orpc/server'
import { Refusal, problems } from '#platform/problems.ts'
import { type RequestContext, signedIn } from '#platform/server/http/context.ts'
import { referralsContract } from '../contract.ts'
import { countFollowed } from './clicks.ts'
import { insertReferral, standingOf } from './queries.ts'

const api = implement(referralsContract).$context<RequestContext>()

export const referralsHandlers = {
  mine: api.mine.use(signedIn).handler(async ({ context: { actor, services } }) => {
    const found = await standingOf(services.database.kysely, actor.id)
    if (!found) throw new Refusal(problems.notFound)
    const { code, clicked, joined, completed } = found
    return { code, site: services.configuration.publicUrl ?? null, clicked: clicked ?? 0, joined: joined ?? 0, completed: completed ?? 0 }
  }),

  clicked: api.clicked.handler(async ({ context, input }) => {
    await countFollowed(context, input.code)
    return {}
  }),

  join: api.join.use(signedIn).handler(async ({ context: { actor, services }, input }) => {
    await insertReferral(services.database.kysely, actor.id, input)
    return {}
  }),
}
