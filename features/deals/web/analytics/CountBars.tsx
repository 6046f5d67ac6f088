import { readerLocale } from '#platform/web/i18n.ts'
import { BarChart, type BarChartProps } from '#ui/charts/BarChart.tsx'
import { percentOf } from '../../figures.ts'

interface CountBarsProps extends Pick<BarChartProps, 'caption' | 'heads'> {
  counts: readonly { name: string; value: number }[]
  /** Each bar says which share of this it is. */
  of: number
}

/** Counts with their shares. */
export const CountBars = ({ caption, heads, counts, of }: CountBarsProps) => (
  <BarChart
    caption={caption}
    heads={heads}
    bars={counts.map(({ name, value }) => ({ name, value, text: value.toLocaleString(readerLocale()), note: shareText(value, of) }))}
  />
)

function shareText(value: number, whole: number): string {
  const percent = percentOf(value, whole)
  return percent === null ? '–' : (percent / 100).toLocaleString(readerLocale(), { style: 'percent' })
}
