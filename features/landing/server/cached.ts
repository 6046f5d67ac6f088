import type { FastifyReply } from 'fastify'

/** For what is the same for everybody; a cookie that was renewed on the way must not get into a shared cache. */
export const cached = (reply: FastifyReply, seconds: number) => ({
  'cache-control': reply.hasHeader('set-cookie') ? 'no-store' : `public, max-age=${seconds}`,
})
