import { buildStage } from './stages/build.ts'
import { runStages } from './stages/stage.ts'
import { vitest } from './stages/test-runners.ts'
import { staticChecks } from './stages/tools.ts'

const passed = await runStages(
  [
    buildStage('places', 'web'),
    ...staticChecks,
    { name: 'unit tests', run: () => vitest('unit') },
    { name: 'room tests', run: () => vitest('rooms') },
  ],
  { strict: process.env['CI'] === 'true' },
)
process.exitCode = passed ? 0 : 1
