import { implement } from '@orpc/server'
import type { HomePart } from '#platform/server/home.ts'
import { type RequestContext, signedIn } from '#platform/server/http/context.ts'
import { dashboardContract } from '../contract.ts'
import { latestActivity } from './activity.ts'
import { figuresFor, weeksFor } from './figures.ts'

const api = implement(dashboardContract).$context<RequestContext>().use(signedIn)

/** @param parts the rooms' contributions to the first screen */
export const dashboardHandlers = (parts: readonly HomePart[]) => ({
  activity: api.activity.handler(async ({ context: { actor, services, request } }) => {
    const items = await latestActivity(services, { ...actor, language: request.language }, parts)
    return { items, unseen: items.filter(({ is_new }) => is_new).length }
  }),

  figures: api.figures.handler(({ context: { actor, services }, input }) => figuresFor(services, actor, input.zone)),

  weeks: api.weeks.handler(async ({ context: { actor, services } }) => ({ weeks: await weeksFor(services, actor) })),
})
