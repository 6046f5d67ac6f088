import { type Question, questions } from './questions.ts'

/** Measured, or estimated from something else. */
export const bases = ['measured', 'estimated'] as const
export type Basis = (typeof bases)[number]

/** Energy in MWh, emissions in tCO2e, masses in tonnes, shares in percent, amounts in units of a currency, or an answer. */
export type FigureValue = number | boolean | string

interface Reported {
  year: number
  question: string
  /** For questions that are asked for each sector; otherwise ''. */
  row: string
  value: FigureValue
  /** Of an amount. */
  currency?: string | undefined
  /** null if it was not stated. */
  basis: Basis | null
}

/** A figure that a company reports about itself. */
export interface ImpactFigure extends Reported {
  organisationId: string
}

/** A figure about a company that somebody with the ledger entered. */
export interface EnteredFigure extends Reported {
  investmentId: string
}

type Source = 'company' | 'entered'

/** A company's known figures for an answer. */
interface Figure {
  value: FigureValue
  currency: string | undefined
  basis: Basis | null
  source: Source
}

/** The figures of one company in one year. */
export interface CompanyFigures {
  get(question: Question, row?: string): Figure | undefined
}

const keyOf = (question: string, row: string) => (row === '' ? question : `${question} ${row}`)

/** Finds the figures of a company. The company's own take precedence: what investors enter fills the gaps. */
export function figuresFinder(
  reported: readonly ImpactFigure[],
  entered: readonly EnteredFigure[],
): (company: { organisationId: string | null; investmentIds: readonly string[] }, year: number) => CompanyFigures {
  const byOwner = new Map<string, Map<string, Figure>>()
  const put = (owner: string, source: Source, { question, row, value, currency, basis }: Reported) => {
    // Companies may be asked more than is needed here.
    if (!(question in questions)) return
    let figures = byOwner.get(owner)
    if (!figures) byOwner.set(owner, (figures = new Map()))
    figures.set(keyOf(question, row), { value, currency, basis, source })
  }
  for (const figure of reported) put(`${figure.year} company ${figure.organisationId}`, 'company', figure)
  for (const figure of entered) put(`${figure.year} investment ${figure.investmentId}`, 'entered', figure)
  return ({ organisationId, investmentIds }, year) => {
    const owners = [...(organisationId === null ? [] : [`company ${organisationId}`]), ...investmentIds.map((id) => `investment ${id}`)]
    const known = owners.flatMap((owner) => byOwner.get(`${year} ${owner}`) ?? [])
    return {
      get(question, row = '') {
        const key = keyOf(question, row)
        for (const figures of known) {
          const found = figures.get(key)
          if (found) return found
        }
        return undefined
      },
    }
  }
}
