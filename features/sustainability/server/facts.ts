import { isDeepStrictEqual } from 'node:util'
import { Big } from 'big.js'
import { sql } from 'kysely'
import type { Database, Tx } from '#platform/server/database/index.ts'
import { type Announce, announceIn } from '#platform/server/events/index.ts'
import { withOperands } from '../answers/figures.ts'
import type { Basis, State, Value } from '../answers/value.ts'
import { weakestOf, withFigures } from '../answers/with-figures.ts'
import { type Audience, audienceOf } from '../audience.ts'
import { questionById } from '../catalogue/catalogue.ts'
import type { Section } from '../catalogue/question.ts'
import type { Fact } from '../reading-contract.ts'
import { sectionsOf } from './section-queries.ts'

/** What facts are computed from. */
const sources = [
  'scope-1-emissions',
  'scope-2-emissions-location-based',
  'scope-2-emissions-market-based',
  'energy-consumption',
  'energy-consumption-renewable',
  'board-members',
  'board-members-female',
  'turnover-aligned',
  'goal-contribution',
] as const

interface Source {
  question: string
  row: string
  value: Value | null
  amount: string | null
  basis: Basis | null
  not_applicable: string | null
  state: State
}

/** The most facts at a glance. */
const mostFacts = 4

/**
 * Computes what everybody reads of an organisation at a glance: only from sections that all members may read, so that neither a card nor a
 * filter tells more. Called with the answers locked. If something changed, whoever shows organisations is told.
 */
export async function renewFacts(tx: Tx, announce: Announce, organisationId: string): Promise<void> {
  const audiences = new Map((await sectionsOf(tx, organisationId)).map(({ section, audience }) => [section, audience]))
  const rows = await tx
    .selectFrom('sustainability_answers')
    .select(['year', 'question', 'row', 'value', 'amount', 'basis', 'not_applicable', 'state'])
    .where('organisation_id', '=', organisationId)
    .where('question', 'in', withOperands(sources))
    .where('state', '<>', 'draft')
    .orderBy('year', 'desc')
    .execute()
  const openTo = (least: readonly Audience[]) =>
    rows.filter(({ question }) => least.includes(audienceOf(audiences, questionById(question)?.section ?? ('company' satisfies Section))))
  const shown = openTo(['members', 'public'])
  const applying = shown.filter(applies)
  const renewed = {
    facts: factsFrom(shown),
    public_facts: factsFrom(openTo(['public'])),
    measures_emissions: newestYear(applying, 'scope-1-emissions').some(({ basis }) => basis === 'measured'),
    evidenced_goals: evidencedGoals(newestYear(applying, 'goal-contribution')),
  }
  const before = await tx.selectFrom('sustainability_facts').selectAll().where('organisation_id', '=', organisationId).executeTakeFirst()
  const isSame = before && isDeepStrictEqual(before, { organisation_id: organisationId, ...renewed })
  if (isSame || (!before && shown.length === 0)) return
  const written = { ...renewed, facts: JSON.stringify(renewed.facts), public_facts: JSON.stringify(renewed.public_facts) }
  await tx
    .insertInto('sustainability_facts')
    .values({ organisation_id: organisationId, ...written })
    .onConflict((conflict) => conflict.column('organisation_id').doUpdateSet(written))
    .execute()
  await announce('organisation.changed', { organisation_id: organisationId })
}

/**
 * Facts in the order they are shown, each from the newest year that has what it needs.
 * @param rows answers, newest year first
 */
export function factsFrom(rows: readonly (Source & { year: number })[]): Fact[] {
  const years = [...Map.groupBy(rows, ({ year }) => year)].map(([year, those]) => [year, withFigures(those).filter(applies)] as const)
  return rules
    .flatMap((rule) => {
      for (const [year, answers] of years) {
        const fact = rule((question) => answers.filter((answer) => answer.question === question))
        if (fact) return [{ ...fact, year }]
      }
      return []
    })
    .slice(0, mostFacts)
}

type Rule = (of: (question: (typeof sources)[number]) => readonly Source[]) => Omit<Fact, 'year'> | undefined

const rules: readonly Rule[] = [
  // Scope 1 and 2, the latter by contracts if the organisation knows them.
  (of) => {
    const [scope1] = of('scope-1-emissions')
    const scope2 = of('scope-2-emissions-market-based')[0] ?? of('scope-2-emissions-location-based')[0]
    if (!scope1?.amount || !scope2?.amount) return undefined
    const value = new Big(scope1.amount).plus(scope2.amount).toFixed()
    return { fact: 'emissions', value, unit: 'tCO2e', ...weakestOf([scope1, scope2]) }
  },
  (of) => {
    const evidenced = of('goal-contribution').filter(({ state }) => isEvidenced(state))
    if (evidenced.length === 0) return undefined
    return { fact: 'goals', value: evidencedGoals(evidenced).join(), unit: null, ...weakestOf(evidenced), basis: null }
  },
  (of) => share('renewable-energy', of('energy-consumption-renewable')[0], of('energy-consumption')[0]),
  (of) => share('women-leading', of('board-members-female')[0], of('board-members')[0]),
  (of) => {
    const aligned = of('turnover-aligned').filter(({ amount }) => amount !== null)
    if (aligned.length === 0) return undefined
    const sum = aligned.reduce((total, { amount }) => total.plus(amount ?? 0), new Big(0))
    // What counts for several objectives counts several times: then there is no total.
    if (sum.gt(100)) return undefined
    return { fact: 'taxonomy-aligned', value: sum.toFixed(), unit: 'percent', ...weakestOf(aligned) }
  },
]

function share(fact: Fact['fact'], part: Source | undefined, whole: Source | undefined): Omit<Fact, 'year'> | undefined {
  if (!part?.amount || !whole?.amount || new Big(whole.amount).lte(0) || new Big(part.amount).gt(whole.amount)) return undefined
  const value = new Big(part.amount).times(100).div(whole.amount).round(1).toFixed()
  return { fact, value, unit: 'percent', ...weakestOf([part, whole]) }
}

const applies = ({ not_applicable }: Source) => not_applicable === null

const isEvidenced = (state: State) => state === 'evidenced' || state === 'confirmed'

const evidencedGoals = (rows: readonly Pick<Source, 'row' | 'state'>[]): number[] =>
  rows
    .filter(({ state }) => isEvidenced(state))
    .map(({ row }) => Number(row))
    .toSorted((one, other) => one - other)

function newestYear(rows: readonly (Source & { year: number })[], question: string): readonly Source[] {
  const of = rows.filter((row) => row.question === question)
  return of.filter(({ year }) => year === of[0]?.year)
}

/** Computes the facts of all organisations, for code that writes answers without the room. */
export async function rebuildFacts(database: Database): Promise<void> {
  const { rows } = await sql<{ organisation_id: string }>`select distinct organisation_id from sustainability_answers`.execute(
    database.kysely,
  )
  for (const { organisation_id } of rows) {
    await database.transaction(async (tx) => {
      await renewFacts(tx, announceIn(tx), organisation_id)
    })
  }
}
