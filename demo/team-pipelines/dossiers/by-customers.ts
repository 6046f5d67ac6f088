import type { Dossier } from './dossier.ts'
import { industryAndEnergy } from './industry-and-energy.ts'
import { peopleAndNature } from './people-and-nature.ts'
import { softwareAndFinance } from './software-and-finance.ts'

/** Keyed by the customers of a `Business`, which are unique. Teams look only at businesses that are in here. */
export const dossiers: Readonly<Record<string, Dossier>> = { ...industryAndEnergy, ...softwareAndFinance, ...peopleAndNature }
