import type { ServerText } from '#platform/contract.ts'
import { type Job, job } from '#platform/server/jobs/index.ts'
import type { Services } from '#platform/server/services.ts'
import { type Channel, type StillTold, type ToTell, stillTold } from '#features/notifications/server/index.ts'
import { payloadOf } from './payload.ts'
import { type Reachable, deviceById, devicesOfAll, forgetDevice, reachable } from './queries.ts'
import { send } from './send.ts'
import { type VapidKeys, vapidKeys } from './vapid.ts'

const tellJob = 'push.tell'
const tellAgainJob = 'push.tellAgain'
/** Notifications of one job: enough to be worth one, few enough to be done soon. */
const together = 100
/** Messages on their way at once. */
const atOnce = 8
/** With its growing pauses, some hours. */
const retries = 9

type What = Pick<ToTell, 'id' | 'revision'>

/** Tells members who have a device, in jobs of a hundred. */
export const pushChannel: Channel = {
  async tell({ jobs }, tx, { toast, told }) {
    if (told.length === 0) return
    const members = await reachable(
      tx,
      told.map(({ user_id }) => user_id),
    )
    const reached = told.filter(({ user_id }) => members.has(user_id)).map(({ id, revision }) => ({ id, revision }))
    for (let from = 0; from < reached.length; from += together)
      await jobs.queue(tellJob, { toast, told: reached.slice(from, from + together) }, { tx })
  },
}

/** Sends what is still to be read to all devices of whom it is for; a device that cannot be reached now is asked again by itself. */
export const tellDevices = (services: Services): Job =>
  job<{ toast: ServerText; told: What[] }>({
    name: tellJob,
    retries: 3,
    async run({ toast, told }) {
      const { kysely } = services.database
      const still = await stillTold(kysely, told)
      if (still.length === 0) return
      const byMember = Map.groupBy(
        await devicesOfAll(
          kysely,
          still.map(({ user_id }) => user_id),
        ),
        ({ user_id }) => user_id,
      )
      const messages = still.flatMap((what) => (byMember.get(what.user_id) ?? []).map((device) => ({ what, device })))
      const keys = await vapidKeys(kysely)
      const revisions = new Map(told.map(({ id, revision }) => [id, revision]))
      await inTurn(messages, async ({ what, device }) => {
        if (await tellDevice(services, device, { what, toast, keys })) return
        await services.jobs.queue(tellAgainJob, { toast, device: device.id, id: what.id, revision: revisions.get(what.id) })
      })
    },
  })

/** One message to one device, until it is read, told anew or taken. */
export const tellDeviceAgain = (services: Services): Job =>
  job<What & { toast: ServerText; device: string }>({
    name: tellAgainJob,
    retries,
    atOnce,
    async run({ toast, device: deviceId, ...about }) {
      const { kysely } = services.database
      const [what] = await stillTold(kysely, [about])
      const device = await deviceById(kysely, deviceId)
      if (!what || !device || device.user_id !== what.user_id) return
      const isDone = await tellDevice(services, device, { what, toast, keys: await vapidKeys(kysely) })
      if (!isDone) throw new Error('the push service could not be reached')
    },
  })

/** @returns false if it is worth another try */
async function tellDevice(
  services: Services,
  device: Reachable,
  { what, toast, keys }: { what: StillTold; toast: ServerText; keys: VapidKeys },
): Promise<boolean> {
  const { kysely } = services.database
  const payload = payloadOf({ ...what, toast }, { what: device.says_what, siteName: await services.site.name() })
  const sent = await send(services, device, { payload, priority: what.priority, keys })
  if (sent === 'gone') await forgetDevice(kysely, device)
  if (sent === 'refused') services.log.warn({ device: device.id }, 'a push service refused a message')
  return sent !== 'later'
}

/** A few at a time, until all are done. */
async function inTurn<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = items.values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of queue) await work(item)
    }),
  )
}
