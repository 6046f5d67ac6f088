import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { type BatchLine, type BatchQuestion, batchPath, mostInBatch } from '#platform/batch.ts'
import { Refusal, problems } from '#platform/problems.ts'
import type { Serve } from './serve.ts'
import { subrequest } from './subrequest.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Read-only and without large files, so it may be part of a batch. */
    isQuestion?: boolean
  }
}

const mark = 'x-in-batch'

/** Not the browser's copy, which would pull in the whole schema library. */
const batchInput = z.object({
  questions: z
    .array(z.object({ path: z.string().max(4_000), body: z.string().max(16_000).optional() }))
    .min(1)
    .max(mostInBatch),
})

/**
 * Answers several queries of a member in one request, each with its usual turn, rules and refusals. Each result is sent as a line as soon
 * as it is ready.
 */
export function batchRoute(app: FastifyInstance, serve: Serve): void {
  /** Known to this process only. */
  const secret = randomUUID()
  app.addHook('onRequest', (request, _reply, done) => {
    const isPart = request.headers[mark] === secret
    done(isPart && !request.routeOptions.config.isQuestion ? new Refusal(problems.notFound) : undefined)
  })

  app.post(batchPath, async (request, reply) => {
    // This also renews the session cookie before the first line is sent.
    await serve('ordinary', request, reply, async ({ actor }) => {
      if (!actor) throw new Refusal(problems.signedOut)
    })
    const input = batchInput.safeParse(request.body)
    if (!input.success) throw new Refusal(problems.invalidInput)
    const ask = (question: BatchQuestion) => answerTo(app, request, { [mark]: secret }, question)
    return reply.type('application/x-ndjson; charset=utf-8').send(Readable.from(inTheirOrder(input.data.questions.map(ask))))
  })
}

type Answer = Omit<BatchLine, 'at'>

async function answerTo(
  app: FastifyInstance,
  request: FastifyRequest,
  headers: Record<string, string>,
  { path, body }: BatchQuestion,
): Promise<Answer> {
  const { pathname, search } = new URL(`/api/${path.replace(/^[/\\]+/, '')}`, 'http://localhost')
  // Prevents leaving the API with '..'.
  if (!pathname.startsWith('/api/')) return { status: 404, body: '{}' }
  const answer = await subrequest(app, request, { url: pathname + search, body, headers })
  return { status: answer.statusCode, body: answer.payload }
}

/** Yields the lines in order of completion. A query that fails unexpectedly becomes an error line. */
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
