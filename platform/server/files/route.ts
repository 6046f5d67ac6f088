import type { FastifyInstance } from 'fastify'
import { Refusal, problems } from '#platform/problems.ts'
import type { FileStore } from './index.ts'

const pictureKey = /^(?:profile-pictures|profile-images)\/[\w-]+\/[\w-]+\.webp$/

/** `GET /files/…`: re-encoded pictures under unguessable names that never change, so that browsers keep them. */
export function pictureRoutes(app: FastifyInstance, files: FileStore): void {
  app.get<{ Params: { '*': string } }>('/files/*', async (request, reply) => {
    const key = request.params['*']
    const file = pictureKey.test(key) ? await files.read(key) : undefined
    if (!file) throw new Refusal(problems.notFound)
    return reply
      .headers({
        'content-type': 'image/webp',
        'content-length': file.length,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'",
        'cross-origin-resource-policy': 'same-origin',
      })
      .send(file.stream)
  })
}
