import { os } from '@orpc/server'
import { Refusal, problems } from '#platform/problems.ts'
import type { Actor, RequestContext } from '#platform/server/http/context.ts'
import { type StaffArea, mayChange, mayRead } from '#platform/staff.ts'

type Standing = Pick<Actor, 'role' | 'owesFactor'>

/** Whether the actor reads an area of running the community. Without a second factor that the role requires, they are members like others. */
export const readsArea = ({ role, owesFactor }: Standing, area: StaffArea): boolean => !owesFactor && mayRead(role, area)

/** The same for changing it. */
export const changesArea = ({ role, owesFactor }: Standing, area: StaffArea): boolean => !owesFactor && mayChange(role, area)

/** Requires the actor to change an area; outsiders do not learn that there is something to do. @throws Refusal notFound, readOnly, factorDue */
export function requireChanging({ role, owesFactor }: Standing, area: StaffArea): void {
  if (!mayChange(role, area)) throw new Refusal(mayRead(role, area) ? problems.readOnly : problems.notFound)
  if (owesFactor) throw new Refusal(problems.factorDue)
}

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
    requireChanging(actor, area)
    return next({ context: { actor } })
  })
