import { isIP } from 'node:net'
import { setImmediate as othersFirst } from 'node:timers/promises'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { longestText } from '#features/events/limits.ts'
import { Refusal } from '#platform/problems.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { publicOnly } from '#platform/server/outbound/index.ts'
import type { Services } from '#platform/server/services.ts'
import { spend } from '#platform/server/spend.ts'
import type { PreviewedEvent, SourcePreview } from '../contract.ts'
import { previewed } from '../limits.ts'
import { eventSourceProblems } from '../problems.ts'
import { type FoundEvent, SourceFailure, failureCodeOf } from './adapters/adapter.ts'
import { icalendar } from './adapters/icalendar.ts'
import { webPage } from './adapters/web-page.ts'

/** In memory: it only has to stop members from using the server as a proxy. */
const looks = new RateLimiterMemory({ points: 20, duration: 60 * 60 })
/** Shorter than for imports, since a member is waiting. */
const patience = 20_000

const inTime = ({ outbound }: Services): Services['outbound'] => ({
  ...outbound,
  ask: (address, options) => outbound.ask(address, { ...options, time: patience }),
})

/**
 * Previews the events of a calendar or page. Nothing is stored.
 * @throws Refusal address, privateAddress, notEvents, notReached; tooManyRequests
 */
export async function previewSource(services: Services, actor: Actor, given: string): Promise<SourcePreview> {
  const address = icalendar.addressOf(given)
  if (!address) throw new Refusal(isLocal(given) ? eventSourceProblems.privateAddress : eventSourceProblems.address)
  await spend(looks, actor.id)
  const outbound = inTime(services)
  const source = { id: actor.id, address, etag: null, last_modified: null }
  for (const [kind, adapter] of [
    ['icalendar', icalendar],
    ['web-page', webPage],
  ] as const) {
    try {
      const found = await adapter.find(source, outbound)
      if (found === 'unchanged') continue
      const ahead: FoundEvent[] = []
      for await (const event of found.events) {
        if (event.ends_at.getTime() > Date.now() && !event.is_cancelled) ahead.push(event)
        // Reading thousands of events takes seconds.
        await othersFirst()
      }
      ahead.sort((a, b) => a.starts_at.getTime() - b.starts_at.getTime())
      return { kind, address, count: ahead.length, events: ahead.slice(0, previewed).map(presentPreviewed) }
    } catch (error) {
      refuse(error)
    }
  }
  throw new Refusal(eventSourceProblems.notEvents)
}

/** Whether this names the server itself, or an address of a private network, with or without https://. */
function isLocal(given: string): boolean {
  const host = URL.parse(given.trim().replace(/^(?:[a-z]+:\/\/)?/i, 'https://'))?.hostname.replace(/^\[|\]$/g, '') ?? ''
  return /^(?:.+\.)?localhost$/.test(host) || (isIP(host) !== 0 && !publicOnly.isAllowed(host))
}

/**
 * Lets what is not a calendar be tried as a page. A private address is refused before anything is sent, in the same words whether or not
 * something would have answered, so that members cannot explore our network.
 */
function refuse(error: unknown): void {
  const code = failureCodeOf(error)
  if (code === 'not-events') return
  if (code === 'other' && !(error instanceof SourceFailure)) throw error
  if (code === 'forbidden-address') throw new Refusal(eventSourceProblems.privateAddress)
  const isPassing = code === 'network' || code === 'unavailable' || code === 'rate-limit'
  throw new Refusal(isPassing ? eventSourceProblems.notReached : eventSourceProblems.notEvents)
}

function presentPreviewed({
  external_id: _id,
  picture_address: _picture,
  is_confirmed: _confirmed,
  latitude: _latitude,
  longitude: _longitude,
  attendees: _attendees,
  is_cancelled: _cancelled,
  ...event
}: FoundEvent): PreviewedEvent {
  return {
    ...event,
    description: event.description.slice(0, longestText.description),
    starts_at: event.starts_at.toISOString(),
    ends_at: event.ends_at.toISOString(),
  }
}
