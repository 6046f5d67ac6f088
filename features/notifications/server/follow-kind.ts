import type { Tx } from '#platform/server/database/index.ts'
import { type DomainEvent, type Reaction, reaction } from '#platform/server/events/index.ts'
import { toMember } from '#platform/server/live/index.ts'
import type { Services } from '#platform/server/services.ts'
import type { NewNotification, NotificationKind, Retraction } from '#platform/server/notification-kind.ts'
import type { Channel } from './channel.ts'
import { changed, event } from './live.ts'
import { queueMails } from './mail-queue.ts'
import { presentNotification } from './present.ts'
import { type FoldedNotification, type UpsertedNotification, lockByKey, upsertNotifications, retract, wanted } from './put-queries.ts'
import { byIds } from './queries.ts'

/**
 * The reaction that turns a kind's events into notifications, emails and toasts. There is one per kind, so that a failing kind does not
 * block the others.
 */
export const followKind = (services: Services, kind: NotificationKind, channels: readonly Channel[]): Reaction =>
  reaction({
    name: `notifications.${kind.name}`,
    on: kind.on,
    // A new kind must not notify about old events.
    fromNow: true,
    ...(kind.atOnce && { atOnce: kind.atOnce }),
    async react(tx, events: DomainEvent[]) {
      const changes = await kind.notify(tx, events)
      if (changes.some(isRetraction)) await lockByKey(tx, changes)
      const told = foldedByKey(changes.filter((each): each is NewNotification => !isRetraction(each)))
      for (let from = 0; from < told.length; from += batchSize)
        await deliver(services, tx, { kind, channels }, told.slice(from, from + batchSize))
      const gone = changes.filter(isRetraction)
      for (let from = 0; from < gone.length; from += batchSize) {
        const members = await retract(tx, gone.slice(from, from + batchSize))
        if (members.length > 0) services.live.tellAfter(tx, changed(...members))
      }
    },
  })

/** Notifications per statement. */
const batchSize = 500
interface Delivery {
  kind: NotificationKind
  channels: readonly Channel[]
}

async function deliver(services: Services, tx: Tx, { kind, channels }: Delivery, told: readonly FoldedNotification[]): Promise<void> {
  const receivers = await wanted(tx, kind.type, told)
  if (receivers.length === 0) return
  const put = await upsertNotifications(tx, kind, receivers)
  const mailed = new Set(receivers.flatMap((each) => (each.email && !each.seen ? [placeOf(each)] : [])))
  await queueMails(
    services,
    tx,
    kind,
    put.filter((each) => mailed.has(placeOf(each))),
  )
  const seen = new Set(receivers.flatMap((each) => (each.seen ? [placeOf(each)] : [])))
  const unseen = put.filter((each) => !seen.has(placeOf(each)))
  for (const channel of channels) await channel.tell(services, tx, { toast: kind.toast, told: unseen })
  await publishLive(services, tx, kind, put)
  for (const each of receivers) if (each.seen) services.live.tellAfter(tx, changed(each.user_id))
}

/** Other nodes receive only the ids, and load the notifications themselves (`completeNew`). */
async function publishLive({ live }: Services, tx: Tx, { toast }: NotificationKind, put: readonly UpsertedNotification[]): Promise<void> {
  const members = new Map(put.map(({ id, user_id }) => [id, user_id]))
  for (const row of await byIds(tx, [...members.keys()])) {
    const data = { notification: presentNotification(row), toast }
    live.tellAfter(tx, event('notifications.new', [toMember(members.get(row.id) ?? '')], data, { reference: row.id }))
  }
}

/** Loads notifications announced by another node for this node's clients; undefined for those read in the meantime. */
export const completeNew = (kinds: readonly NotificationKind[]) => async (services: Services, references: readonly unknown[]) => {
  const rows = new Map((await byIds(services.database.kysely, references as number[])).map((row) => [row.id, row]))
  return references.map((id) => {
    const row = rows.get(id as number)
    const toast = kinds.find((kind) => kind.name === row?.kind)?.toast
    return row && toast && { notification: presentNotification(row), toast }
  })
}

const isRetraction = (change: NewNotification | Retraction): change is Retraction => 'retracts' in change

const placeOf = ({ user_id, key }: { user_id: string; key: string }) => `${user_id} ${key}`

function foldedByKey(told: readonly NewNotification[]): FoldedNotification[] {
  const folded = new Map<string, FoldedNotification>()
  for (const each of told) {
    const place = placeOf(each)
    const before = folded.get(place)
    folded.set(place, { ...each, position: Math.max(before?.position ?? 0, each.position ?? 0), more: (before?.more ?? 0) + 1 })
  }
  // In the order of row locks, since they are processed in batches.
  return [...folded.values()].toSorted((one, other) => compare(one.user_id, other.user_id) || compare(one.key, other.key))
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))
