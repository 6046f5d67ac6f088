import { setTimeout as pause } from 'node:timers/promises'
import { type Person, createPerson, profileOf } from './people.ts'
import { type SteadyClient, steadyClient } from './steady-client.ts'

/** Members in a circle who write to both neighbours, so that each conversation has two concurrent writers. */
interface TalkingCircle extends Disposable {
  clients: SteadyClient[]
  /** Everybody writes this many messages, to either neighbour in turn; resolves once all are acknowledged. */
  write(each: number): Promise<void>
  /** Everybody keeps writing, with this pause in milliseconds after each message; the returned function stops this after the last acknowledgement. */
  keepWriting(rest?: number): () => Promise<void>
  /** Resolves once this many more messages are acknowledged. */
  acknowledged(more: number): Promise<void>
  /** Resolves once everybody sees all messages of their conversations. */
  allSeen(): Promise<void>
  /** The clients' counters, added up. */
  counts(): SteadyClient['counts']
}

interface CircleOptions {
  /** The server's address for each member's clients. */
  urls: readonly string[]
  /** The address for signing up, without faults. */
  joinAt: string
  /** Whether their clients fetch missing messages; see SteadyClient. */
  noticesGaps?: boolean
}

/** A member who may write. */
export async function memberAt(url: string): Promise<Person> {
  // Their clients try again themselves.
  const member = await createPerson(url, {}, false)
  await member.call.profiles.save(profileOf(member))
  return member
}

export async function talkingCircle({ urls, joinAt, noticesGaps = true }: CircleOptions): Promise<TalkingCircle> {
  const members: Person[] = []
  for (const _ of urls) members.push(await memberAt(joinAt))
  const neighboursOf = members.map((_, seat) =>
    [members.at(seat - 1), members.at((seat + 1) % members.length)].flatMap((each) => each ?? []),
  )
  const clients = members.map((member, seat) =>
    steadyClient(member, { url: urls[seat] ?? '', others: neighboursOf[seat] ?? [], noticesGaps }),
  )
  const total = () => clients.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)

  /** Rejects when a member who keeps writing is refused. */
  const refusal = Promise.withResolvers<never>()
  refusal.promise.catch(() => {})

  async function writeNext(client: SteadyClient, seat: number) {
    const count = client.acknowledged.length + 1
    const to = neighboursOf[seat]?.[count % 2] ?? client.member
    await client.send(to, `${count} of ${client.member.full_name}`)
  }

  const between = (one: SteadyClient, other: Person): number =>
    clients
      .flatMap(({ member, acknowledged }) => acknowledged.map(({ to }) => ({ from: member.id, to })))
      .filter(({ from, to }) => (from === one.member.id && to === other.id) || (from === other.id && to === one.member.id)).length

  return {
    clients,
    async write(each) {
      await Promise.all(
        clients.map(async (client, seat) => {
          for (let n = 0; n < each; n++) await writeNext(client, seat)
        }),
      )
    },
    keepWriting(rest = 0) {
      let going = true
      const writing = Promise.all(
        clients.map(async (client, seat) => {
          while (going) {
            await writeNext(client, seat)
            if (rest > 0) await pause(rest)
          }
        }),
      )
      writing.catch(refusal.reject)
      return async () => {
        going = false
        await writing
      }
    },
    async acknowledged(more) {
      const wanted = total() + more
      while (total() < wanted) await Promise.race([refusal.promise, ...clients.map((client) => client.nextAcknowledged())])
    },
    async allSeen() {
      await Promise.all(
        clients.flatMap((client, seat) => (neighboursOf[seat] ?? []).map((other) => client.sees(other, between(client, other)))),
      )
    },
    counts() {
      const added = { retries: 0, connections: 0, resumed: 0, resyncs: 0 }
      for (const { counts } of clients) for (const name of Object.keys(added) as (keyof typeof added)[]) added[name] += counts[name]
      return added
    },
    [Symbol.dispose]() {
      for (const client of clients) client.stop()
    },
  }
}
