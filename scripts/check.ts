import { ensureBuilt } from './setup/build-steps.ts'
import { runStages } from './stages/stage.ts'
import { staticChecks } from './stages/tools.ts'
import { vitest } from './stages/test-runners.ts'

await ensureBuilt(['places'])
const passed = await runStages(
  [...staticChecks, { name: 'unit tests', run: () => vitest('unit') }, { name: 'room tests', run: () => vitest('rooms') }],
  { strict: process.env.CI === 'true' },
)
process.exitCode = passed ? 0 : 1
