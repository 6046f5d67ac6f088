import type { FastifyInstance } from 'fastify'
import { longestMessage } from '#features/messages/limits.ts'
import { sharePath } from '../paths.ts'
import { shareAddress } from '../sharing.ts'

/** In bytes; larger fields are discarded. A file is read to its end, so that the browser receives the response, and discarded. */
const mostOfField = 64 * 1024
const mostOfFile = 32 * 1024 * 1024

/**
 * Receives shared content if no service worker handles it (app/worker/service-worker.js): right after installing, or when the browser has
 * removed the worker. Texts are passed on in the URL, so that they survive signing in; files cannot be, and the screen says so.
 */
export function shareTarget(app: FastifyInstance): void {
  app.post(shareAddress, async (request, reply) => {
    const search = new URLSearchParams()
    if (request.isMultipart()) {
      const limits = { fields: 10, fieldSize: mostOfField, fileSize: mostOfFile, files: 1 }
      for await (const part of request.parts({ limits })) {
        if (part.type === 'file') {
          part.file.resume()
          if (part.filename) search.set('problem', 'file')
        } else if (['title', 'text', 'url'].includes(part.fieldname) && typeof part.value === 'string' && part.value) {
          search.set(part.fieldname, part.value.slice(0, longestMessage))
        }
      }
    }
    return reply.redirect(`${sharePath()}?${search.toString()}`, 303)
  })
}
