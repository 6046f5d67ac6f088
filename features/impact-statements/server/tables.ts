import type { Generated } from 'kysely'
import type { Basis, FigureValue } from '../figures.ts'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    impact_figures: {
      investment_id: string
      year: number
      question: string
      /** A sector, or empty. */
      row_key: string
      /** Given as JSON. */
      value: FigureValue
      currency: string | null
      basis: Basis | null
      note: string
      entered_by: string | null
      entered_at: Generated<Date>
    }
  }
}
