import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { everyContract } from '../build/contract-module.ts'
import { contract, operatorCommands } from './rooms.ts'

const root = join(import.meta.dirname, '../..')
const roomsWith = (file: string) => globSync(`features/*/${file}`, { cwd: root }).map((path) => path.split(/[\\/]/)[1] ?? '')

test('every room with a descriptor is listed', () => {
  expect(Object.keys(contract).toSorted()).toEqual(roomsWith('server/room.ts').toSorted())
  const listed = readFileSync(join(root, 'app/web/rooms.ts'), 'utf8')
  for (const room of roomsWith('web/room.ts')) expect(listed).toContain(`#features/${room}/web/room.ts`)
})

test('the browser’s build finds the contracts that the descriptors name', async () => {
  const found = await everyContract()
  expect(Object.keys(found).toSorted()).toEqual(Object.keys(contract).toSorted())
  for (const [room, procedures] of Object.entries(contract)) expect(found[room]).toBe(procedures)
})

test('no two commands of operators share a name', () => {
  const names = operatorCommands.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})
