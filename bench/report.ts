export interface Figure {
  name: string
  ours: number
  /** The reference value; absent for a figure without a comparison. */
  reference?: number
  /** The name of the reference; bare node:http and pg by default. */
  against?: string
  unit: string
  /** Times and sizes: ours is twice as slow or large where the ratio is 2. Otherwise a ratio of 0.5 is half as much done. */
  lessIsBetter?: boolean
}

/** Prints a figure as a line for people, or as an object for programs (`--json`). */
export function report({ name, ours, reference, against = 'bare', unit, lessIsBetter = false }: Figure, json: boolean): void {
  const ratio = reference === undefined ? undefined : ours / reference
  if (json) {
    console.log(
      JSON.stringify({
        name,
        ours: round(ours),
        reference: reference === undefined ? null : round(reference),
        against: reference === undefined ? null : against,
        ratio: ratio === undefined ? null : round(ratio),
        better: lessIsBetter ? 'less' : 'more',
        unit,
      }),
    )
    return
  }
  const compared =
    ratio === undefined
      ? ''
      : `   ${against} ${figure(reference ?? 0).padStart(9)}   ratio ${ratio.toFixed(2)} (${lessIsBetter ? 'less' : 'more'} is better)`
  console.log(`${name.padEnd(44)} ${figure(ours).padStart(9)} ${unit.padEnd(6)}${compared}`)
}

const round = (value: number) => Math.round(value * 100) / 100
const figure = (value: number) => value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 2 : 0 })
