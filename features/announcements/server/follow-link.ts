import type { FastifyInstance } from 'fastify'
import type { Serve } from '#platform/server/http/serve.ts'
import type { Services } from '#platform/server/services.ts'
import { followPath } from '../paths.ts'
import { countFollowed } from './queries.ts'

/** Redirects to the address of an announcement and counts it; there is nothing about the reader in it. */
export function followLinks(app: FastifyInstance, { database }: Services, serve: Serve): void {
  app.get<{ Params: { token: string } }>(followPath(':token'), async (request, reply) => {
    const { token } = request.params
    const isToken = /^[\w-]{1,40}$/.test(token)
    const count = () => countFollowed(database.kysely, token, request.method === 'GET')
    const link = isToken ? await serve('ordinary', request, reply, count) : undefined
    if (link === undefined) return reply.callNotFound()
    return reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(link, 302)
  })
}
