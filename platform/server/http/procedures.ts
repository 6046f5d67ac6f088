import type { AnyContractRouter, HTTPMethod } from '@orpc/contract'
import { type AnyProcedure, type Router, isProcedure } from '@orpc/server'
import type { ProcedureMeta } from '#platform/contract.ts'
import type { RequestContext } from './context.ts'

export type ApiRouter = Router<AnyContractRouter, RequestContext>

export type ApiProcedure = AnyProcedure & { '~orpc': { route: { method?: HTTPMethod; path?: `/${string}` }; meta: ProcedureMeta } }

export function proceduresOf(router: ApiRouter): ApiProcedure[] {
  return Object.values(router).flatMap((value) => (isProcedure(value) ? [value as ApiProcedure] : proceduresOf(value as ApiRouter)))
}

/** Where a procedure is found below `/api`, and what its contract says of the way there. */
export function routeOf(procedure: ApiProcedure) {
  const { route, meta, inputSchema } = procedure['~orpc']
  const { method = 'POST', path = '/' } = route
  return { method, path, meta, hasInput: inputSchema !== undefined }
}
