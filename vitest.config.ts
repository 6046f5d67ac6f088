import { type TestProjectInlineConfiguration, defineConfig } from 'vitest/config'
import { type EngineName, alsoOnEmbedded, mainEngine } from './testing/engines.ts'

/** A busy machine may be late once: what runs on servers has a second attempt in CI, and the summary counts those that needed it. */
const retry = process.env['CI'] === 'true' ? 1 : 0

const roomTests = ['{app,features,platform}/**/server/**/*.test.ts', 'demo/**/fill*.test.ts']

/** Rules without a server, in milliseconds. */
const unit: TestProjectInlineConfiguration = {
  extends: false,
  test: {
    name: 'unit',
    include: ['{app,bench,demo,design,features,platform,scripts,shells,testing,ui}/**/*.test.ts'],
    exclude: [...roomTests, '**/*.command.test.ts', '**/node_modules/**'],
    // Nothing here waits, but the machine may have much else to do.
    testTimeout: 60_000,
    isolate: false,
  },
}

/** What runs on a database, made ready by the global setup. */
function onEngine(name: string, engine: EngineName, include: string[]): TestProjectInlineConfiguration {
  return {
    extends: false,
    test: {
      name,
      include,
      env: { TEST_ENGINE: engine },
      globalSetup: './testing/global-setup.ts',
      pool: 'forks',
      // The program is loaded once a process; every file has a database and people of its own.
      isolate: false,
      // Garbage of hundreds of communities in one process: collecting it took a seventh of the processor time.
      execArgv: ['--max-semi-space-size=64', '--min-semi-space-size=32', '--initial-old-space-size=1000'],
      // On PostgreSQL, each spends two thirds of its time waiting; the embedded database computes in the worker's own process.
      maxWorkers: engine === 'embedded' ? 2 : 4,
      // Only what hangs takes so long, on however busy a machine.
      testTimeout: 240_000,
      hookTimeout: 180_000,
      retry,
    },
  }
}

const engine = mainEngine()

/**
 * `unit`; `rooms`: all that runs on a database, on the faster engine; `embedded`: what must hold on the other one too; `commands`: what is typed, in
 * processes of its own.
 */
export default defineConfig({
  test: {
    projects: [
      unit,
      onEngine('rooms', engine, roomTests),
      ...(engine === 'embedded' ? [] : [onEngine('embedded', 'embedded', alsoOnEmbedded)]),
      {
        extends: false,
        test: {
          name: 'commands',
          include: ['scripts/**/*.command.test.ts'],
          // Each runs programs one after the other, which rarely keep more than one core busy.
          maxWorkers: 2,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          retry,
        },
      },
    ],
  },
})
