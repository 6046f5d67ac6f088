import pg from 'pg'
import type { Database } from './database.ts'

interface Subscription {
  onPayload: (payload: string) => void
  onReconnect?: (() => void) | undefined
}

interface Listener {
  listen: Database['listen']
  close(): Promise<void>
}

interface ListenerOptions {
  config: pg.ClientConfig
  /** Interval of the heartbeat and the time limit for its response, in milliseconds, because a connection can drop unnoticed. */
  heartbeat?: number
  /** Called when the server has not responded for that long. */
  onSilence?: () => void
}

const firstPause = 100
const longestPause = 5_000

/** Listens on one connection for all subscribers. It is opened with the first subscriber and reopened after a break. */
export function createListener({ config, heartbeat, onSilence }: ListenerOptions): Listener {
  const subscriptions = new Map<string, Set<Subscription>>()
  let connection: Promise<pg.Client> | undefined
  let retry: NodeJS.Timeout | undefined
  let closed = false
  /** The pending query of each connection, because it runs one at a time. */
  const answers = new WeakMap<pg.Client, Promise<unknown>>()

  function ask(client: pg.Client, query: string): Promise<unknown> {
    const answer = (answers.get(client) ?? Promise.resolve()).then(() => client.query(query))
    answers.set(
      client,
      answer.catch(() => {}),
    )
    return answer
  }

  /** Opens the connection and listens on every channel that has a subscriber. */
  async function open(): Promise<pg.Client> {
    const client = new pg.Client({ ...config, query_timeout: heartbeat })
    client.on('notification', ({ channel, payload = '' }) => {
      for (const subscription of subscriptions.get(channel) ?? []) subscription.onPayload(payload)
    })
    // Errors before the connection is established are reported by connect().
    client.on('error', () => {})
    await client.connect()
    try {
      for (const channel of subscriptions.keys()) await ask(client, listenTo(channel))
    } catch (error) {
      await client.end()
      throw error
    }
    const giveUp = () => {
      onSilence?.()
      return client.end()
    }
    const beat = heartbeat && setInterval(() => void ask(client, 'select 1').catch(giveUp), heartbeat)
    client.once('end', () => {
      clearInterval(beat)
      connection = undefined
      reconnect(firstPause)
    })
    return client
  }

  function connected(): Promise<pg.Client> {
    connection ??= open().catch((error: unknown) => {
      connection = undefined
      throw error
    })
    return connection
  }

  function reconnect(pause: number) {
    if (closed || subscriptions.size === 0) return
    retry = setTimeout(
      () => {
        connected().then(
          () => {
            for (const subscription of [...subscriptions.values()].flatMap((each) => [...each])) subscription.onReconnect?.()
          },
          () => reconnect(Math.min(pause * 2, longestPause)),
        )
      },
      pause * (0.5 + Math.random()),
    )
  }

  async function unsubscribe(channel: string, subscription: Subscription) {
    const others = subscriptions.get(channel)
    others?.delete(subscription)
    if (others?.size !== 0) return
    subscriptions.delete(channel)
    const client = await connection?.catch(() => undefined)
    // There may be a new subscriber meanwhile. A connection that breaks now no longer listens anyway.
    if (client && !subscriptions.has(channel)) await ask(client, `unlisten ${pg.escapeIdentifier(channel)}`).catch(() => {})
  }

  return {
    async listen(channel, onPayload, onReconnect) {
      const subscription = { onPayload, onReconnect }
      subscriptions.set(channel, (subscriptions.get(channel) ?? new Set()).add(subscription))
      try {
        const client = await connected()
        await ask(client, listenTo(channel))
      } catch (error) {
        await unsubscribe(channel, subscription)
        throw error
      }
      return () => unsubscribe(channel, subscription)
    },
    async close() {
      closed = true
      clearTimeout(retry)
      const client = await connection?.catch(() => undefined)
      await client?.end()
    },
  }
}

const listenTo = (channel: string) => `listen ${pg.escapeIdentifier(channel)}`
