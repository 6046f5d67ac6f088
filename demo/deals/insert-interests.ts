import { sql } from 'kysely'
import type { DomainEventPayloads, DomainEventType } from '#platform/server/events/domain-event.ts'
import type { Tx } from '#platform/server/database/index.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import type { DemoMember } from '../member.ts'
import type { DemoDeal } from './plan-deals.ts'
import type { PlannedInterest } from './plan-interest.ts'
import type { Placed } from './plan-pipeline.ts'

/** Rows in one statement. */
const batchSize = 1_000
const day = 24 * 60 * 60 * 1000

/** Postpones accepted requests between members of whom one has already decided about the other without a connection. */
export async function keepFeasible(tx: Tx, interests: readonly PlannedInterest[]): Promise<void> {
  const { rows } = await sql<{ one: string; other: string }>`
    select m.user_id as one, m.matched_user_id as other from matches m where not exists (
      select from connections c where c.member_a = least(m.user_id, m.matched_user_id) and c.member_b = greatest(m.user_id, m.matched_user_id))`.execute(
    tx,
  )
  const decided = new Set(rows.flatMap(({ one, other }) => [`${one} ${other}`, `${other} ${one}`]))
  for (const { deal, member, introduction, actions } of interests) {
    if (introduction?.state !== 'accepted' || !decided.has(`${deal.owner.id} ${member.id}`)) continue
    Object.assign(introduction, { state: 'later' })
    actions.splice(0, actions.length, ...actions.filter(({ action }) => action !== 'invested'))
  }
}

export async function insertInterests(tx: Tx, interests: readonly PlannedInterest[]): Promise<void> {
  const interactions = interests
    .flatMap(({ deal, member, actions }) =>
      actions.map(({ action, at }) => ({ deal_id: deal.id, investor_id: member.id, action_type: action, timestamp: at })),
    )
    .toSorted((one, other) => one.timestamp.getTime() - other.timestamp.getTime())
  await insertAll(tx, 'deal_interactions', interactions)
  const readings = interests.flatMap((each) => each.readings.map((reading) => readingRow(each, reading)))
  await insertAll(tx, 'document_readings', readings)
  const introductions = interests.flatMap(({ deal, member, introduction }) =>
    introduction
      ? [
          {
            deal_id: deal.id,
            investor_id: member.id,
            note: introduction.note,
            state: introduction.state,
            reason: introduction.reason,
            requested_at: introduction.requestedAt,
            answered_at: introduction.answeredAt,
          },
        ]
      : [],
  )
  await insertAll(tx, 'deal_introductions', introductions)
  const grants = interests.flatMap(({ deal, member, grant }) =>
    grant ? [{ deal_id: deal.id, member_id: member.id, state: grant.state, asked_at: grant.askedAt, answered_at: grant.answeredAt }] : [],
  )
  await insertAll(tx, 'deal_grants', grants)
  for (const { deal, member, introduction } of interests) {
    if (introduction?.state !== 'accepted' || !introduction.answeredAt) continue
    const [member_a = '', member_b = ''] = [deal.owner.id, member.id].toSorted()
    const made = await tx
      .insertInto('connections')
      .values({ member_a, member_b, created_at: introduction.answeredAt })
      .onConflict((conflict) => conflict.doNothing())
      .returning('member_a')
      .executeTakeFirst()
    introduction.connects = made !== undefined
  }
}

function readingRow({ member }: PlannedInterest, { id, document, at, seconds, isDownload }: PlannedInterest['readings'][number]) {
  const lasted = seconds.reduce((sum, each) => sum + each, 0) * 1_000
  return {
    id,
    document_id: document.id,
    reader_id: member.id,
    started_at: at,
    told_at: new Date(at.getTime() + lasted),
    seconds: sql<number[]>`${seconds}::int[]`,
    downloaded_at: isDownload ? at : null,
  }
}

async function insertAll(tx: Tx, table: keyof Tables, rows: readonly object[]): Promise<void> {
  for (let from = 0; from < rows.length; from += batchSize) {
    await tx
      .insertInto(table)
      .values(rows.slice(from, from + batchSize))
      .execute()
  }
}

/** Puts deals that investors have saved, are interested in or are in talks about into their pipelines. */
export async function insertPipelines(tx: Tx, interests: readonly PlannedInterest[]): Promise<void> {
  const rows = interests.flatMap(({ deal, member, actions, introduction }) => {
    const did = new Set(actions.map(({ action }) => action))
    const at = actions.at(-1)?.at
    const isConcerned = did.has('interested') || did.has('requested_intro')
    const step = introduction?.state === 'accepted' ? 'talks' : isConcerned ? 'interested' : did.has('bookmarked') ? 'saved' : undefined
    if (!step || !at || member.profile.user_type !== 'investor') return []
    // The latest comes first.
    return [{ investor_id: member.id, deal_id: deal.id, step, place: -at.getTime() / day, updated_at: at }]
  })
  await insertAll(tx, 'deal_pipeline', rows)
}

/** The planned pipeline of the printed investor, with its steps and notes. */
export async function insertPlaced(tx: Tx, investor: DemoMember | undefined, placed: readonly Placed[]): Promise<void> {
  if (!investor) return
  const rows = placed.map(({ deal, step, note, passReason }, index) => ({
    investor_id: investor.id,
    deal_id: deal.id,
    step,
    place: index,
    note,
    pass_reason: passReason,
  }))
  await insertAll(tx, 'deal_pipeline', rows)
}

type Announced = { [Type in DomainEventType]: { type: Type; payload: DomainEventPayloads[Type]; at: Date } }[DomainEventType]

/** Announces the events that others are notified about, with their time. */
export async function announceAll(tx: Tx, deals: readonly DemoDeal[], interests: readonly PlannedInterest[]): Promise<void> {
  const posted = deals.map(({ id, owner, postedAt }): Announced => ({
    type: 'deal.posted',
    payload: { deal_id: id, owner_id: owner.id },
    at: postedAt,
  }))
  const followed = interests.flatMap(announcedBy)
  await sql`
    insert into domain_events (type, payload, created_at)
    select type, payload, at from jsonb_to_recordset(${JSON.stringify([...posted, ...followed])}::jsonb) told (type text, payload jsonb, at timestamptz)
    order by at`.execute(tx)
}

function announcedBy({ deal, member, actions, introduction, grant }: PlannedInterest): Announced[] {
  const payload = { deal_id: deal.id, owner_id: deal.owner.id, member_id: member.id }
  const told: Announced[] = []
  for (const { action, at } of actions) {
    if (action === 'interested') told.push({ type: 'deal.interested', payload, at })
    if (action === 'requested_intro') told.push({ type: 'deal.introductionRequested', payload, at })
    if (action === 'invested') told.push({ type: 'deal.invested', payload, at })
  }
  if (introduction?.answeredAt) {
    const at = introduction.answeredAt
    told.push({ type: 'deal.introductionAnswered', payload: { ...payload, by: deal.owner.id, answer: introduction.state }, at })
    if (introduction.connects) told.push({ type: 'members.connected', payload: { by: deal.owner.id, other_id: member.id }, at })
  }
  if (grant) told.push({ type: 'deal.readingAsked', payload, at: grant.askedAt })
  if (grant?.answeredAt)
    told.push({ type: 'deal.readingAnswered', payload: { ...payload, by: deal.owner.id, answer: grant.state }, at: grant.answeredAt })
  return told
}
