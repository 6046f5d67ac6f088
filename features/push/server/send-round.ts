import { setTimeout as pause } from 'node:timers/promises'
import PQueue from 'p-queue'
import { countDeliveries, delivered } from '#platform/server/delivery-counts.ts'
import type { Services } from '#platform/server/services.ts'
import { type StillTold, stillTold } from '#features/notifications/server/index.ts'
import { payloadOf } from './payload.ts'
import type { PushFailure } from './push-services.ts'
import { type Reachable, devicesAt, forgetDevice } from './queries.ts'
import { type Message, type Round, services as pushServices } from './round.ts'
import { send } from './send.ts'
import { vapidKeys } from './vapid.ts'

/** Concurrent messages to one push service. */
const atOnce = 8
/**
 * Interval between two messages of this process, in milliseconds. Encrypting and sending one takes one of them; the rest is left for
 * requests.
 */
const spacing = 3

interface Left {
  /** Messages that were not accepted and can be retried. */
  told: Message[]
  /** Whether any message was tried, instead of all being held back because the service is resting. */
  wasTried: boolean
}

interface Telling {
  what: StillTold
  device: Reachable
}

/** Sends unread notifications to members' devices at one push service, until the service has to rest. */
export async function sendRound(services: Services, round: Round): Promise<Left> {
  const { service, toast, told } = round
  if (pushServices.restOf(service) > 0) return { told, wasTried: false }
  const { kysely } = services.database
  const tellings = await tellingsOf(services, round)
  if (tellings.length === 0) return { told: [], wasTried: false }
  const keys = await vapidKeys(kysely)
  const siteName = await services.site.name()
  const left: Telling[] = []
  const refused: string[] = []
  let taken = 0
  let failed = 0
  let wasTried = false

  async function tell(telling: Telling): Promise<void> {
    if (pushServices.restOf(service) > 0) return void left.push(telling)
    const { what, device } = telling
    const payload = payloadOf({ ...what, toast }, { what: device.says_what, siteName })
    const began = performance.now()
    const sent = await send(services, device, { payload, priority: what.priority, keys })
    if (typeof sent === 'object' && 'later' in sent) {
      wasTried = true
      failed += 1
      left.push(telling)
      return noteFailure(services, service, sent.later)
    }
    pushServices.answered(service, performance.now() - began)
    if (sent === 'taken') taken += 1
    else if (sent === 'gone') await forgetDevice(kysely, device)
    else refused.push(sent.refused)
  }

  const sending = new PQueue({ concurrency: atOnce })
  const faults: unknown[] = []
  for (const telling of tellings) {
    await sending.onSizeLessThan(1)
    await turn()
    sending.add(() => tell(telling)).catch((error: unknown) => faults.push(error))
  }
  await sending.onIdle()
  await countDeliveries(services.database, 'push', delivered, taken)
  await countDeliveries(services.database, 'push', 'refused', refused.length)
  await countDeliveries(services.database, 'push', 'later', failed)
  if (refused.length > 0) services.log.warn({ service, messages: refused.length, why: refused[0] }, 'a push service refused messages')
  if (faults.length > 0) throw faults[0]
  return { told: togetherAgain(left), wasTried }
}

let nextTurn = 0

/** Resolves when the next message may be sent, across all rounds. */
async function turn(): Promise<void> {
  const now = performance.now()
  const own = Math.max(now, nextTurn)
  nextTurn = own + spacing
  if (own > now) await pause(own - now)
}

/** The notifications still unread, and their devices. */
async function tellingsOf({ database: { kysely } }: Services, { service, told }: Round): Promise<Telling[]> {
  const still = await stillTold(kysely, told)
  if (still.length === 0) return []
  const devices = await devicesAt(
    kysely,
    service,
    still.map(({ user_id }) => user_id),
  )
  const byMember = Map.groupBy(devices, ({ user_id }) => user_id)
  const only = new Map(told.map((message) => [message.id, message.devices]))
  return still.flatMap((what) => {
    const those = only.get(what.id)
    return (byMember.get(what.user_id) ?? []).filter(({ id }) => those?.includes(id) ?? true).map((device) => ({ what, device }))
  })
}

const togetherAgain = (left: readonly Telling[]): Message[] =>
  [...Map.groupBy(left, ({ what }) => what.id).values()].flatMap((those) =>
    those.slice(0, 1).map(({ what: { id, revision } }) => ({ id, revision, devices: those.map(({ device }) => device.id) })),
  )

function noteFailure({ log }: Services, service: string, failure: PushFailure): void {
  const wasAsked = pushServices.restOf(service) === 0
  pushServices.failed(service, failure)
  const rest = pushServices.restOf(service)
  if (wasAsked && rest > 0) log.warn({ service, how: failure.how, seconds: Math.round(rest / 1000) }, 'a push service is resting')
}
