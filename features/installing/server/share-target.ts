import type { FastifyInstance } from 'fastify'
import { longestMessage } from '#features/messages/limits.ts'
import { sharePath } from '../paths.ts'
import { shareAddress } from '../sharing.ts'

/** In bytes; a file is read to its end, so that the browser hears the answer, and dropped. */
const mostOfField = 64 * 1024
const mostOfFile = 32 * 1024 * 1024

/**
 * Where systems send what is shared, if no service worker takes it (app/worker/service-worker.js): right after installing, or where the browser
 * has put the worker away. Words are passed on in the address, so that they outlast signing in; a file cannot be, and the screen says so.
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
