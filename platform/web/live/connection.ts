import { type ClientFrame, type ServerFrame, closeCodes, heartbeat, liveProtocols } from '#platform/live.ts'
import { backOff, pauseBefore } from '../back-off.ts'
import { readFrame } from './read-frame.ts'
import { seenIds } from './seen-ids.ts'
import type { LiveStatus } from './status.ts'

export interface ConnectionOptions {
  address: string
  /** The page's member; part of each `hello`. */
  member: string
  /** Requests a ticket before each attempt, where the upgrade cannot send the session. */
  ticket?: (() => Promise<string>) | undefined
  /** The stream position of the page's data; later events are delivered. */
  after?: string | undefined
  /** The currently watched subjects; part of each `hello`. */
  subjects(): string[]
  onStatus(status: LiveStatus): void
  onEvent(name: string, data: unknown): void
  /** Events may have been missed. */
  onResync(): void
  /** The connection is open; also after each reconnection. */
  onOpen(): void
  /** Whether the session is valid; rejects if the server is unreachable. Called when the server may have refused the session. */
  hasSession(): Promise<boolean>
  /** The session has ended: the connection is not reopened. */
  onSessionEnded(): void
  /** In milliseconds. */
  times?: Partial<Record<keyof typeof defaultTimes, number>>
}

const defaultTimes = {
  ...heartbeat,
  ...backOff,
  /** Shorter interruptions are ignored. */
  blip: 1_000,
  /** After this time a connection counts as stable, and the next delay is short again. */
  steady: 10_000,
}

export interface LiveConnection {
  /** The page has woken up or the network is back: checks the connection immediately, or retries. */
  check(): void
  /** The network is gone: closes the connection without waiting for a timeout. */
  drop(): void
  /** Lost unless the connection is open. */
  send(frame: ClientFrame): void
  close(): void
}

/** Opens a connection and keeps it open until it is closed or the session ends. */
export function openConnection(options: ConnectionOptions): LiveConnection {
  const times = { ...defaultTimes, ...options.times }
  const seen = seenIds()
  /** Where to resume: the last event, or the position of the last pong. */
  let place = options.after
  let socket: WebSocket | undefined
  /** The attempt that is waiting for its ticket. */
  let asking: object | undefined
  let status: LiveStatus = 'connecting'
  let isOver = false
  let attempt = 0
  let openedAt = 0
  const timers = { retry: timer(), deadline: timer(), ping: timer(), blip: timer() }

  function open() {
    timers.retry.stop()
    timers.deadline.start(giveUp, times.timeout)
    if (!options.ticket) return connect()
    const own = (asking = {})
    options.ticket().then(
      (ticket) => own === asking && connect([liveProtocols.plain, liveProtocols.ticket + ticket]),
      () => own === asking && lose(undefined, false),
    )
  }

  function connect(protocols?: string[]) {
    asking = undefined
    const opening = new WebSocket(options.address, protocols)
    let wasAccepted = false
    socket = opening
    opening.addEventListener('open', () => {
      wasAccepted = true
      if (opening === socket) write({ type: 'hello', after: place, watch: options.subjects(), member: options.member })
    })
    opening.addEventListener('message', (message) => {
      if (opening === socket) hear(readFrame(message.data))
    })
    opening.addEventListener('close', ({ code }) => {
      if (opening === socket) lose(code, wasAccepted)
    })
  }

  function hear(frame: ServerFrame | undefined) {
    if (!frame) return
    switch (frame.type) {
      case 'welcome':
        return enter(frame)
      case 'pong':
        place = frame.at
        return awaitNextPing()
      case 'event':
        if (frame.id !== undefined) {
          if (!seen.add(frame.id)) return
          place = frame.id
        }
        return options.onEvent(frame.name, frame.data)
      case 'resync':
        return options.onResync()
    }
  }

  function enter({ resumed, at }: Extract<ServerFrame, { type: 'welcome' }>) {
    const isFirst = place === undefined
    // After a resumption the missed events follow, so `at` is ahead of us.
    if (!resumed) place = at
    openedAt = Date.now()
    timers.blip.stop()
    setStatus('open')
    awaitNextPing()
    if (!resumed && !isFirst) options.onResync()
    options.onOpen()
  }

  /** Started by the server's response, because browsers slow down the timers of hidden pages to one per minute. */
  function awaitNextPing() {
    timers.deadline.stop()
    timers.ping.start(ping, times.interval)
  }

  function ping() {
    write({ type: 'ping' })
    timers.deadline.start(giveUp, times.timeout)
  }

  /** A socket without a network takes minutes to close, so it is abandoned. */
  function giveUp() {
    if (!isTrying()) return
    const silent = socket
    socket = undefined
    silent?.close()
    lose(undefined, true)
  }

  function lose(code: number | undefined, wasAccepted: boolean) {
    socket = undefined
    asking = undefined
    timers.deadline.stop()
    timers.ping.stop()
    if (isOver) return
    if (status === 'open') {
      setStatus('connecting')
      if (Date.now() - openedAt >= times.steady) attempt = 0
    }
    if (status !== 'down' && !timers.blip.isRunning()) timers.blip.start(() => setStatus('down'), times.blip)

    if (code === closeCodes.restarting) attempt = Math.max(attempt, 2)
    if (code === closeCodes.tooMany) attempt = Math.max(attempt, 6)
    if (code === closeCodes.sessionEnded) {
      void endIfSignedOut().then(retryLater)
    } else {
      retryLater()
      // Browsers do not report why an upgrade was refused.
      if (!wasAccepted) void endIfSignedOut()
    }
  }

  function retryLater() {
    if (isOver || isTrying()) return
    timers.retry.start(open, pauseBefore(attempt, Math.random, times))
    attempt += 1
  }

  async function endIfSignedOut() {
    const isSignedIn = await options.hasSession().catch(() => true)
    if (isSignedIn || isOver) return
    close()
    // Nothing is wrong with the connection.
    setStatus('connecting')
    options.onSessionEnded()
  }

  function check() {
    if (isOver) return
    if (!isTrying()) open()
    else if (status === 'open') ping()
  }

  function close() {
    isOver = true
    for (const each of Object.values(timers)) each.stop()
    socket?.close()
    socket = undefined
    asking = undefined
  }

  const isTrying = () => socket !== undefined || asking !== undefined

  function write(frame: ClientFrame) {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame))
  }

  function setStatus(value: LiveStatus) {
    status = value
    options.onStatus(value)
  }

  open()
  return { check, drop: giveUp, close, send: write }
}

function timer() {
  let running: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(running)
    running = undefined
  }
  return {
    stop,
    isRunning: () => running !== undefined,
    start(work: () => void, after: number) {
      stop()
      running = setTimeout(() => {
        running = undefined
        work()
      }, after)
    },
  }
}
