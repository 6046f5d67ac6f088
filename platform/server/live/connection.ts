import type { WebSocket } from 'ws'
import type { ClientFrame } from '#platform/live.ts'
import { closeCodes } from '#platform/live.ts'
import { Refusal } from '#platform/problems.ts'
import type { Admission } from '../http/admission.ts'
import type { LiveIdentity } from '../http/api.ts'
import type { Actor } from '../http/context.ts'
import type { Services } from '../services.ts'
import type { Allowance } from './allowance.ts'
import type { LiveClient } from './audience.ts'
import { catchUp, replayFrom, replayLately } from './catch-up.ts'
import { frameText, readFrame } from './frames.ts'
import type { LiveHub } from './hub.ts'
import type { Topic } from './live-event.ts'
import { handleSignal } from './signals.ts'
import { permitted } from './watching.ts'

interface ConnectionParts {
  socket: WebSocket
  actor: Actor
  hub: LiveHub
  services: Services
  identity: Pick<LiveIdentity, 'actorOfSession'>
  admission: Pick<Admission, 'admit'>
  /** Shared by all clients of the member. */
  allowance: Allowance
}

export interface Connection extends LiveClient {
  /** When the client last sent something, in milliseconds since 1970. */
  heardAt(): number
}

/** Send buffer limit per client in bytes: a slower client is disconnected and resumes. */
const mostBuffered = 2 ** 20

const codes = { notText: 1003, notOurs: 1008, failed: 1011, tryLater: 1013 } as const

/** Handles one client. There are thousands of these objects, so they are small and have no timers. */
export function openConnection({ socket, actor, hub, services, identity, admission, allowance }: ConnectionParts): Connection {
  let heardAt = Date.now()
  /** Where the client could resume; undefined before its hello. */
  let place: string | undefined
  /** The subjects that the client requested last. */
  let named: readonly string[] = []
  let watches = 0
  /** Frames that wait for the client's turn. */
  let held: string[] = []
  /** Settles once the client has received what it missed during the latest check of its permissions. */
  let rechecked = Promise.resolve()

  const client: Connection = {
    actor,
    watched: new Set(),
    caughtUp: false,
    permissions: Promise.resolve(),
    heardAt: () => heardAt,
    send(frame) {
      release()
      if (isOpenAndFast()) socket.send(frame)
    },
    sent: (frame) =>
      new Promise((resolve) => {
        release()
        if (isOpenAndFast()) socket.send(frame, () => resolve())
        else resolve()
      }),
    hold: (frame) => void held.push(frame),
    release,
    rewatch,
    close,
  }

  function release() {
    if (held.length === 0) return
    const frames = held
    held = []
    for (const frame of frames) if (isOpenAndFast()) socket.send(frame)
  }

  function close(code: number) {
    hub.audience.remove(client)
    socket.close(code)
  }

  function isOpenAndFast(): boolean {
    if (socket.readyState !== socket.OPEN) return false
    if (socket.bufferedAmount <= mostBuffered) return true
    close(closeCodes.tooSlow)
    return false
  }

  /** Whether the member is within the allowance; otherwise the client is disconnected. */
  function mayGoOn({ length }: Buffer): boolean {
    if (socket.readyState !== socket.OPEN) return false
    heardAt = Date.now()
    const isAllowed = allowance.spend(length, heardAt)
    if (!isAllowed) close(codes.notOurs)
    return isAllowed
  }

  function onMessage(data: Buffer, isBinary: boolean) {
    if (!mayGoOn(data)) return
    if (isBinary) return close(codes.notText)
    const frame = readFrame(data.toString())
    if (!frame || (frame.type === 'hello') === (place !== undefined)) return close(codes.notOurs)
    void answer(frame).catch(failed(frame.type))
  }

  /** Closes the connection; the client will reconnect and try again. */
  function failed(frame: string) {
    return (error: unknown) => {
      if (error instanceof Refusal) return close(codes.tryLater)
      services.log.error({ err: error, frame }, 'a live client’s frame could not be handled')
      close(codes.failed)
    }
  }

  async function answer(frame: ClientFrame): Promise<void> {
    switch (frame.type) {
      case 'hello':
        // Another member has signed in in this browser since.
        if (frame.member !== undefined && frame.member !== actor.id) return close(closeCodes.sessionEnded)
        place = frame.after ?? ''
        await watch(frame.watch)
        return catchUp(hub, client, frame.after)
      case 'watch': {
        const added = await watch(frame.subjects)
        return replayLately(hub, client, added)
      }
      case 'ping':
        await rechecked
        if (client.caughtUp) place = hub.stream.head()
        return client.send(frameText({ type: 'pong', at: place ?? '' }))
      case 'signal':
        return inTurn(() => handleSignal(hub.rooms.signals, services, actor, frame))
    }
  }

  /** Runs the database work of a member's clients in turn. @throws Refusal overloaded if too much is waiting already */
  const inTurn = <Result>(work: () => Promise<Result>) => admission.admit('live', actor.id, work)

  /** @returns the newly watched subjects; none if the client has sent a newer request meanwhile */
  async function watch(subjects: readonly string[]) {
    named = subjects
    const turn = ++watches
    const isLast = () => turn === watches
    const topics = subjects.length === 0 ? new Set<Topic>() : await inTurn(async () => (isLast() ? permittedNow(subjects) : undefined))
    if (!topics || !isLast()) return new Set<Topic>()
    const added = new Set([...topics].filter((topic) => !client.watched.has(topic)))
    hub.audience.watch(client, topics)
    return added
  }

  /** The topics that the member may watch with the role they have now. */
  async function permittedNow(subjects: readonly string[]): Promise<Set<Topic>> {
    const current = await identity.actorOfSession(actor.sessionId)
    if (current) return permitted(hub.rooms.watchable, services, current, subjects)
    close(closeCodes.sessionEnded)
    return new Set()
  }

  function rewatch() {
    if (named.length === 0) return
    const check = async () => hub.audience.watch(client, await permittedNow(named))
    client.permissions = inTurn(check).catch(failed('rewatch'))
    // A replay that is on its way waits for the check.
    if (!client.caughtUp) return
    client.caughtUp = false
    rechecked = replayFrom(hub, client, hub.stream.end()).catch(failed('rewatch'))
  }

  hub.audience.add(client)
  socket.on('message', onMessage)
  socket.on('ping', mayGoOn)
  // Broken frames and connections: ws closes the socket.
  socket.on('error', () => {})
  socket.on('close', () => hub.audience.remove(client))
  return client
}
