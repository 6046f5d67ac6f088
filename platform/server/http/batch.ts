import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { type BatchLine, type BatchQuestion, batchPath, mostInBatch } from '#platform/batch.ts'
import { Refusal, problems } from '#platform/problems.ts'
import type { Serve } from './serve.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Changes nothing, and answers with no large file: it may be asked together with others. */
    isQuestion?: boolean
  }
}

/** What says who asks, and from where. */
const identifying = /^(cookie|authorization|user-agent|accept-language|host|x-client-info|x-forwarded-\w+|forwarded)$/
const mark = 'x-in-batch'

/** Not with what the browser has of it, which would be all of the schemas' library. */
const batchInput = z.object({
  questions: z
    .array(z.object({ path: z.string().max(4_000), body: z.string().max(16_000).optional() }))
    .min(1)
    .max(mostInBatch),
})

/**
 * Answers several questions of a member in one request, each by the way it has alone: with its turn, its rules and its refusals. A line goes out
 * as soon as it is there, so that none waits for a slower one.
 */
export function batchRoute(app: FastifyInstance, serve: Serve): void {
  /** Known to this process alone. */
  const secret = randomUUID()
  app.addHook('onRequest', (request, _reply, done) => {
    const isPart = request.headers[mark] === secret
    done(isPart && !request.routeOptions.config.isQuestion ? new Refusal(problems.notFound) : undefined)
  })

  app.post(batchPath, async (request, reply) => {
    // It renews the session's cookie, too, before the first line goes out.
    await serve('ordinary', request, reply, async ({ actor }) => {
      if (!actor) throw new Refusal(problems.signedOut)
    })
    const input = batchInput.safeParse(request.body)
    if (!input.success) throw new Refusal(problems.invalidInput)
    const headers = { ...identityOf(request), [mark]: secret }
    const ask = (question: BatchQuestion) => answerTo(app, request, headers, question)
    return reply.type('application/x-ndjson; charset=utf-8').send(Readable.from(inTheirOrder(input.data.questions.map(ask))))
  })
}

type Answer = Omit<BatchLine, 'at'>

const identityOf = ({ headers }: FastifyRequest) => Object.fromEntries(Object.entries(headers).filter(([name]) => identifying.test(name)))

async function answerTo(app: FastifyInstance, { socket }: FastifyRequest, headers: object, { path, body }: BatchQuestion): Promise<Answer> {
  const { pathname, search } = new URL(`/api/${path.replace(/^[/\\]+/, '')}`, 'http://localhost')
  // Not out of the API by '..'.
  if (!pathname.startsWith('/api/')) return { status: 404, body: '{}' }
  const answer = await app.inject({
    method: body === undefined ? 'GET' : 'POST',
    url: pathname + search,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { payload: body }),
    ...(socket.remoteAddress !== undefined && { remoteAddress: socket.remoteAddress }),
  })
  return { status: answer.statusCode, body: answer.payload }
}

/** The lines in the order in which they come to be. A question that breaks is answered as one that the server could not answer. */
async function* inTheirOrder(answers: readonly Promise<Answer>[]): AsyncGenerator<string> {
  const waiting = new Map(
    answers.map((answer, at) => [
      at,
      answer.catch((): Answer => ({ status: 500, body: '{}' })).then((known): BatchLine => ({ at, ...known })),
    ]),
  )
  while (waiting.size > 0) {
    const line = await Promise.race(waiting.values())
    waiting.delete(line.at)
    yield `${JSON.stringify(line)}\n`
  }
}
