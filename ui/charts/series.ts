/** Colours of series, in their order; all charts use the same. Static names, so that Tailwind finds them. */
const colours = [
  { fill: 'fill-chart-1', stroke: 'stroke-chart-1', ink: 'fill-chart-1-ink' },
  { fill: 'fill-chart-2', stroke: 'stroke-chart-2', ink: 'fill-chart-2-ink' },
  { fill: 'fill-chart-3', stroke: 'stroke-chart-3', ink: 'fill-chart-3-ink' },
] as const

/** 'rest' is for what others are compared with. */
export type Series = 0 | 1 | 2 | 'rest'

const rest = { fill: 'fill-chart-rest', stroke: 'stroke-chart-rest', ink: 'fill-ink-2' } as const

export const coloursOf = (series: Series) => (series === 'rest' ? rest : colours[series])
