import { energy } from './energy.ts'
import { greenhouseGases } from './greenhouse-gases.ts'
import type { Measure } from './measure.ts'
import { biodiversity, controversialWeapons, fossilFuels, noProcesses, violations } from './shares.ts'
import { boardDiversity, payGap } from './social.ts'
import { waste, water } from './water-and-waste.ts'

/** Indicators 1 to 14 for investee companies (Delegated Regulation (EU) 2022/1288, Annex I, table 1), in their order. */
export const measures: readonly Measure[] = [
  ...greenhouseGases,
  fossilFuels,
  ...energy,
  biodiversity,
  water,
  waste,
  violations,
  noProcesses,
  payGap,
  boardDiversity,
  controversialWeapons,
]
