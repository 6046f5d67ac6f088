import type { Portfolio } from '../../portfolio-contract.ts'
import { BreakdownChart } from './BreakdownChart.tsx'
import { YearsChart } from './YearsChart.tsx'

export function Charts({ portfolio }: { portfolio: Portfolio }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-9 lg:grid-cols-2 lg:gap-10">
      <YearsChart years={portfolio.years} />
      <BreakdownChart portfolio={portfolio} />
    </div>
  )
}
