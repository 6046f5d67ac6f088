import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Child, startChild } from '#testing/child-process.ts'
import { DirectoryInUse, lockDirectory } from './directory-lock.ts'
import { ownIdentity } from './process-identity.ts'

let directory: string
let children: Child[]
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'esg-network-lock-'))
  children = []
})
afterEach(async () => {
  await Promise.all(children.map((child) => child.kill()))
  rmSync(directory, { recursive: true, force: true })
})

const lockFile = () => join(directory, 'owner.lock')

function holdLock(): Child {
  const child = startChild('hold-lock.ts', directory)
  children.push(child)
  return child
}

test('a directory is created, locked and released', async () => {
  const inner = join(directory, 'not', 'yet', 'there')
  const release = await lockDirectory(inner)
  expect(readdirSync(inner)).toEqual(['owner.lock'])
  release()
  expect(readdirSync(inner)).toEqual([])
  ;(await lockDirectory(inner))()
})

test('a second lock in the same process is refused', async () => {
  const release = await lockDirectory(directory)
  await expect(lockDirectory(directory)).rejects.toThrow(`${directory} is in use by this process ${process.pid}`)
  release()
})

test('the lock of a living process is never taken over, and the process is named', async () => {
  const holder = holdLock()
  expect(await holder.nextLine()).toBe('locked')
  await expect(lockDirectory(directory)).rejects.toThrow(DirectoryInUse)
  await expect(lockDirectory(directory)).rejects.toThrow(`${directory} is in use by process ${holder.pid}`)
  expect(await holdLock().nextLine()).toContain(`in use by process ${holder.pid}`)
})

test("a killed process's lock is taken over", async () => {
  const holder = holdLock()
  expect(await holder.nextLine()).toBe('locked')
  await holder.kill()
  expect(existsSync(lockFile())).toBe(true)
  const release = await lockDirectory(directory)
  expect(JSON.parse(readFileSync(lockFile(), 'utf8'))).toMatchObject({ pid: process.pid })
  release()
})

test('when several processes find a stale lock, exactly one gets it', async () => {
  const dead = holdLock()
  expect(await dead.nextLine()).toBe('locked')
  await dead.kill()
  const contenders = await Promise.all(Array.from({ length: 6 }, () => holdLock().nextLine()))
  expect(contenders.filter((line) => line === 'locked')).toHaveLength(1)
  expect(contenders.filter((line) => line?.includes('is in use by process'))).toHaveLength(5)
  expect(readdirSync(directory)).toEqual(['owner.lock'])
})

test('a pid that now belongs to another process does not hold the lock', async () => {
  writeFileSync(lockFile(), JSON.stringify({ ...ownIdentity(), started: '1' }))
  const release = await lockDirectory(directory)
  expect(JSON.parse(readFileSync(lockFile(), 'utf8'))).toMatchObject(ownIdentity())
  release()
})

test('an empty lock left by a power cut does not block', async () => {
  writeFileSync(lockFile(), '')
  const release = await lockDirectory(directory)
  expect(JSON.parse(readFileSync(lockFile(), 'utf8'))).toMatchObject(ownIdentity())
  release()
})

test('an aborted takeover does not block', async () => {
  const dead = JSON.stringify({ ...ownIdentity(), started: '1' })
  const rightToBury = `${lockFile()}.${createHash('sha256').update(dead).digest('hex').slice(0, 16)}`
  writeFileSync(lockFile(), dead)
  writeFileSync(rightToBury, dead)
  const release = await lockDirectory(directory)
  expect(readdirSync(directory)).toEqual(['owner.lock'])
  release()
})

test('in another container or on another machine, a holder counts as alive while its lock is touched', async () => {
  const elsewhere = JSON.stringify({ ...ownIdentity(), place: 'another container' })
  writeFileSync(lockFile(), elsewhere)
  const beats = setInterval(() => utimesSync(lockFile(), new Date(), new Date()), 1_000)
  await expect(lockDirectory(directory)).rejects.toThrow(DirectoryInUse)
  clearInterval(beats)
  ;(await lockDirectory(directory))()
}, 30_000)

test('a lost lock is not released from its new owner', async () => {
  const release = await lockDirectory(directory)
  writeFileSync(lockFile(), 'of somebody else')
  release()
  expect(readFileSync(lockFile(), 'utf8')).toBe('of somebody else')
})
