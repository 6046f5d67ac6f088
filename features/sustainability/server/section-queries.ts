import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { type BriefRow, briefOf } from '#features/members/server/index.ts'
import { organisations } from '#features/organisations/server/index.ts'
import type { Currency } from '#features/profiles/vocabulary.ts'
import type { Audience } from '../audience.ts'
import type { Section } from '../catalogue/question.ts'

export interface SectionRow {
  section: Section
  audience: Audience
  taken_by: BriefRow | null
}

export async function sectionsOf(reader: Reader, organisationId: string): Promise<SectionRow[]> {
  const { rows } = await sql<SectionRow>`
    select s.section, s.audience, ${briefOf(sql.ref('s.taken_by'))} as taken_by
    from sustainability_sections s where s.organisation_id = ${organisationId}`.execute(reader)
  return rows
}

export const putAudience = (tx: Tx, organisation_id: string, section: Section, audience: Audience) =>
  tx
    .insertInto('sustainability_sections')
    .values({ organisation_id, section, audience, taken_by: null })
    .onConflict((conflict) => conflict.columns(['organisation_id', 'section']).doUpdateSet({ audience }))
    .execute()

/**
 * Makes a colleague responsible for a section, or nobody.
 * @param from who may be responsible now: nobody or this colleague
 * @returns false if another colleague is
 */
export async function putColleague(
  tx: Tx,
  organisation_id: string,
  section: Section,
  taken_by: string | null,
  from: string,
): Promise<boolean> {
  const written = await tx
    .insertInto('sustainability_sections')
    .values({ organisation_id, section, taken_by })
    .onConflict((conflict) =>
      conflict
        .columns(['organisation_id', 'section'])
        .doUpdateSet({ taken_by })
        .where(sql<boolean>`sustainability_sections.taken_by is null or sustainability_sections.taken_by = ${from}`),
    )
    .returning('section')
    .executeTakeFirst()
  return written !== undefined
}

export interface Period {
  starts_on: string
  ends_on: string
  currency: Currency
}

/** The period of a year's answers. Until one is kept or chosen, it is the calendar year in the organisation's currency. */
export async function periodOf(reader: Reader, organisationId: string, year: number): Promise<Period> {
  const { rows } = await sql<Period>`
    select coalesce(y.starts_on, make_date(${year}::int, 1, 1))::text as starts_on, coalesce(y.ends_on, make_date(${year}::int, 12, 31))::text as ends_on,
      coalesce(y.currency, o.currency) as currency
    from ${organisations.as('o')} left join sustainability_years y on y.organisation_id = o.id and y.year = ${year}
    where o.id = ${organisationId}`.execute(reader)
  return rows[0] ?? { starts_on: `${year}-01-01`, ends_on: `${year}-12-31`, currency: 'EUR' }
}

export const putPeriod = (tx: Tx, organisation_id: string, year: number, period: Period) =>
  tx
    .insertInto('sustainability_years')
    .values({ organisation_id, year, ...period })
    .onConflict((conflict) => conflict.columns(['organisation_id', 'year']).doUpdateSet(period))
    .execute()

/** Keeps the period of a year that is answered: its amounts stay in their currency when the organisation changes its own. */
export async function keepPeriod(tx: Tx, organisation_id: string, year: number): Promise<void> {
  const period = await periodOf(tx, organisation_id, year)
  await tx
    .insertInto('sustainability_years')
    .values({ organisation_id, year, ...period })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
