import type { Configuration } from '#platform/server/configuration.ts'
import type { Reader } from '#platform/server/database/index.ts'
import type { KindState } from '../contract.ts'
import { type FollowedKind, followedKinds } from '../vocabulary.ts'
import { adaptersOf } from './adapters/index.ts'
import { activeSources } from './queries.ts'

/** After how long a source is stale, in ms. */
const staleAfter = 6 * 60 * 60_000

/** The state of each kind of source: those in use, and those without a key. */
export async function kindStates(reader: Reader, configuration: Configuration, now = Date.now()): Promise<KindState[]> {
  const adapters = adaptersOf(configuration)
  const rows = await activeSources(reader)
  return followedKinds.flatMap((kind): KindState[] => {
    if (!adapters[kind].isConfigured) return [{ kind, state: 'not-configured', since: null, failure: 'credentials' }]
    return stateOf(
      kind,
      rows.filter((row) => row.kind === kind),
      now,
    )
  })
}

type Row = Awaited<ReturnType<typeof activeSources>>[number]

function stateOf(kind: FollowedKind, rows: readonly Row[], now: number): KindState[] {
  if (rows.length === 0) return []
  const answered = rows.flatMap(({ last_ok_at }) => (last_ok_at ? [last_ok_at.getTime()] : []))
  const since = answered.length > 0 ? new Date(Math.max(...answered)).toISOString() : null
  const working = rows.filter(({ last_error }) => last_error === null)
  if (working.length === 0) return [{ kind, state: 'failing', since, failure: rows[0]?.last_error ?? 'other' }]
  const isFresh = working.some(({ last_ok_at, created_at }) => now - (last_ok_at ?? created_at).getTime() < staleAfter)
  return [{ kind, state: isFresh ? 'ok' : 'stale', since, failure: null }]
}
