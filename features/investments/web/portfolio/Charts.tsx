import type { Portfolio } from '../../contract.ts'
import { BreakdownChart } from './BreakdownChart.tsx'
import { YearsChart } from './YearsChart.tsx'

/** The portfolio as pictures, each with its table. */
export function Charts({ portfolio }: { portfolio: Portfolio }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-9 lg:grid-cols-2 lg:gap-10">
      <YearsChart years={portfolio.years} />
      <BreakdownChart portfolio={portfolio} />
    </div>
  )
}
