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
  /** How often to ask whether the connection still stands, and how long to wait for answers, in milliseconds: it may be gone without a word. */
  heartbeat?: number
  /** Told when the server has not answered for that long. */
  onSilence?: () => void
}

const firstPause = 100
const longestPause = 5_000

/** Listens on one connection for all subscribers. It is opened with the first of them, and again after it broke. */
export function createListener({ config, heartbeat, onSilence }: ListenerOptions): Listener {
  const subscriptions = new Map<string, Set<Subscription>>()
  let connection: Promise<pg.Client> | undefined
  let retry: NodeJS.Timeout | undefined
  let closed = false
  /** The answer each connection gives last: it takes one query at a time. */
  const answers = new WeakMap<pg.Client, Promise<unknown>>()

  function ask(client: pg.Client, query: string): Promise<unknown> {
    const answer = (answers.get(client) ?? Promise.resolve()).then(() => client.query(query))
    answers.set(
      client,
      answer.catch(() => {}),
    )
    return answer
  }

  /** The connection, listening on every channel that has a subscriber. */
  async function open(): Promise<pg.Client> {
    const client = new pg.Client({ ...config, query_timeout: heartbeat })
    client.on('notification', ({ channel, payload = '' }) => {
      for (const subscription of subscriptions.get(channel) ?? []) subscription.onPayload(payload)
    })
    // Before the connection stands, its errors are those of connect().
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
    // Somebody may have come again meanwhile. A connection that breaks now listens to nothing anyway.
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
