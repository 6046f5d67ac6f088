import type { AnyContractRouter, HTTPMethod } from '@orpc/contract'
import { type AnyProcedure, Procedure, type Router, isProcedure } from '@orpc/server'
import type { ProcedureMeta } from '#platform/contract.ts'
import type { RequestContext } from './context.ts'
import { storableInput } from './storable-input.ts'

export type ApiRouter = Router<AnyContractRouter, RequestContext>

export type ApiProcedure = AnyProcedure & { '~orpc': { route: { method?: HTTPMethod; path?: `/${string}` }; meta: ProcedureMeta } }

export function proceduresOf(router: ApiRouter): ApiProcedure[] {
  return Object.values(router).flatMap((value) => (isProcedure(value) ? [value as ApiProcedure] : proceduresOf(value as ApiRouter)))
}

/** A procedure's route below `/api`, with the routing details of its contract. */
export function routeOf(procedure: ApiProcedure) {
  const { route, meta, inputSchema } = procedure['~orpc']
  const { method = 'POST', path = '/' } = route
  return { method, path, meta, hasInput: inputSchema !== undefined }
}

/** The procedure with the checks that apply to calls from outside. */
export function guarded(procedure: ApiProcedure): ApiProcedure {
  const definition = procedure['~orpc']
  if (!definition.inputSchema) return procedure
  return new Procedure({ ...definition, inputSchema: storableInput(definition.inputSchema) })
}
