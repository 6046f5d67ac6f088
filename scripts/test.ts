import { ensureBrowser } from './setup/browser.ts'
import { ensurePostgresql } from './setup/postgresql.ts'
import { ensureRedis } from './setup/redis.ts'
import { buildStage } from './stages/build.ts'
import { runStages } from './stages/stage.ts'
import { playwright, vitest } from './stages/test-runners.ts'
import { sizeCheck, staticChecks } from './stages/tools.ts'

const browser = await ensureBrowser()
const postgresql = await ensurePostgresql()
const redis = await ensureRedis()

const passed = await runStages(
  [
    buildStage('places', 'web'),
    ...staticChecks,
    { name: 'unit tests', run: () => vitest('unit') },
    {
      name: 'Valkey or Redis for the room tests',
      missing: redis ? undefined : 'neither was found, so what needs one is left out; install valkey-server or redis-server',
      run: async () => ({ passed: 1, failed: 0, skipped: 0 }),
    },
    { name: 'room tests, embedded database', run: () => vitest('rooms') },
    {
      name: 'room tests, PostgreSQL',
      missing: postgresql ? undefined : 'PostgreSQL was not found; install 15 or newer, or put its initdb on the PATH',
      run: () => vitest('rooms', { TEST_ENGINE: 'postgresql' }),
    },
    sizeCheck,
    {
      name: 'browser tests',
      missing: browser ? undefined : 'no Chromium was found; install one, or set CHROMIUM_PATH',
      run: () => playwright(browser ?? ''),
    },
    { name: 'commands', run: () => vitest('commands') },
  ],
  { strict: process.env['CI'] === 'true' },
)
process.exitCode = passed ? 0 : 1
