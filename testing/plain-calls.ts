import { setTimeout as pause } from 'node:timers/promises'
import type { ClientContext } from '@orpc/client'
import type { StandardLinkClient, StandardLinkOptions } from '@orpc/client/standard'
import { type Dispatcher, request } from 'undici'
import { problems } from '#platform/problems.ts'

interface Browser {
  headersToSend(): Record<string, string>
  keepCookies(received: readonly string[]): void
}

/** Sends calls of procedures over HTTP. `fetch` needs a third of a call's processor time, so it does without. */
export const plainCalls = ({ headersToSend, keepCookies }: Browser): StandardLinkClient<ClientContext> => ({
  async call({ url, method, body }) {
    const { type, bytes } = await encode(body)
    const response = await request(url, {
      method,
      headers: { ...headersToSend(), ...(type && { 'content-type': type }) },
      body: bytes,
    })
    keepCookies([response.headers['set-cookie'] ?? []].flat())
    const answer = await decode(response)
    return { status: response.statusCode, headers: response.headers, body: async () => answer }
  },
})

/** Tries again while the server is too busy, as browsers do: a machine that is busy with other tests must not fail this one. */
export const patiently: NonNullable<StandardLinkOptions<ClientContext>['clientInterceptors']>[number] = async ({ next }) => {
  for (;;) {
    const response = await next()
    const isBusy = response.status === 503 && JSON.stringify(await response.body()).includes(problems.overloaded.id)
    if (!isBusy) return response
    await pause(500)
  }
}

/** As JSON, or as a form if it has files. */
async function encode(body: unknown): Promise<{ type?: string; bytes: string | Uint8Array | null }> {
  if (body === undefined) return { bytes: null }
  if (!(body instanceof FormData)) return { type: 'application/json', bytes: JSON.stringify(body) }
  const form = new Response(body)
  return { type: form.headers.get('content-type') ?? '', bytes: new Uint8Array(await form.arrayBuffer()) }
}

/** A value, or a file. */
async function decode({ headers, body }: Dispatcher.ResponseData): Promise<unknown> {
  const type = String(headers['content-type'] ?? 'application/json')
  if (type.startsWith('application/json')) {
    const text = await body.text()
    return text === '' ? undefined : JSON.parse(text)
  }
  const [, name = 'blob'] = /filename="([^"]*)"/.exec(String(headers['content-disposition'])) ?? []
  return new File([await body.arrayBuffer()], name, { type })
}
