import { defineConfig } from 'vitest/config'

/**
 * `unit`: rules without a server, in milliseconds. `rooms`: what runs on a database, made ready by the global setup.
 * `commands`: what is typed, in processes of its own.
 */
export default defineConfig({
  test: {
    projects: [
      {
        extends: false,
        test: {
          name: 'unit',
          include: ['{app,bench,demo,features,platform,scripts,ui}/**/*.test.ts'],
          exclude: ['**/server/**', 'demo/fill.test.ts', '**/*.command.test.ts'],
        },
      },
      {
        extends: false,
        test: {
          name: 'rooms',
          include: ['{app,features,platform}/**/server/**/*.test.ts', 'demo/fill.test.ts'],
          // Statements are planned alike on both engines, and their tests fill large tables: once is enough.
          exclude: process.env['TEST_ENGINE'] === 'postgresql' ? [] : ['**/*plans.test.ts'],
          globalSetup: './testing/global-setup.ts',
          pool: 'forks',
          // Half of them wait for a disk or a timer at any moment.
          maxWorkers: 2,
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        extends: false,
        test: {
          name: 'commands',
          include: ['scripts/**/*.command.test.ts'],
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
