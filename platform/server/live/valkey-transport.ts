import { Redis, type RedisOptions } from 'ioredis'
import type { Transport } from './transport.ts'

interface ValkeyOptions {
  url: string
  /** Unique to this community, because a server may be shared. */
  channel: () => Promise<string>
  /** Interval of the heartbeat and time limit of commands, in milliseconds, because connections can drop unnoticed. */
  heartbeat?: number
}

const longestPause = 2_000

/** Valkey's or Redis' publish and subscribe. Never waits for a server that is down; reconnects automatically. */
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
  const publisher = new Redis(address, options)
  const subscriber = new Redis(address, options)
  const both = [publisher, subscriber]
  let name = ''
  let beat: NodeJS.Timeout | undefined

  /** Subscribes whenever the connection is established. @returns resolves after the first attempt, successful or not */
  function keepListening(onBreak: () => void): Promise<void> {
    let isFirst = true
    return new Promise((resolve) => {
      const begin = () => {
        isFirst = false
        resolve()
      }
      subscriber.on('close', begin)
      subscriber.on('ready', () => {
        subscriber.subscribe(name).then(
          () => (isFirst ? begin() : onBreak()),
          () => setTimeout(() => subscriber.disconnect(true), longestPause).unref(),
        )
      })
    })
  }

  return {
    async start(onText, onBreak) {
      name = await channel()
      subscriber.on('message', (_channel, text) => onText(text))
      const listening = keepListening(onBreak)
      for (const connection of both) {
        // Publishing reports errors; the connection itself is re-established.
        connection.on('error', () => {})
        connection.connect().catch(() => {})
      }
      await listening
      // A connection that does not respond to this is closed.
      beat = setInterval(() => {
        for (const connection of both) if (connection.status === 'ready') connection.ping().catch(() => {})
      }, heartbeat).unref()
    },
    async publish(text) {
      await publisher.publish(name, text)
    },
    async stop() {
      clearInterval(beat)
      for (const connection of both) connection.disconnect()
    },
  }
}
