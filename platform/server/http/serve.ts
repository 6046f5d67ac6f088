import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Load } from './admission.ts'
import type { RequestContext } from './context.ts'

/** Does what a request asks for, in the terms of the rooms, when it is its turn. @throws Refusal overloaded */
export type Serve = <Result>(
  load: Load,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (context: RequestContext) => Promise<Result>,
) => Promise<Result>
