import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { findPostgresqlPrograms } from '../scripts/setup/postgresql.ts'

export type EngineName = 'embedded' | 'postgresql'

const features = join(import.meta.dirname, '../features')

/**
 * What room tests run on: PostgreSQL, whose worlds open in a tenth of the time; the embedded database where there is none,
 * or where TEST_ENGINE says so.
 * @throws Error if TEST_ENGINE names no engine
 */
export function mainEngine(): EngineName {
  const wanted = process.env['TEST_ENGINE'] ?? (findPostgresqlPrograms() ? 'postgresql' : 'embedded')
  if (wanted === 'embedded' || wanted === 'postgresql') return wanted
  throw new Error(`TEST_ENGINE: '${wanted}' was given; allowed: embedded, postgresql`)
}

/** The rooms that have tables. */
export const roomsWithTables = (): string[] => readdirSync(features).filter((room) => existsSync(join(features, room, 'server/tables.ts')))

/** The room's story: the test named after its room, which shows the purpose of the room from beginning to end. */
export const storyOf = (room: string): string => `features/${room}/server/${room}.test.ts`

/** What runs on the embedded database too (docs/decisions/0009): each room's story, races, and code that depends on the engine. */
export const alsoOnEmbedded = (): string[] => [
  ...roomsWithTables().map(storyOf),
  // It has no tables of its own, but statements over those of all rooms.
  storyOf('dashboard'),
  '{app,features,platform}/**/server/**/*{concurrency,races,killed}.test.ts',
  'platform/server/{events,jobs}/*.test.ts',
  'platform/server/live/{ended-sessions,resume,sockets}.test.ts',
  'app/server/{operator-commands,maintenance,backups}.test.ts',
  'features/accounts/server/{secrets-at-rest,live-tickets}.test.ts',
]
