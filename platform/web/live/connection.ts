import { type ClientFrame, type ServerFrame, closeCodes, heartbeat, liveProtocols } from '#platform/live.ts'
import { backOff, pauseBefore } from '../back-off.ts'
import { readFrame } from './read-frame.ts'
import { seenIds } from './seen-ids.ts'
import type { LiveStatus } from './status.ts'

export interface ConnectionOptions {
  address: string
  /** Asked before each attempt where a ticket opens the socket, since no session is sent along with it. */
  ticket?: (() => Promise<string>) | undefined
  /** Where the events were when the page's contents were made; everything since is told. */
  after?: string | undefined
  /** What the screens watch now; part of each `hello`. */
  subjects(): string[]
  onStatus(status: LiveStatus): void
  onEvent(name: string, data: unknown): void
  /** Events may have been missed. */
  onResync(): void
  /** The connection stands; also after each reconnection. */
  onOpen(): void
  /** Whether the session still stands; rejects if the server cannot be reached. Asked when the server may have refused for want of one. */
  hasSession(): Promise<boolean>
  /** The session has ended: the connection is not opened again. */
  onSessionEnded(): void
  /** In milliseconds. */
  times?: Partial<Record<keyof typeof defaultTimes, number>>
}

const defaultTimes = {
  ...heartbeat,
  ...backOff,
  /** A connection that is back within this was a blip. */
  blip: 1_000,
  /** One that stood this long was a good one: the next pause is a short one again. */
  steady: 10_000,
}

export interface LiveConnection {
  /** The page was woken, or the network is back: looks at once whether the connection stands, or tries again. */
  check(): void
  /** The network is gone: what was open is given up without waiting for its silence to tell. */
  drop(): void
  /** Lost unless the connection stands. */
  send(frame: ClientFrame): void
  close(): void
}

/** Opens a connection and keeps it until it is closed or the session ends. */
export function openConnection(options: ConnectionOptions): LiveConnection {
  const times = { ...defaultTimes, ...options.times }
  const seen = seenIds()
  /** Where to resume: the last event, or the place the last pong told. */
  let place = options.after
  let socket: WebSocket | undefined
  /** The attempt that still waits for its ticket. */
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
      if (opening === socket) write({ type: 'hello', after: place, watch: options.subjects() })
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
    // What was missed follows a resumption; only then is `at` behind us.
    if (!resumed) place = at
    openedAt = Date.now()
    timers.blip.stop()
    setStatus('open')
    awaitNextPing()
    if (!resumed && !isFirst) options.onResync()
    options.onOpen()
  }

  /** Called when the server answered, so that browsers do not slow a hidden page's timers down to one a minute. */
  function awaitNextPing() {
    timers.deadline.stop()
    timers.ping.start(ping, times.interval)
  }

  function ping() {
    write({ type: 'ping' })
    timers.deadline.start(giveUp, times.timeout)
  }

  /** A socket without a network takes minutes to close: it is left to itself. */
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
      // A browser does not tell why an upgrade was refused.
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
