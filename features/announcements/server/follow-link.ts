import type { FastifyInstance } from 'fastify'
import type { Services } from '#platform/server/services.ts'
import { followPath } from '../paths.ts'
import { countFollowed } from './queries.ts'

/** Redirects to the address of an announcement and counts it; there is nothing about the reader in it. */
export function followLinks(app: FastifyInstance, { database }: Services): void {
  app.get<{ Params: { token: string } }>(followPath(':token'), async ({ method, params }, reply) => {
    const isToken = /^[\w-]{1,40}$/.test(params.token)
    const link = isToken ? await countFollowed(database.kysely, params.token, method === 'GET') : undefined
    if (link === undefined) return reply.callNotFound()
    return reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(link, 302)
  })
}
