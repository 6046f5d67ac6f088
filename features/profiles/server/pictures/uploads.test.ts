import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { problems } from '#platform/problems.ts'
import { memberMegabytes } from '#platform/limits.ts'
import { memberQuota, reserveFor } from '#platform/server/files/member-files.ts'
import { holdLock, untilBlocked } from '#testing/locks.ts'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'

const world = testWorld()
const path = '/api/profile/picture'

const picture = async () =>
  new Blob([
    new Uint8Array(
      await sharp({ create: { width: 200, height: 200, channels: 3, background: '#309060' } })
        .png()
        .toBuffer(),
    ),
  ])

async function send(member: Person, file: Blob = new Blob(['no picture'])) {
  const form = new FormData()
  form.append('file', file, 'picture.png')
  const response = await member.fetch(path, { method: 'POST', body: form })
  const body = (await response.json()) as { message?: string; profile_picture?: string; data?: { problem: string } }
  return { status: response.status, wait: Number(response.headers.get('retry-after')), body }
}

/** Starts an upload that stays open until it is told to finish. */
function begin(member: Person) {
  let finish = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const head = '--edge\r\ncontent-disposition: form-data; name="file"; filename="slow.png"\r\ncontent-type: image/png\r\n\r\n'
      controller.enqueue(new TextEncoder().encode(head))
      finish = () => {
        controller.enqueue(new TextEncoder().encode('\r\n--edge--\r\n'))
        controller.close()
      }
    },
  })
  const headers = { 'content-type': 'multipart/form-data; boundary=edge' }
  const answered = member.fetch(path, { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
  return { finish: () => finish(), answered }
}

test('a member may have two uploads in progress; a third waits and is asked to retry', async () => {
  const [member, other] = [await world.join(), await world.join()]
  // From the first answer on, requests of a session count as its member's.
  await member.call.profiles.mine()
  const slow = [begin(member), begin(member)]
  const third = await vi.waitFor(
    async () => {
      const answer = await send(member)
      expect(answer.status).toBe(503)
      return answer
    },
    { timeout: 20_000 },
  )
  expect(third.wait).toBeGreaterThan(0)
  expect((await send(other)).status, 'others are not concerned').toBe(400)
  for (const each of slow) each.finish()
  for (const each of slow) expect((await each.answered).status).toBe(400)
  expect((await send(member, await picture())).status).toBe(200)
})

test('a member may start thirty in ten minutes', async () => {
  const member = await world.join()
  for (let n = 0; n < 30; n += 1) expect((await send(member)).status).toBe(400)
  const refused = await send(member)
  expect(refused).toMatchObject({ status: 429, body: { data: { problem: problems.tooManyForMinutes.id } } })
  expect(refused.wait).toBeGreaterThan(500)
  expect((await send(await world.join(), await picture())).status, 'others are not concerned').toBe(200)
})

test('the files of a member are limited by their quota, and removing files frees space', async () => {
  const { kysely } = world.services.database
  const member = await world.join()
  const stored = async () => {
    const rows = await kysely
      .selectFrom('stored_files')
      .select(['key', 'bytes'])
      .where('member_id', '=', member.id)
      .orderBy('key')
      .execute()
    return rows.map(({ key, bytes }) => ({ key, bytes }))
  }
  const { body } = await send(member, await picture())
  const files = await stored()
  expect(files).toHaveLength(4)
  for (const { key, bytes } of files) expect((await world.services.files.read(key))?.length).toBe(bytes)

  await kysely.insertInto('stored_files').values({ key: 'others', member_id: member.id, bytes: memberQuota }).execute()
  const refused = await send(member, await picture())
  expect(refused).toMatchObject({ status: 413, body: { data: { problem: problems.storageFull.id } } })
  expect(refused.body.message).toContain(`${memberMegabytes} MB`)
  expect((await member.call.profiles.mine()).profile_picture).toBe(body.profile_picture)
  expect(await stored()).toHaveLength(5)

  await kysely.deleteFrom('stored_files').where('key', '=', 'others').execute()
  expect((await send(member, await picture())).status).toBe(200)
  await world.settled()
  expect(await stored(), 'the picture before is no longer counted').toHaveLength(4)
  await member.call.profiles.removePicture()
  await world.settled()
  expect(await stored()).toEqual([])
})

// The embedded database has a single session, in which transactions never overlap.
test.runIf(process.env['TEST_ENGINE'] === 'postgresql')('two files that are stored at the same moment share what is left', async () => {
  const { database } = world.services
  const { id } = await world.join()
  // Blocks storing after it has counted what is there.
  await using table = await holdLock(database, 'lock table stored_files in exclusive mode')
  const both = Promise.allSettled(['one', 'other'].map((name) => reserveFor(database, id, [{ key: `${name} ${id}`, bytes: memberQuota }])))
  await untilBlocked(database, 2, both)
  await table.release()
  expect((await both).map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})
