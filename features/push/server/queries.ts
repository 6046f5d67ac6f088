import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import { mostDevices } from '../limits.ts'

type DeviceRow = Selectable<Tables['push_devices']>
/** The columns needed to send to a device. */
export type Reachable = Pick<DeviceRow, 'id' | 'user_id' | 'endpoint' | 'p256dh' | 'auth' | 'says_what'>

/** A device's push service: the origin of its endpoint, which is stored in normalised spelling. */
const service = sql<string>`coalesce(substring(endpoint from '^[^/]+//[^/?#]+'), endpoint)`

/** A member's devices, newest first. */
export const devicesOf = (reader: Reader, memberId: string): Promise<DeviceRow[]> =>
  reader
    .selectFrom('push_devices')
    .selectAll()
    .where('user_id', '=', memberId)
    .where('is_off', '=', false)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(mostDevices)
    .execute()

/** These members' devices at a push service. */
export const devicesAt = (reader: Reader, pushService: string, memberIds: readonly string[]): Promise<Reachable[]> =>
  reader
    .selectFrom('push_devices')
    .select(['id', 'user_id', 'endpoint', 'p256dh', 'auth', 'says_what'])
    .where('user_id', '=', sql<string>`any(${memberIds}::uuid[])`)
    .where('is_off', '=', false)
    .where(service, '=', pushService)
    .orderBy('id')
    .execute()

/** The push services of these members' devices. */
export const servicesOf = (reader: Reader, memberIds: readonly string[]): Promise<{ user_id: string; service: string }[]> =>
  reader
    .selectFrom('push_devices')
    .select(['user_id', service.as('service')])
    .distinct()
    .where('user_id', '=', sql<string>`any(${memberIds}::uuid[])`)
    .where('is_off', '=', false)
    .execute()

type NewDevice = Pick<DeviceRow, 'user_id' | 'session_id' | 'endpoint' | 'p256dh' | 'auth' | 'user_agent'>

/** Whether the member already has a device with this endpoint. */
export async function isKnown(reader: Reader, { user_id, endpoint }: Pick<NewDevice, 'user_id' | 'endpoint'>): Promise<boolean> {
  const row = await reader
    .selectFrom('push_devices')
    .select('id')
    .where('endpoint', '=', endpoint)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  return row !== undefined
}

/** A browser has one subscription, which belongs to its last member; too many devices remove the oldest. */
export async function putDevice(tx: Tx, device: NewDevice): Promise<string> {
  const { user_id, session_id, p256dh, auth, user_agent } = device
  const { id } = await tx
    .insertInto('push_devices')
    .values(device)
    .onConflict((conflict) =>
      conflict.column('endpoint').doUpdateSet({
        user_id,
        session_id,
        p256dh,
        auth,
        user_agent,
        is_off: false,
        // Another member's choice does not apply to this one.
        says_what: sql<boolean>`push_devices.says_what and push_devices.user_id = ${user_id}`,
        created_at: sql<Date>`case when push_devices.user_id = ${user_id} then push_devices.created_at else now() end`,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  // A session belongs to one browser.
  await tx.deleteFrom('push_devices').where('session_id', '=', session_id).where('id', '<>', id).execute()
  const tooMany = tx
    .selectFrom('push_devices')
    .select('id')
    .where('user_id', '=', user_id)
    .where('is_off', '=', false)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .offset(mostDevices)
  await tx.deleteFrom('push_devices').where('id', 'in', tooMany).where('id', '<>', id).execute()
  return id
}

/** @returns whether the member has this device */
export async function setSaysWhat(tx: Reader, memberId: string, id: string, says_what: boolean): Promise<boolean> {
  const row = await tx
    .updateTable('push_devices')
    .set({ says_what })
    .where('id', '=', id)
    .where('user_id', '=', memberId)
    .where('is_off', '=', false)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Remembered until its session ends, because its pages register it again by themselves. */
export const turnDeviceOff = async (tx: Reader, memberId: string, id: string): Promise<void> =>
  void (await tx.updateTable('push_devices').set({ is_off: true }).where('id', '=', id).where('user_id', '=', memberId).execute())

export async function isTurnedOff(reader: Reader, sessionId: string): Promise<boolean> {
  const row = await reader
    .selectFrom('push_devices')
    .select('id')
    .where('session_id', '=', sessionId)
    .where('is_off', '=', true)
    .executeTakeFirst()
  return row !== undefined
}

/** The push service no longer knows it; the browser may already have a new endpoint. */
export const forgetDevice = async (reader: Reader, { id, endpoint }: Pick<Reachable, 'id' | 'endpoint'>): Promise<void> =>
  void (await reader.deleteFrom('push_devices').where('id', '=', id).where('endpoint', '=', endpoint).execute())

/** How many browsers of all members have push notifications turned on. */
export async function countDevices(reader: Reader): Promise<number> {
  const { count } = await reader
    .selectFrom('push_devices')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('is_off', '=', false)
    .executeTakeFirstOrThrow()
  return count
}
