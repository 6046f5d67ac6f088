export interface Figure {
  name: string
  ours: number
  /** What it is compared to; absent for a figure that stands alone. */
  reference?: number
  unit: string
}

/** Prints a figure as a line for people, or as an object for programs (`--json`). */
export function report({ name, ours, reference, unit }: Figure, json: boolean): void {
  const ratio = reference === undefined ? undefined : ours / reference
  if (json) {
    console.log(
      JSON.stringify({
        name,
        ours: round(ours),
        reference: reference === undefined ? null : round(reference),
        ratio: ratio === undefined ? null : round(ratio),
        unit,
      }),
    )
    return
  }
  const compared = ratio === undefined ? '' : `   bare ${figure(reference ?? 0).padStart(9)}   ratio ${ratio.toFixed(2)}`
  console.log(`${name.padEnd(34)} ${figure(ours).padStart(9)} ${unit.padEnd(6)}${compared}`)
}

const round = (value: number) => Math.round(value * 100) / 100
const figure = (value: number) => value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 2 : 0 })
