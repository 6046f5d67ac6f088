import { sql } from 'kysely'
import { Refusal, problems } from '#platform/problems.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { RetentionKind } from '#platform/server/retention.ts'
import type { Services } from '#platform/server/services.ts'
import type { Language } from '#platform/language.ts'
import { sayIn } from '#platform/server/texts.ts'
import { recordAct } from '#features/operators/server/index.ts'
import type { RetentionRule } from '../contract.ts'
import { retentionProblems } from '../problems.ts'

/** The kinds of data of all rooms. */
export type Kinds = (services: Services) => readonly RetentionKind[]

const day = 24 * 60 * 60_000
/** What was created before this time is older than a number of days. */
export const daysAgo = (days: number): Date => new Date(Date.now() - days * day)

/** Stores the program's periods for kinds that operators have not changed. */
export async function keepDefaults({ database }: Services, kinds: readonly RetentionKind[]): Promise<void> {
  for (const { id: kind, days } of kinds) {
    await database.kysely
      .insertInto('retention_rules')
      .values({ kind, days })
      .onConflict((conflict) => conflict.column('kind').doUpdateSet({ days }).where('retention_rules.changed_at', 'is', null))
      .execute()
  }
}

/** The periods in force, by kind. */
export async function periodsOf(reader: Reader): Promise<Map<string, number | null>> {
  const rows = await reader.selectFrom('retention_rules').select(['kind', 'days']).execute()
  return new Map(rows.map(({ kind, days }) => [kind, days]))
}

export async function listRules(reader: Reader, kinds: readonly RetentionKind[]): Promise<RetentionRule[]> {
  const periods = await periodsOf(reader)
  const runs = await reader
    .selectFrom('retention_runs')
    .distinctOn('kind')
    .select(['kind', 'removed', 'ran_at'])
    .orderBy('kind')
    .orderBy('ran_at', 'desc')
    .execute()
  const lastOf = new Map(runs.map((run) => [run.kind, run]))
  return kinds.map(({ id, name, about, days, least, notice }) => ({
    id,
    name,
    about,
    days: periods.get(id) ?? (periods.has(id) ? null : days),
    least,
    notice_days: notice?.days ?? null,
    last_removed: lastOf.get(id)?.removed ?? null,
    last_removed_at: lastOf.get(id)?.ran_at.toISOString() ?? null,
  }))
}

/** @throws Refusal notFound for an unknown kind, tooShort */
export function kindNamed(kinds: readonly RetentionKind[], id: string, days: number | null): RetentionKind {
  const kind = kinds.find((each) => each.id === id)
  if (!kind) throw new Refusal(problems.notFound)
  if (days !== null && days < kind.least) throw new Refusal(retentionProblems.tooShort, { days: kind.least })
  return kind
}

interface Change {
  days: number | null
  before: number | null
  reason: string
}

/** Sets how long a kind of data is kept. @throws Refusal changedMeanwhile */
export async function saveRule({ database }: Services, actor: Actor, kind: RetentionKind, { days, before, reason }: Change): Promise<void> {
  if (days === before) return
  await database.transaction(async (tx) => {
    if (!(await setPeriod(tx, kind.id, days, before))) throw new Refusal(retentionProblems.changedMeanwhile)
    await recordAct(tx, actor.id, act, { all: [kind.name, wordsOf(days)], joined: 'dot' }, reason)
  })
}

async function setPeriod(tx: Tx, kind: string, days: number | null, before: number | null): Promise<boolean> {
  const changed = await tx
    .updateTable('retention_rules')
    .set({ days, changed_at: sql<Date>`now()` })
    .where('kind', '=', kind)
    .where(sql<boolean>`days is not distinct from ${before}::integer`)
    .returning('kind')
    .executeTakeFirst()
  return changed !== undefined
}

/** How long each kind is kept, in words for the privacy policy: by 'kept:' and its id. */
export async function keptPeriods(reader: Reader, language: Language): Promise<Record<string, string>> {
  const say = sayIn(language)
  return Object.fromEntries(
    [...(await periodsOf(reader))].map(([kind, days]) => {
      const { id, message, parameters } = wordsOf(days)
      return [`kept:${kind}`, say({ id, message }, parameters)]
    }),
  )
}

const wordsOf = (days: number | null): { id: string; message: string; parameters?: { days: number } } =>
  days === null ? kept : { ...inDays, parameters: { days } }

const kept = /*i18n*/ { id: 'retention.kept', message: 'For as long as your account or what it belongs to exists' }
const inDays = /*i18n*/ { id: 'retention.inDays', message: '{days, plural, one {# day} other {# days}}' }
const act = /*i18n*/ { id: 'act.retention.changed', message: 'Changed how long data is kept: {about}' }
