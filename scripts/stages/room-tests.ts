import { mainEngine } from '../../testing/engines.ts'
import type { Stage } from './stage.ts'
import { vitest } from './test-runners.ts'

/** Tells of what room tests need and is not there; counts as one test where it is. */
export const needed = (name: string, missing: string | undefined): Stage => ({
  name,
  missing,
  run: async () => ({ passed: 1, failed: 0, skipped: 0 }),
})

/** Where there is no PostgreSQL, all of them run on the embedded database. */
export function roomTests({ postgresql, redis }: { postgresql: boolean; redis: boolean }): Stage[] {
  const rooms = { name: `room tests, ${names[mainEngine()]}`, run: vitest('rooms') }
  return [
    needed(
      'Valkey or Redis for the room tests',
      redis ? undefined : 'neither was found, so what needs one is left out; install valkey-server or redis-server',
    ),
    needed(
      'PostgreSQL for the room tests',
      postgresql ? undefined : 'it was not found, so what needs it is left out; install 15 or newer, or put its initdb on the PATH',
    ),
    rooms,
    ...(mainEngine() === 'embedded' ? [] : [{ name: `room tests, ${names.embedded}`, run: vitest('embedded') }]),
  ]
}

const names = { embedded: 'embedded database', postgresql: 'PostgreSQL' }
