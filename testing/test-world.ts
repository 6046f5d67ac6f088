import { afterAll, beforeAll } from 'vitest'
import { type TestDatabase, freshDatabase } from './databases.ts'
import { type World, openWorld } from './world.ts'

/** A world for the tests of a file, opened before the first and stopped after the last; it cannot be used earlier. */
export function testWorld(options?: Parameters<typeof openWorld>[0]): World {
  return opened(
    () => openWorld(options),
    (world) => world.stop(),
  )
}

/** A migrated database for the tests of a file, like `testWorld`. */
export function testDatabase(): TestDatabase {
  return opened(freshDatabase, (database) => database.close())
}

/** A placeholder, so that a file can refer to the world at its top. */
export function opened<Thing extends object>(open: () => Promise<Thing>, close: (thing: Thing) => Promise<void>): Thing {
  let thing: Thing | undefined
  beforeAll(async () => {
    thing = await open()
  })
  afterAll(async () => {
    if (thing) await close(thing)
  })
  return new Proxy({} as Thing, {
    get(_target, name) {
      if (!thing) throw new Error(`This is opened before the tests run: '${String(name)}' cannot be used yet.`)
      return Reflect.get(thing, name)
    },
    has: (_target, name) => thing !== undefined && Reflect.has(thing, name),
  })
}
