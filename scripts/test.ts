import { ensureBrowser } from './setup/browser.ts'
import { ensureBuilt } from './setup/build-steps.ts'
import { ensurePostgresql } from './setup/postgresql.ts'
import { type Stage, runStages } from './stages/stage.ts'
import { sizeCheck, staticChecks } from './stages/tools.ts'
import { playwright, vitest } from './stages/test-runners.ts'

const browser = await ensureBrowser()
const postgresql = await ensurePostgresql()

const stages: Stage[] = [
  {
    name: 'build',
    essential: true,
    async run() {
      await ensureBuilt(['places', 'web'])
      return { passed: 1, failed: 0, skipped: 0 }
    },
  },
  ...staticChecks,
  { name: 'unit tests', run: () => vitest('unit') },
  { name: 'room tests, embedded database', run: () => vitest('rooms') },
  {
    name: 'room tests, PostgreSQL',
    missing: postgresql ? undefined : 'PostgreSQL 15 or newer was not found; install it, or put its initdb on the PATH',
    run: () => vitest('rooms', { TEST_ENGINE: 'postgresql' }),
  },
  sizeCheck,
  {
    name: 'browser tests',
    missing: browser ? undefined : 'no Chromium was found; install one, or set CHROMIUM_PATH',
    run: () => playwright(browser ?? ''),
  },
]
process.exitCode = (await runStages(stages, { strict: process.env.CI === 'true' })) ? 0 : 1
