import { os } from '@orpc/server'
import { Refusal, problems } from '#platform/problems.ts'
import type { RequestContext } from '#platform/server/http/context.ts'

/** Middleware: only lets operators pass; others get a 404. */
export const operatorsOnly = os.$context<RequestContext>().middleware(({ context: { actor }, next }) => {
  if (!actor) throw new Refusal(problems.signedOut)
  if (actor.role !== 'admin') throw new Refusal(problems.notFound)
  return next({ context: { actor } })
})
