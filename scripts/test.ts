import { ensureBrowser, ensureHeadlessShell } from './setup/browser.ts'
import { ensureMmdebstrap } from './setup/mmdebstrap.ts'
import { ensurePostgresql } from './setup/postgresql.ts'
import { ensureRedis } from './setup/redis.ts'
import { buildStage } from './stages/build.ts'
import { needed, roomTests } from './stages/room-tests.ts'
import { runStages } from './stages/stage.ts'
import { playwright, vitest } from './stages/test-runners.ts'
import { lint, sizeCheck, staticChecks } from './stages/tools.ts'

const browser = await ensureBrowser()
await ensureHeadlessShell()
const postgresql = await ensurePostgresql()
const redis = await ensureRedis()
const mmdebstrap = await ensureMmdebstrap()

const passed = await runStages(
  [
    buildStage('places', 'web', 'design'),
    [
      [...staticChecks, sizeCheck],
      [{ name: 'unit tests', run: vitest('unit') }, lint],
    ],
    ...roomTests({ postgresql: postgresql !== undefined, redis: redis !== undefined }),
    {
      name: 'browser tests',
      missing: browser ? undefined : 'no Chromium was found; install one, or set CHROMIUM_PATH',
      run: playwright,
    },
    needed(
      'mmdebstrap for the test of the image',
      mmdebstrap ? undefined : 'it was not found, so the image is left out; run as root on Debian, or install mmdebstrap',
    ),
    { name: 'commands', run: vitest('commands') },
  ],
  { strict: process.env['CI'] === 'true' },
)
process.exitCode = passed ? 0 : 1
