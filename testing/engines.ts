import { findPostgresqlPrograms } from '../scripts/setup/postgresql.ts'

export type EngineName = 'embedded' | 'postgresql'

/**
 * What room tests and the stories of the desktop run on: PostgreSQL, whose worlds open in a tenth of the time; the embedded database where
 * there is none, or where TEST_ENGINE says so.
 * @throws Error if TEST_ENGINE names no engine
 */
export function mainEngine(): EngineName {
  const wanted = process.env['TEST_ENGINE'] ?? (findPostgresqlPrograms() ? 'postgresql' : 'embedded')
  if (wanted === 'embedded' || wanted === 'postgresql') return wanted
  throw new Error(`TEST_ENGINE: '${wanted}' was given; allowed: embedded, postgresql`)
}

/**
 * The room tests that run on the embedded database too (docs/decisions/0009): code that depends on the engine, and what is likeliest to wait
 * for itself where all transactions take turns. The stories of the phone, which always run on it, cover what the rooms do.
 */
export const alsoOnEmbedded = [
  'platform/server/{events,jobs}/*.test.ts',
  'platform/server/live/{ended-sessions,resume}.test.ts',
  'app/server/{operator-commands,maintenance,backup-races}.test.ts',
  'features/messages/server/concurrency.test.ts',
  'features/matching/server/deciding/decision-races.test.ts',
]
