import { refit } from '#features/matching/engine/refit.ts'
import { shippedWeights, type Weights } from '#features/matching/engine/weights.ts'
import type { Dataset } from './dataset.ts'
import { randomFrom } from './random.ts'
import { profilesEnd } from './protocol.ts'
import { backersBefore, examplesFrom, raisingBetween, worldAt } from './world.ts'

/** Learns weights as the product does: from the accepts between these months, and the facts known before. */
const learningBegins = '2011-01'
const mostOfOneInvestor = 10

export function learnedWeights(data: Dataset, { told = false } = {}): Weights {
  const backersOf = backersBefore(learningBegins, data.teachers)
  const raising = raisingBetween(learningBegins, profilesEnd, data, backersOf)
  const world = worldAt(learningBegins, data.teachers, raising, backersOf, data, { stated: true, accepts: Infinity, told })
  const examples = examplesFrom(world, data.teachers, learningBegins, profilesEnd, mostOfOneInvestor, randomFrom(1))
  return refit(examples, shippedWeights, 'refitted')
}
