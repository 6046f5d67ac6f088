import { createORPCClient } from '@orpc/client'
import type { AnyContractRouter, ContractRouterClient, InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import contract from 'virtual:contract'
import { askTogether } from './batch.ts'
import { loadProblemTexts } from './load-problem-texts.ts'
import { requestHeaders } from './request-headers.ts'
import { hearRefusal } from './terms-refused.ts'
import type { UploadOptions } from './upload.ts'

/** How requests reach the server; replaced while the server renders a page. */
export const transport = {
  origin: typeof location === 'undefined' ? 'http://localhost' : location.origin,
  headers: requestHeaders,
  fetch: (request: Request, init: object, isQuestion: boolean): Promise<Response> =>
    isQuestion ? askTogether(request, init) : fetch(request, init),
}

/** Options of a call. */
export interface CallContext {
  /** Read-only although sent by POST, so it may be part of a batch. */
  isQuestion?: boolean
}

/** The server's results are JSON; a page comes from a proxy, or from a network that asks to sign in. */
const isJson = ({ headers }: Response): boolean => headers.get('content-type')?.startsWith('application/json') === true

const link = new OpenAPILink<CallContext>(contract, {
  url: () => `${transport.origin}/api`,
  headers: () => transport.headers(),
  async fetch(request, init, { context }) {
    const response = await transport.fetch(request, init, request.method === 'GET' || context.isQuestion === true)
    if (response.status === 403) void hearRefusal(response.clone())
    if (!response.ok) await loadProblemTexts()
    else if (!isJson(response)) throw new TypeError('the response is not from the server')
    return response
  },
})

type Routes = Record<string, Record<string, { '~orpc': { route: { path: string } } }>>
/** The path of a procedure below `/api`. */
export const pathOf = (room: string, procedure: string): string | undefined =>
  (contract as unknown as Routes)[room]?.[procedure]?.['~orpc'].route.path

const everyRoom = createORPCClient<Record<string, never>>(link) as Record<string, unknown>

type Inputs<Contract extends AnyContractRouter> = InferContractRouterInputs<Contract>
type Outputs<Contract extends AnyContractRouter> = InferContractRouterOutputs<Contract>
/** The procedures of a contract that accept a file. */
type UploadName<Contract extends AnyContractRouter> = {
  [Name in keyof Inputs<Contract>]: Inputs<Contract>[Name] extends { file: Blob } ? Name : never
}[keyof Inputs<Contract>]

/**
 * The procedures of a room: `call` them, or create queries and mutations; `upload` sends a file and reports its progress. Only the type of
 * the contract is needed, because the build provides the routes.
 */
export function roomApi<Contract extends AnyContractRouter>(room: string) {
  const call = everyRoom[room] as ContractRouterClient<Contract, CallContext>

  async function upload<Name extends UploadName<Contract>>(name: Name & string, input: Inputs<Contract>[Name], options?: UploadOptions) {
    const path = pathOf(room, name)
    if (!path) throw new Error(`${room}.${name} is not a procedure`)
    const { file, ...fields } = input as { file: Blob } & Record<string, string | number>
    const { sendUpload } = await import('./upload.ts')
    const address = path.replace(/\{(\w+)\}/g, (_, field: string) => encodeURIComponent(fields[field] ?? ''))
    return sendUpload(address, { file, fields }, options) as Promise<Outputs<Contract>[Name & keyof Outputs<Contract>]>
  }
  return { call, query: createTanstackQueryUtils(call, { path: [room] }), upload }
}
