import { Redis, type RedisOptions } from 'ioredis'
import type { Transport } from './transport.ts'

interface ValkeyOptions {
  url: string
  /** Of this community alone: a server may serve several. */
  channel: () => Promise<string>
  /** How often to ask whether the connections still stand, and how long anything may take, in milliseconds: they may be gone without a word. */
  heartbeat?: number
}

const longestPause = 2_000

/** Valkey's, or Redis', publish and subscribe. Nothing here waits for a server that is down: it is found again by itself. */
export function valkeyTransport({ url, channel, heartbeat = 2_000 }: ValkeyOptions): Transport {
  const options: RedisOptions = {
    lazyConnect: true,
    enableOfflineQueue: false,
    autoResubscribe: false,
    autoResendUnfulfilledCommands: false,
    connectTimeout: heartbeat,
    commandTimeout: heartbeat,
    socketTimeout: heartbeat,
    disconnectTimeout: heartbeat,
    retryStrategy: (times) => Math.min(times * 100, longestPause) * (0.5 + Math.random()),
  }
  const address = url.replace(/^valkey/, 'redis')
  const speaker = new Redis(address, options)
  const listener = new Redis(address, options)
  const both = [speaker, listener]
  let name = ''
  let beat: NodeJS.Timeout | undefined

  /** Subscribes whenever the connection stands. @returns resolves after the first attempt, whether or not it succeeds */
  function keepListening(onBreak: () => void): Promise<void> {
    let isFirst = true
    return new Promise((resolve) => {
      const begin = () => {
        isFirst = false
        resolve()
      }
      listener.on('close', begin)
      listener.on('ready', () => {
        listener.subscribe(name).then(
          () => (isFirst ? begin() : onBreak()),
          () => setTimeout(() => listener.disconnect(true), longestPause).unref(),
        )
      })
    })
  }

  return {
    async start(onText, onBreak) {
      name = await channel()
      listener.on('message', (_channel, text) => onText(text))
      const listening = keepListening(onBreak)
      for (const connection of both) {
        // Whoever publishes hears of errors; otherwise the connection is made again.
        connection.on('error', () => {})
        connection.connect().catch(() => {})
      }
      await listening
      // A connection that leaves this unanswered is given up.
      beat = setInterval(() => {
        for (const connection of both) if (connection.status === 'ready') connection.ping().catch(() => {})
      }, heartbeat).unref()
    },
    async publish(text) {
      await speaker.publish(name, text)
    },
    async stop() {
      clearInterval(beat)
      for (const connection of both) connection.disconnect()
    },
  }
}
