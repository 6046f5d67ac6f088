import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sharedDatabase } from '#testing/databases.ts'
import { type Person, createPerson } from '#testing/people.ts'
import { startServerProcess } from '#testing/server-process.ts'
import { until } from '#testing/typed-command.ts'

/** The memory that the server and its child processes may use together, in bytes. */
const promised = 1024 ** 3
const side = 8_000

/** The largest accepted pictures, in formats that cannot be decoded piece by piece. */
async function largestPictures(): Promise<Blob[]> {
  const plain = sharp({ create: { width: side, height: side, channels: 3, background: '#5a8c78' } })
  const encoded = [
    await plain.withMetadata({ orientation: 6 }).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    // The same in lossless WebP, which takes more than a second to encode.
    Buffer.from('UklGRh4AAABXRUJQVlA4TBEAAAAvP9/PBwdQxmoVr/+BiOh/AAA=', 'base64'),
  ]
  return encoded.map((bytes) => new Blob([new Uint8Array(bytes)]))
}

/** A process and its descendants. */
function processTree(pid: number): number[] {
  const children = read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean)
  return [pid, ...children.flatMap((child) => processTree(Number(child)))]
}

/** The memory used by a process and its descendants, in bytes. */
function memoryOf(root: number): number {
  const resident = processTree(root).map((pid) => Number(/^VmRSS:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0))
  return resident.reduce((sum, kilobytes) => sum + kilobytes * 1024, 0)
}

/** Empty if the process has ended. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

async function upload(member: Person, file: Blob): Promise<number> {
  const form = new FormData()
  for (const [name, value] of Object.entries({ x: 5, y: 5, width: 90, height: 90 })) form.append(name, String(value))
  form.append('file', file, 'picture')
  const { status } = await member.fetch('/api/profile/picture', { method: 'POST', body: form })
  // A machine that is busy with other tests may take too long for one of three.
  return status === 503 ? upload(member, file) : status
}

test.skipIf(!existsSync('/proc/thread-self/children'))(
  'three of the largest pictures decoded concurrently stay within the memory limit, and the memory is released',
  async () => {
    const pictures = await largestPictures()
    await using database = await sharedDatabase()
    await using server = await startServerProcess(database.settings)
    const members: Person[] = []
    for (let n = 0; n < 3; n += 1) members.push(await createPerson(server.url))
    const before = memoryOf(server.pid)

    let most = before
    let watching = true
    const watched = (async () => {
      while (watching) {
        most = Math.max(most, memoryOf(server.pid))
        await pause(20)
      }
    })()
    const statuses = await Promise.all(members.map((member, index) => upload(member, pictures[index % pictures.length] as Blob)))
    watching = false
    await watched
    expect(statuses).toEqual(members.map(() => 200))
    await until(
      () => processTree(server.pid).length === 1,
      () => 'a process that decoded is still there',
    )
    const after = memoryOf(server.pid)
    expect(most).toBeLessThan(promised)
    expect(after - before).toBeLessThan(100 * 1024 ** 2)
  },
)
