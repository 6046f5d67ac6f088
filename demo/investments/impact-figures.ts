import type { Insertable } from 'kysely'
import type { Tx } from '#platform/server/database/index.ts'
import type { Tables } from '#platform/server/database/tables.ts'

type Figure = Insertable<Tables['impact_figures']>

/** A company of the printed investor, as its annual report describes it. Money in millions of euros, emissions in tonnes, energy in MWh. */
interface Reported {
  enterprise: number
  turnover: number
  scope1: number
  scope2: number
  scope3: number
  energy: number
  /** The part of the energy that is not renewable. */
  fossil: number
  women: number
  board: number
  payGap: number
  waste: number
  source: string
  basis: 'measured' | 'estimated'
}

/** The companies that publish something, with their last year. About others nothing is known. */
const reports: Record<string, Reported> = {
  'Nemunas Grid': {
    enterprise: 46,
    turnover: 9.2,
    scope1: 118,
    scope2: 640,
    scope3: 2900,
    energy: 3100,
    fossil: 1240,
    women: 2,
    board: 5,
    payGap: 9.4,
    waste: 6.1,
    source: 'Annual report, pages 41 to 48',
    basis: 'measured',
  },
  Varmvik: {
    enterprise: 38,
    turnover: 7.4,
    scope1: 310,
    scope2: 95,
    scope3: 1450,
    energy: 2250,
    fossil: 1010,
    women: 1,
    board: 5,
    payGap: 12.1,
    waste: 2.4,
    source: 'Sustainability report',
    basis: 'measured',
  },
  'Kelda Membranes': {
    enterprise: 27,
    turnover: 4.1,
    scope1: 42,
    scope2: 210,
    scope3: 880,
    energy: 1180,
    fossil: 520,
    women: 2,
    board: 6,
    payGap: 6.8,
    waste: 9.7,
    source: 'Figures by email from the finance director',
    basis: 'estimated',
  },
  'Waddenzee Salt Batteries': {
    enterprise: 31,
    turnover: 2.6,
    scope1: 65,
    scope2: 340,
    scope3: 1900,
    energy: 1690,
    fossil: 700,
    women: 1,
    board: 4,
    payGap: 14.5,
    waste: 12.2,
    source: 'Board paper of February',
    basis: 'measured',
  },
  'Scheldt Solvents': {
    enterprise: 19,
    turnover: 5.8,
    scope1: 905,
    scope2: 260,
    scope3: 4100,
    energy: 5200,
    fossil: 3900,
    women: 1,
    board: 5,
    payGap: 10.3,
    waste: 48,
    source: 'Permit report to the province',
    basis: 'measured',
  },
  'Humber Hydrogen Storage': {
    enterprise: 24,
    turnover: 1.2,
    scope1: 20,
    scope2: 150,
    scope3: 640,
    energy: 760,
    fossil: 480,
    women: 1,
    board: 5,
    payGap: 16,
    waste: 1.1,
    source: 'Own estimate from invoices',
    basis: 'estimated',
  },
  'Lerum Water Works': {
    enterprise: 15,
    turnover: 3.9,
    scope1: 12,
    scope2: 34,
    scope3: 410,
    energy: 620,
    fossil: 90,
    women: 3,
    board: 6,
    payGap: 4.2,
    waste: 0.8,
    source: 'Annual report, page 19',
    basis: 'measured',
  },
  'Tallinn Heat Loop': {
    enterprise: 13,
    turnover: 2.2,
    scope1: 88,
    scope2: 70,
    scope3: 530,
    energy: 840,
    fossil: 410,
    women: 2,
    board: 5,
    payGap: 8,
    waste: 0.6,
    source: 'Sustainability report',
    basis: 'measured',
  },
}

/** How much larger figures were a year earlier, when the companies were smaller but less efficient. */
const yearBefore = { money: 0.84, emissions: 1.06 }

const million = 1_000_000

/** Figures that the printed investor entered about companies outside the community, for the last two full years. */
export async function insertImpactFigures(tx: Tx, memberId: string, now: Date): Promise<void> {
  const investments = await tx
    .selectFrom('investments')
    .select(['id', 'company_name'])
    .where('user_id', '=', memberId)
    .where('organisation_id', 'is', null)
    .where('company_name', 'in', Object.keys(reports))
    .execute()
  const last = now.getUTCFullYear() - 1
  const figures = investments.flatMap(({ id, company_name }) => {
    const report = reports[company_name]
    if (!report) return []
    const about = { investment_id: id, entered_by: memberId, note: report.source, row_key: '' }
    return [
      ...figuresOf(report, { money: 1, emissions: 1 }).map((figure) => ({ ...about, ...figure, year: last })),
      ...figuresOf(report, yearBefore).map((figure) => ({ ...about, ...figure, year: last - 1 })),
    ]
  })
  if (figures.length > 0) await tx.insertInto('impact_figures').values(figures).execute()
}

function figuresOf(
  { enterprise, turnover, scope1, scope2, scope3, energy, fossil, women, board, payGap, waste, basis }: Reported,
  { money, emissions }: typeof yearBefore,
): Pick<Figure, 'question' | 'value' | 'currency' | 'basis'>[] {
  const amount = (question: string, millions: number) => ({
    question,
    value: Math.round(millions * money * million),
    currency: 'EUR',
    basis: null,
  })
  const figure = (question: string, value: number, how: Reported['basis'] = basis) => ({
    question,
    value: Math.round(value * emissions * 10) / 10,
    currency: null,
    basis: how,
  })
  const fact = (question: string, value: number | boolean | string) => ({
    question,
    value,
    currency: null,
    basis: null,
  })
  return [
    amount('enterprise-value', enterprise),
    amount('turnover', turnover),
    figure('scope-1-emissions', scope1),
    figure('scope-2-emissions-location-based', scope2),
    figure('scope-3-emissions', scope3, 'estimated'),
    figure('energy-consumption', energy),
    figure('energy-consumption-non-renewable', fossil),
    figure('hazardous-waste', waste),
    fact('active-in-fossil-fuels', false),
    fact('affects-biodiversity-areas', false),
    fact('ungc-oecd-violations', 'none'),
    fact('controversial-weapons', false),
    fact('gender-pay-gap', payGap),
    fact('board-members', board),
    fact('board-members-female', women),
  ].map((row) => ({ ...row, value: JSON.stringify(row.value) as unknown as Figure['value'] }))
}
