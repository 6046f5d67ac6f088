import { sql } from 'kysely'
import { Refusal } from '#platform/problems.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { organisations, organisationsOf, requireAct } from '#features/organisations/server/index.ts'
import { type OrganisationAct, type OrganisationRole, may } from '#features/organisations/roles.ts'
import { investmentProblems } from '../problems.ts'
import { type Holder, holderOf } from './holder.ts'
import { tellChanged } from './live.ts'
import { investmentKind } from './searchables.ts'
import { type InvestmentRow, countInvestments, investmentById, lockInvestment, lockLedger } from './queries.ts'

/** The organisations whose people share a ledger with the actor, with the actor's role. Startups have none. */
const sharedWith = (reader: Reader, { id }: Actor) =>
  reader
    .selectFrom(organisationsOf(sql`${id}::uuid`).as('mine'))
    .innerJoin(organisations.as('o'), 'o.id', 'mine.organisation_id')
    .where('o.kind', '<>', 'startup')

async function roleInLedger(reader: Reader, actor: Actor, organisationId: string): Promise<OrganisationRole | undefined> {
  const found = await sharedWith(reader, actor).select('mine.role').where('o.id', '=', organisationId).executeTakeFirst()
  return found?.role as OrganisationRole | undefined
}

/** Which ledger a request is about. @param organisationId none for the actor's own */
const asked = (actor: Actor, organisationId: string | null | undefined): Holder =>
  organisationId == null ? { member: actor.id } : { organisation: organisationId }

/**
 * The ledger that a request is about. Only investors have one of their own; a member who changes role keeps theirs, hidden until they are
 * an investor again. All people of an organisation share its ledger.
 * @param organisationId none for the actor's own
 * @throws Refusal investorsOnly, notIn, noSharedLedger
 */
export async function ledgerFor(
  reader: Reader,
  actor: Actor,
  organisationId: string | null | undefined,
  act: OrganisationAct = 'read',
): Promise<Holder> {
  if (organisationId == null) {
    if (actor.user_type !== 'investor') throw new Refusal(investmentProblems.investorsOnly)
  } else {
    await requireAct(reader, actor, organisationId, act)
    if (!(await roleInLedger(reader, actor, organisationId))) throw new Refusal(investmentProblems.noSharedLedger)
  }
  return asked(actor, organisationId)
}

/**
 * The same, to add to it: locked before access is checked. If a colleague is removed from the organisation meanwhile, they are refused, or what
 * they added is there when it is handed over.
 * @returns the ledger, with its number of investments
 * @throws Refusal investorsOnly, notIn, noSharedLedger
 */
export async function ledgerToChange(tx: Tx, actor: Actor, organisationId: string | null | undefined) {
  await lockLedger(tx, asked(actor, organisationId))
  const holder = await ledgerFor(tx, actor, organisationId, 'act')
  return { holder, count: await countInvestments(tx, holder) }
}

type Held = Pick<InvestmentRow, 'user_id' | 'organisation_id'>

/** What somebody who may read and change an investment may also do. */
export interface Permissions {
  /** In a shared ledger: who is responsible for it, admins and owners. */
  remove: boolean
  /** To another ledger. */
  move: boolean
}

/** Undefined if the investment is in a ledger that the actor does not have. */
export async function permissionsFor(reader: Reader, actor: Actor, { user_id, organisation_id }: Held): Promise<Permissions | undefined> {
  const isOwn = user_id === actor.id
  if (organisation_id === null) return isOwn && actor.user_type === 'investor' ? { remove: true, move: true } : undefined
  const role = await roleInLedger(reader, actor, organisation_id)
  return may(role, 'act') ? { remove: isOwn || may(role, 'edit'), move: isOwn } : undefined
}

async function accessible<Row extends Held>(reader: Reader, actor: Actor, row: Row | undefined): Promise<{ row: Row; can: Permissions }> {
  const can = row && (await permissionsFor(reader, actor, row))
  if (row && can) return { row, can }
  const hasLedger = actor.user_type === 'investor' || (await sharedWith(reader, actor).select('o.id').limit(1).executeTakeFirst())
  throw new Refusal(hasLedger ? investmentProblems.gone : investmentProblems.investorsOnly)
}

/** An investment in one of the actor's ledgers. @throws Refusal gone, also for others' investments; investorsOnly without any ledger */
export const readableInvestment = async (reader: Reader, actor: Actor, id: string) =>
  accessible(reader, actor, await investmentById(reader, id))

/** The same, locked until the transaction ends. @throws Refusal gone, investorsOnly */
export const investmentToChange = async (tx: Tx, actor: Actor, id: string) => accessible(tx, actor, await lockInvestment(tx, id))

/** The recorded author of a change: nobody in a member's own ledger, where it can be nobody else. */
export const authorIn = ({ organisation }: Holder, actor: Actor): string | null => (organisation === undefined ? null : actor.id)

interface Change {
  row: Held
  can: Permissions
  /** The author to record. */
  by: string | null
}

/** Changes an investment, which is locked meanwhile, and updates the pages of those who share it. @throws Refusal gone, investorsOnly */
export const changeOne = (
  { events, live }: Services,
  actor: Actor,
  id: string,
  change: (tx: Tx, change: Change) => Promise<void>,
): Promise<void> =>
  events.change(async (tx, announce) => {
    const { row, can } = await investmentToChange(tx, actor, id)
    const holder = holderOf(row)
    await change(tx, { row, can, by: authorIn(holder, actor) })
    await announce('search.sourcesChanged', { kind: investmentKind, ids: [id] })
    await tellChanged(live, tx, holder, id)
  })
