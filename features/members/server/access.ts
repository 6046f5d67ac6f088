import { os } from '@orpc/server'
import { Refusal, problems } from '#platform/problems.ts'
import type { RequestContext } from '#platform/server/http/context.ts'
import { type StaffArea, mayChange, mayRead } from '#platform/staff.ts'

/** Middleware: lets those pass who may read an area of running the community; others get a 404, and those who need a second factor are told so. */
export const staffReading = (area: StaffArea) =>
  os.$context<RequestContext>().middleware(({ context: { actor }, next }) => {
    if (!actor) throw new Refusal(problems.signedOut)
    if (!mayRead(actor.role, area)) throw new Refusal(problems.notFound)
    if (actor.owesFactor) throw new Refusal(problems.factorDue)
    return next({ context: { actor } })
  })

/** Middleware: lets those pass who may change an area of running the community; others who may read it are told so, all others get a 404. */
export const staffChanging = (area: StaffArea) =>
  os.$context<RequestContext>().middleware(({ context: { actor }, next }) => {
    if (!actor) throw new Refusal(problems.signedOut)
    if (!mayChange(actor.role, area)) throw new Refusal(mayRead(actor.role, area) ? problems.readOnly : problems.notFound)
    if (actor.owesFactor) throw new Refusal(problems.factorDue)
    return next({ context: { actor } })
  })
