import { type BatchLine, type BatchQuestion, batchPath, mostInBatch } from '#platform/batch.ts'
import { requestHeaders } from './request-headers.ts'

/** The minimum size of a batch; fewer queries are sent in parallel. */
const fewest = 4

interface Waiting {
  request: Request
  init: RequestInit
  resolve: (response: Response) => void
  reject: (reason: unknown) => void
}
let waiting: Waiting[] = []
let turns: MessageChannel | undefined

/** Sends a request; queries made in the same turn of the event loop are batched if there are enough. */
export function askTogether(request: Request, init: RequestInit): Promise<Response> {
  return new Promise((resolve, reject) => {
    waiting.push({ request, init, resolve, reject })
    if (waiting.length === 1) afterThisTurn()
  })
}

/** Not a timer: browsers delay those of hidden pages by up to a second. */
function afterThisTurn() {
  if (!turns) {
    turns = new MessageChannel()
    turns.port1.addEventListener('message', send)
    turns.port1.start()
  }
  turns.port2.postMessage(undefined)
}

function send() {
  const all = waiting.filter(({ request }) => !request.signal.aborted)
  for (const { request, reject } of waiting) if (request.signal.aborted) reject(request.signal.reason)
  waiting = []
  while (all.length > 0) {
    const some = all.splice(0, mostInBatch)
    if (some.length < fewest) some.forEach(askAlone)
    else void sendTogether(some)
  }
}

function askAlone({ request, init, resolve, reject }: Waiting): void {
  fetch(request, init).then(resolve, reject)
}

async function sendTogether(all: readonly Waiting[]): Promise<void> {
  const left = new Set(all.keys())
  for (const [at, { request, reject }] of all.entries()) {
    request.signal.addEventListener('abort', () => {
      left.delete(at)
      reject(request.signal.reason)
    })
  }
  try {
    const questions = await Promise.all(all.map(({ request }) => questionOf(request)))
    const headers = { 'content-type': 'application/json', ...requestHeaders() }
    const response = await fetch(`/api${batchPath}`, { method: 'POST', headers, body: JSON.stringify({ questions }) })
    if (response.status === 404) {
      // The server has another version, during an update: send each query separately.
      for (const [at, each] of all.entries()) if (left.has(at)) askAlone(each)
      return
    }
    const type = response.headers.get('content-type') ?? 'text/plain'
    if (!type.startsWith('application/x-ndjson') || !response.body) {
      // A refusal of the batch, or a proxy's page, applies to each query.
      const text = await response.text()
      for (const at of left) all[at]?.resolve(answer(response.status, text, type))
      return
    }
    for await (const { at, status, body } of linesOf(response.body)) {
      left.delete(at)
      all[at]?.resolve(answer(status, body))
    }
    if (left.size > 0) throw new TypeError('the response ended early')
  } catch (error) {
    for (const at of left) all[at]?.reject(error)
  }
}

const answer = (status: number, body: string, type = 'application/json') =>
  new Response(body, { status, headers: { 'content-type': type } })

async function questionOf(request: Request): Promise<BatchQuestion> {
  const { pathname, search } = new URL(request.url)
  const path = pathname.replace(/^\/api/, '') + search
  return request.method === 'POST' ? { path, body: await request.clone().text() } : { path }
}

async function* linesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<BatchLine> {
  const decoder = new TextDecoder()
  const reader = stream.getReader()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    text += decoder.decode(value, { stream: !done })
    const lines = text.split('\n')
    text = lines.pop() ?? ''
    for (const line of lines) yield JSON.parse(line) as BatchLine
    if (done) return
  }
}
