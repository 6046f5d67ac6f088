import { recordOf } from '#platform/record-of.ts'
import { evidenceNames, fitEvidence, type Evidence, type EvidenceName } from './evidence.ts'
import { logistic } from './logistic.ts'
import { directions, type Direction, type DirectionWeights, type Weights } from './weights.ts'

/** One decision: its direction, the evidence at that time, and the outcome. */
export interface Example {
  direction: Direction
  evidence: Evidence
  accepted: boolean
}

/** A direction keeps its weights until it has this many accepts and as many rejects. */
const enough = 50
/** How strongly weights are held to their starting values, in units of one standard deviation of their evidence. */
const ridge = 1

/**
 * Learns weights from decisions: a logistic regression for each direction, regularised towards the starting weights, so that weights
 * the decisions say nothing about don't change. Evidence of fit never gets a negative weight: a better fit never lowers a match.
 */
export function refit(examples: readonly Example[], from: Weights, version: string): Weights {
  const byDirection = Map.groupBy(examples, ({ direction }) => direction)
  const learned = recordOf(directions, (direction) => {
    const own = byDirection.get(direction) ?? []
    const accepted = own.filter((example) => example.accepted).length
    const isEnough = accepted >= enough && own.length - accepted >= enough
    return isEnough ? refitted(own, from.directions[direction]) : from.directions[direction]
  })
  return { version, directions: learned }
}

/** Weights that would become negative are fixed at 0 and the others fitted again, until none is negative. */
function refitted(examples: readonly Example[], from: DirectionWeights): DirectionWeights {
  const spreads = spreadsOf(examples)
  const held = new Set<EvidenceName>()
  for (;;) {
    const weights = fit(examples, from, spreads, held)
    const below = fitEvidence.filter((name) => !held.has(name) && weights.evidence[name] < 0 && spreads[name].deviation > 0)
    if (below.length === 0) return weights
    for (const name of below) held.add(name)
  }
}

type Spreads = Record<EvidenceName, { mean: number; deviation: number }>

function spreadsOf(examples: readonly Example[]): Spreads {
  return recordOf(evidenceNames, (name) => {
    const mean = examples.reduce((sum, { evidence }) => sum + evidence[name], 0) / examples.length
    const variance = examples.reduce((sum, { evidence }) => sum + (evidence[name] - mean) ** 2, 0) / examples.length
    return { mean, deviation: variance > 1e-12 ? Math.sqrt(variance) : 0 }
  })
}

function fit(examples: readonly Example[], from: DirectionWeights, spreads: Spreads, held: ReadonlySet<EvidenceName>): DirectionWeights {
  const free = evidenceNames.filter((name) => spreads[name].deviation > 0 && !held.has(name))
  const rows = examples.map(({ evidence }) =>
    Float64Array.from([1, ...free.map((name) => (evidence[name] - spreads[name].mean) / spreads[name].deviation)]),
  )
  const [base = 0, ...standardised] = logistic({
    rows,
    outcomes: examples.map(({ accepted }) => accepted),
    towards: Float64Array.from([from.intercept, ...free.map((name) => from.evidence[name] * spreads[name].deviation)]),
    ridge,
  })
  const evidence = { ...from.evidence }
  for (const name of held) evidence[name] = 0
  free.forEach((name, index) => (evidence[name] = (standardised[index] ?? 0) / spreads[name].deviation))
  // Converts the intercept from standardised evidence back to raw evidence.
  const intercept = evidenceNames.reduce((sum, name) => sum - evidence[name] * spreads[name].mean, base)
  return { intercept, evidence }
}
