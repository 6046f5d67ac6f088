import sharp from 'sharp'
import { expect, test } from 'vitest'
import { problems } from '#platform/problems.ts'
import { cutPicture } from '#platform/server/pictures/encode.ts'
import { decodings } from '#platform/server/worker-process.ts'
import { pictureKinds } from '../../picture-kinds.ts'
import { decodeUpload } from './decode.ts'

const stripes = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c03030' } }).composite([
    { input: { create: { width, height: Math.round(height / 2), channels: 3, background: '#3030c0' } }, top: 0, left: 0 },
  ])

test.each([
  ['that is small', 300, 200],
  ['that is scaled down before it is turned', 4_400, 3_700],
])('a picture %s is turned upright before it is cropped', async (_which, width, height) => {
  // The upper half of the stored picture is the right half of the displayed one.
  const stored = await stripes(width, height).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const blueOf = async (x: number) => {
    const files = await cutPicture(stored, pictureKinds.picture, { x, y: 10, width: 30, height: 30 })
    const { channels } = await sharp(files[0]).stats()
    return Math.round(channels[2]?.mean ?? 0)
  }
  expect(await blueOf(60)).toBeGreaterThan(180)
  expect(await blueOf(10)).toBeLessThan(60)
})

test('a picture that waits too long in the queue is refused, and the next one is decoded', async () => {
  const file = new File([new Uint8Array(await stripes(300, 300).png().toBuffer())], 'picture.png')
  const [waiting, next] = await Promise.allSettled([decodeUpload(file, 'picture', {}, 1), decodeUpload(file, 'picture', {})])
  expect(waiting).toMatchObject({ status: 'rejected', reason: { problem: problems.overloaded } })
  expect(next).toMatchObject({ status: 'fulfilled', value: [{}, {}, {}, {}] })
})

// The largest picture takes about 500 MB.
test('of several pictures that arrive at once, one is decoded at a time', async () => {
  const file = new File([new Uint8Array(await stripes(300, 300).png().toBuffer())], 'picture.png')
  const all = Promise.all([1, 2, 3].map(() => decodeUpload(file, 'picture', {})))
  await expect.poll(() => [decodings.pending, decodings.size], { interval: 1 }).toEqual([1, 2])
  expect(await all).toHaveLength(3)
})
