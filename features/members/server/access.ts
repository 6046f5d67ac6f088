import { os } from '@orpc/server'
import { Refusal, problems } from '#platform/problems.ts'
import type { RequestContext } from '#platform/server/http/context.ts'

/** Middleware: for the community's operators; for others there is nothing here. */
export const operatorsOnly = os.$context<RequestContext>().middleware(({ context: { actor }, next }) => {
  if (!actor) throw new Refusal(problems.signedOut)
  if (actor.role !== 'admin') throw new Refusal(problems.notFound)
  return next({ context: { actor } })
})
