import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildStage } from './stages/build.ts'
import { runStages } from './stages/stage.ts'
import { vitest } from './stages/test-runners.ts'
import { lint, staticChecks, types } from './stages/tools.ts'

const rooms = readdirSync(join(import.meta.dirname, '../features'))
const [room] = process.argv.slice(2)

/** All quick checks; with a room's name, the quickest ones and the tests of that room. */
const steps =
  room === undefined
    ? [
        buildStage('places', 'web'),
        [staticChecks, [{ name: 'unit tests', run: vitest('unit') }, lint]],
        { name: 'room tests', run: vitest('rooms') },
      ]
    : [
        buildStage('places'),
        [
          [types, lint],
          [
            { name: `unit tests of ${room}`, run: vitest('unit', [`features/${room}/`]) },
            { name: `room tests of ${room}`, run: vitest('rooms', [`features/${room}/`]) },
          ],
        ],
      ]

if (room !== undefined && !rooms.includes(room)) {
  process.stderr.write(`There is no room '${room}'; there are ${rooms.join(', ')}.\n`)
  process.exitCode = 1
} else {
  process.exitCode = (await runStages(steps, { strict: process.env['CI'] === 'true' })) ? 0 : 1
}
