import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Load } from './admission.ts'
import type { RequestContext } from './context.ts'

/** Runs a request with its context when it is its turn. @throws Refusal overloaded */
export type Serve = <Result>(
  load: Load,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (context: RequestContext) => Promise<Result>,
) => Promise<Result>
