import { shippedWeights, type Weights } from '#features/matching/engine/weights.ts'
import { baselinesOf } from './baselines.ts'
import type { Dataset } from './dataset.ts'
import { learnedWeights } from './learned-weights.ts'
import { type Figures, type Score, type View, fullRanking, profilesEnd, sampledRanking, trialOf, views } from './protocol.ts'
import { type Known, candidatesOf, scorerOf, worldAt } from './world.ts'

export interface Result extends Figures {
  view: View
  /** declared: an investor's possible profile, with the shipped weights. learned: their history too, with weights refitted to earlier deals. */
  regime: 'declared' | 'learned'
  engine: string
}

interface Engine {
  regime: Result['regime']
  engine: string
  score: Score
}

/** Numbers of accepts at which the learning curve is measured. */
const curvePoints = [0, 1, 3, 5, 10]

export function* evaluate(data: Dataset, { curve, full }: { curve: boolean; full: boolean }): Generator<Result> {
  const candidates = candidatesOf(data)
  const trial = trialOf(data, candidates.keys())
  const backersOf = (startup: string) => data.startups.get(startup)?.prior_investors ?? []
  const scorer = (known: Known, weights: Weights) =>
    scorerOf(worldAt(profilesEnd, data.investors, candidates, backersOf, data, known), weights)
  for (const { regime, engine, score } of curve ? curveOf(scorer) : enginesOf(data, scorer)) {
    const remembered = remembering(score)
    for (const view of views) {
      yield { view, regime, engine, ...(full ? fullRanking : sampledRanking)(trial, view, remembered) }
    }
  }
}

type ScorerFor = (known: Known, weights: Weights) => Score

function* enginesOf(data: Dataset, scorer: ScorerFor): Generator<Engine> {
  const baselines = Object.entries(baselinesOf(data))
  yield { regime: 'declared', engine: 'ours', score: scorer({ stated: true, accepts: 0 }, shippedWeights) }
  for (const [engine, score] of baselines) yield { regime: 'declared', engine, score }
  const known = { stated: true, accepts: Infinity }
  yield { regime: 'learned', engine: 'ours', score: scorer(known, learnedWeights(data)) }
  const told = { told: true }
  yield { regime: 'learned', engine: 'ours, as told', score: scorer({ ...known, ...told }, learnedWeights(data, told)) }
}

/** How fast the engine learns a taste from the latest accepts, with and without stated wishes, with the shipped weights. */
function* curveOf(scorer: ScorerFor): Generator<Engine> {
  for (const stated of [true, false]) {
    for (const accepts of curvePoints) {
      const engine = `ours, ${stated ? '' : 'nothing stated, '}${accepts} ${accepts === 1 ? 'accept' : 'accepts'}`
      yield { regime: 'declared', engine, score: scorer({ stated, accepts }, shippedWeights) }
    }
  }
}

/** Scores each pair once: the same pairs occur in several samples. */
function remembering(score: Score): Score {
  const known = new Map<string, number>()
  return (investor, startup, view) => {
    const pair = `${view} ${investor} ${startup}`
    let value = known.get(pair)
    if (value === undefined) known.set(pair, (value = score(investor, startup, view)))
    return value
  }
}
