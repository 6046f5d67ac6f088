import { once } from 'node:events'
import { WebSocket } from 'ws'
import { type ClientFrame, type ServerFrame, livePath, liveProtocols } from '#platform/live.ts'
import type { Person } from './people.ts'

type FrameOf<Type extends ServerFrame['type']> = Extract<ServerFrame, { type: Type }>

/** A client with an open WebSocket, like a member's browser. Each frame can be taken once, in order of arrival. */
export interface LiveClient extends AsyncDisposable {
  /** All frames received so far. */
  frames: ServerFrame[]
  /** Takes the next frame of this type, and waits for it if necessary. @throws Error if the socket closes first */
  next<Type extends ServerFrame['type']>(type: Type): Promise<FrameOf<Type>>
  /** Takes the next event of this name, and returns its data. */
  event<Data = unknown>(name: string): Promise<Data>
  /** Sends a frame; a text or bytes go as they are. */
  send(frame: ClientFrame | string | Uint8Array): void
  /** Waits until everything sent before has arrived; returns all events of this name so far. */
  settled(name: string): Promise<unknown[]>
  /** The last position from which this client can resume. */
  place(): string | undefined
  /** The cookies set when it was opened. */
  cookies: readonly string[]
  /** The close code from the server; 1006 if there was none. */
  closed: Promise<number>
  /** Breaks the connection silently, as in a tunnel. */
  cut(): void
  /** Stops reading for now, like a device that is too slow. */
  pause(): void
  resume(): void
  close(): Promise<void>
}

export interface LiveClientOptions {
  /** The last event that the client knows. */
  after?: string
  /** The subjects it watches. */
  watch?: string[]
  /** The page's origin, by default the site's; undefined for a client without a page. */
  origin?: string | undefined
  /** Headers besides those of its member. */
  headers?: Record<string, string>
  /** The ticket to open it with. */
  ticket?: string
  /** False opens the socket without saying hello. */
  hello?: boolean
}

/** The server's response instead of an upgrade. */
class UpgradeRefused extends Error {
  readonly status: number
  readonly headers: NodeJS.Dict<string | string[]>

  constructor(status: number, headers: NodeJS.Dict<string | string[]>) {
    super(`the upgrade got ${status}`)
    this.status = status
    this.headers = headers
  }
}

/** Opens a WebSocket as this person, with their cookies, and says hello. @throws UpgradeRefused */
export async function openLive(
  { url }: { url: string },
  person: Pick<Person, 'cookies' | 'address'>,
  options: LiveClientOptions = {},
): Promise<LiveClient> {
  const { after, watch = [], headers = {}, hello = true, ticket } = options
  const protocols = ticket === undefined ? [] : [liveProtocols.plain, `${liveProtocols.ticket}${ticket}`]
  const origin = 'origin' in options ? options.origin : url
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}${livePath}`, protocols, {
    headers: { ...(origin && { origin }), 'x-forwarded-for': person.address, ...(cookie && { cookie }), ...headers },
    perMessageDeflate: false,
  })
  const frames: ServerFrame[] = []
  const taken = new Set<ServerFrame>()
  const waiting = new Set<() => void>()
  let place: string | undefined = after
  const awaken = () => {
    for (const look of waiting) look()
  }

  socket.on('message', (text: Buffer) => {
    const frame = JSON.parse(text.toString()) as ServerFrame
    frames.push(frame)
    if (frame.type === 'welcome' || frame.type === 'pong') place = frame.at
    if (frame.type === 'event') place = frame.id ?? place
    awaken()
  })
  const closed = once(socket, 'close').then(([code]) => code as number)
  void closed.then(awaken)
  const cookies: string[] = []
  socket.on('upgrade', ({ headers: answered }) => {
    cookies.push(...(answered['set-cookie'] ?? []))
    for (const renewed of cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(renewed) ?? []
      person.cookies.set(name, value)
    }
  })
  await new Promise<void>((resolve, reject) => {
    socket.on('open', resolve)
    socket.on('error', reject)
    socket.on('unexpected-response', (request, response) => {
      reject(new UpgradeRefused(response.statusCode ?? 0, response.headers))
      request.destroy()
    })
  })

  function take<Frame extends ServerFrame>(wanted: string, matches: (frame: ServerFrame) => frame is Frame): Promise<Frame> {
    return new Promise((resolve, reject) => {
      const look = () => {
        const frame = frames.find((each): each is Frame => matches(each) && !taken.has(each))
        if (frame) taken.add(frame)
        else if (socket.readyState !== socket.CLOSED) return
        waiting.delete(look)
        if (frame) resolve(frame)
        else reject(new Error(`the socket was closed before ${wanted} came`))
      }
      waiting.add(look)
      look()
    })
  }

  const next = <Type extends ServerFrame['type']>(type: Type) => take(type, (frame): frame is FrameOf<Type> => frame.type === type)
  const client: LiveClient = {
    frames,
    next,
    async event<Data>(name: string) {
      const frame = await take(name, (each): each is FrameOf<'event'> => each.type === 'event' && each.name === name)
      return frame.data as Data
    },
    send: (frame) => socket.send(typeof frame === 'string' || frame instanceof Uint8Array ? frame : JSON.stringify(frame)),
    async settled(name) {
      client.send({ type: 'ping' })
      await next('pong')
      return frames.flatMap((frame) => (frame.type === 'event' && frame.name === name ? [frame.data] : []))
    },
    place: () => place,
    cookies,
    closed,
    cut: () => socket.terminate(),
    pause: () => socket.pause(),
    resume: () => socket.resume(),
    async close() {
      socket.close()
      await closed
    },
    [Symbol.asyncDispose]: () => client.close(),
  }
  if (hello) {
    client.send({ type: 'hello', watch, ...(after !== undefined && { after }) })
    await next('welcome').then((welcome) => taken.delete(welcome))
  }
  return client
}
