import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { everyContract } from '../build/contract-module.ts'
import { contract, operatorCommands, screens } from './rooms.ts'

const root = join(import.meta.dirname, '../..')
const roomsWith = (file: string) => globSync(`features/*/${file}`, { cwd: root }).map((path) => path.split(/[\\/]/)[1] ?? '')

test('every room with a descriptor is listed', () => {
  for (const side of ['server', 'web']) {
    const listed = readFileSync(join(root, `app/${side}/rooms.ts`), 'utf8')
    for (const room of roomsWith(`${side}/room.ts`)) expect(listed).toContain(`#features/${room}/${side}/room.ts`)
  }
})

test('the browser’s build finds the contracts named by the descriptors', async () => {
  const found = await everyContract()
  expect(Object.keys(found).toSorted()).toEqual(Object.keys(contract).toSorted())
  for (const [room, procedures] of Object.entries(contract)) expect(found[room]).toBe(procedures)
})

test('the server knows the paths of all screens', async () => {
  const found: string[] = []
  for (const room of roomsWith('web/room.ts')) {
    const source = readFileSync(join(root, `features/${room}/web/room.ts`), 'utf8')
    const own = `../../features/${room}/paths.ts`
    const paths = {
      ...(await import('#platform/paths.ts')),
      ...(await import('#features/members/paths.ts')),
      ...(existsSync(join(import.meta.dirname, own)) && (await import(own))),
    } as Paths
    for (const [, name = '', given = ''] of source.matchAll(/\bpath: (\w+)\((.*?)\)/g)) {
      const texts = [...given.matchAll(/'(.*?)'/g)].map(([, text = '']) => text)
      found.push(paths[name]?.(...texts) ?? name)
    }
  }
  expect(found.toSorted()).toEqual(screens.toSorted())
})
type Paths = Record<string, (...texts: string[]) => string>

test('operator commands have unique names', () => {
  const names = operatorCommands.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})
