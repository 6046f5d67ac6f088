import { createORPCClient } from '@orpc/client'
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import contract from 'virtual:contract'
import { clientInfo } from './client-platform.ts'

const link = new OpenAPILink(contract, {
  url: () => `${location.origin}/api`,
  headers: () => ({ 'x-client-info': clientInfo() }),
})
const everyRoom = createORPCClient<Record<string, never>>(link) as Record<string, unknown>

/**
 * A room's procedures: `call` them, or make queries and mutations of them. The contract's type is all a room hands in;
 * where its procedures are found comes from the build.
 */
export function roomApi<Contract extends AnyContractRouter>(room: string) {
  const call = everyRoom[room] as ContractRouterClient<Contract>
  return { call, query: createTanstackQueryUtils(call, { path: [room] }) }
}
