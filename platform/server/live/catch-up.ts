import { type LiveClient, concerns } from './audience.ts'
import { frameText } from './frames.ts'
import type { LiveHub } from './hub.ts'
import type { Topic } from './live-event.ts'
import { resyncFrame } from './resync.ts'
import type { ToldEvent } from './stream.ts'

/** How many frames are sent before waiting until they have been written. */
const chunk = 50

/** Sends a client everything since its last known event, or asks it to reload; afterwards it receives events live. */
export async function catchUp(hub: LiveHub, client: LiveClient, after: string | undefined): Promise<void> {
  const place = after === undefined ? undefined : hub.stream.placeAfter(after)
  const resumed = after !== undefined && place !== undefined
  client.send(frameText({ type: 'welcome', resumed, at: resumed ? after : hub.stream.head() }))
  await replayFrom(hub, client, place)
}

/** Sends a client everything from this position on that it may receive; afterwards it receives events live. */
export async function replayFrom(hub: LiveHub, client: LiveClient, from: number | undefined): Promise<void> {
  for (let place = from; place !== undefined;) {
    await client.permissions
    const missed = hub.stream.read(place)
    if (!missed) client.send(resyncFrame)
    else await replay(hub, client, missed.events)
    place = missed && missed.events.length > 0 ? missed.next : undefined
  }
  client.caughtUp = true
}

/** Sends recent events of subjects that a client has just started to watch, because it may have loaded them before. */
export async function replayLately(hub: LiveHub, client: LiveClient, subjects: ReadonlySet<Topic>): Promise<void> {
  await client.permissions
  const lately = hub.stream.read(hub.stream.placeLately())
  const ofThese = lately?.events.filter((event) => event.to.some((topic) => subjects.has(topic))) ?? []
  await replay(hub, client, ofThese)
}

async function replay(hub: LiveHub, client: LiveClient, events: readonly ToldEvent[]): Promise<void> {
  const theirs = events.filter((event) => concerns(event.to, client))
  for (let begin = 0; begin < theirs.length; begin += chunk) {
    const some = theirs.slice(begin, begin + chunk)
    if (some.some((event) => event.frame === undefined)) await hub.complete(some)
    const frames = some.flatMap(({ frame }) => frame ?? [])
    for (const frame of frames.slice(0, -1)) client.send(frame)
    const last = frames.at(-1)
    if (last !== undefined) await client.sent(last)
  }
}
