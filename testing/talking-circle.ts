import { type Person, createPerson, profileOf } from './people.ts'
import { type SteadyClient, steadyClient } from './steady-client.ts'

/** Members who sit in a circle and write to both of their neighbours, so that each conversation has two who write at once. */
interface TalkingCircle extends Disposable {
  clients: SteadyClient[]
  /** Everybody writes this many messages, to the left and to the right in turn; resolves once all of them are acknowledged. */
  write(each: number): Promise<void>
  /** Everybody goes on writing; the returned function ends that once what was begun is acknowledged. */
  keepWriting(): () => Promise<void>
  /** Resolves once so many more messages are acknowledged, whoever wrote them. */
  acknowledged(more: number): Promise<void>
  /** Resolves once everybody sees each of their conversations to the end. */
  allSeen(): Promise<void>
  /** What its clients went through, added up. */
  counts(): SteadyClient['counts']
}

interface CircleOptions {
  /** One for each member: where their clients reach the server. */
  urls: readonly string[]
  /** Where they join, in calm. */
  joinAt: string
  /** Whether their clients ask for what is missing before a message; see SteadyClient. */
  noticesGaps?: boolean
}

/** Somebody who may write. */
export async function memberAt(url: string): Promise<Person> {
  const member = await createPerson(url)
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

  /** Somebody who goes on writing was refused: whoever waits for more hears of it. */
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
    keepWriting() {
      let going = true
      const writing = Promise.all(
        clients.map(async (client, seat) => {
          while (going) await writeNext(client, seat)
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
