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
 * The room tests that run on the embedded database too (docs/decisions/0009): races, and code that depends on the engine. The stories of the
 * phone, which always run on it, cover what the rooms do.
 */
export const alsoOnEmbedded = [
  '{app,features,platform}/**/server/**/*{concurrency,races,killed}.test.ts',
  'platform/server/{events,jobs}/*.test.ts',
  'platform/server/live/{ended-sessions,resume,sockets}.test.ts',
  'app/server/{operator-commands,maintenance,backups}.test.ts',
  'features/accounts/server/{secrets-at-rest,live-tickets}.test.ts',
]
