import type { OrganisationFields } from '#features/organisations/organisation-contract.ts'
import type { Industry } from '#features/profiles/vocabulary.ts'

/** What people do all day decides what a company uses: an office, a laboratory, a workshop or vans. */
export type Work = 'fund' | 'software' | 'services' | 'laboratory' | 'devices' | 'plant' | 'logistics'

type Range = readonly [least: number, most: number]

interface Usage {
  /** MWh for each full-time equivalent and year. */
  electricity: Range
  fuel: Range
  /** Tonnes of CO2 from each MWh of the fuel: gas for heating, or diesel. */
  fuelFactor: number
  /** Tonnes for each full-time equivalent and year: what is bought, travel, cloud services. */
  scope3: Range
  /** Cubic metres of water, and kilograms of waste, for each full-time equivalent and year. */
  water: Range
  waste: Range
  hazardous: Range
}

const gas = 0.202
const diesel = 0.267

export const usages: Record<Work, Usage> = {
  fund: {
    electricity: [0.9, 1.6],
    fuel: [0.2, 0.9],
    fuelFactor: gas,
    scope3: [4, 8],
    water: [6, 9],
    waste: [40, 70],
    hazardous: [0, 0],
  },
  software: {
    electricity: [0.9, 1.7],
    fuel: [0.1, 0.7],
    fuelFactor: gas,
    scope3: [1.8, 3.6],
    water: [6, 10],
    waste: [30, 70],
    hazardous: [0.3, 1],
  },
  services: {
    electricity: [1.2, 2.3],
    fuel: [0.8, 2.4],
    fuelFactor: gas,
    scope3: [3, 6],
    water: [8, 13],
    waste: [60, 140],
    hazardous: [0.5, 2],
  },
  laboratory: {
    electricity: [4.5, 8.5],
    fuel: [1.2, 3],
    fuelFactor: gas,
    scope3: [5, 9],
    water: [22, 48],
    waste: [120, 240],
    hazardous: [18, 55],
  },
  devices: {
    electricity: [2, 4.4],
    fuel: [0.9, 2.6],
    fuelFactor: gas,
    scope3: [7, 15],
    water: [9, 15],
    waste: [110, 260],
    hazardous: [3, 11],
  },
  plant: {
    electricity: [5.5, 12],
    fuel: [2.5, 6.5],
    fuelFactor: gas,
    scope3: [14, 30],
    water: [16, 34],
    waste: [320, 900],
    hazardous: [8, 30],
  },
  logistics: {
    electricity: [2, 4.2],
    fuel: [5, 11],
    fuelFactor: diesel,
    scope3: [8, 16],
    water: [8, 14],
    waste: [240, 620],
    hazardous: [1, 4],
  },
}

/** Industries in which companies work alike; in others, their description decides. */
const usualWork: { readonly [Each in Industry]?: Work } = {
  SaaS: 'software',
  FinTech: 'software',
  EdTech: 'services',
  Biotech: 'laboratory',
  'E-commerce': 'logistics',
}

const plants =
  /\b(reactor|batter(y|ies)|boards|panels?|skid-mounted|insulation|kelp|phosphorus|prefabricated|factory|façades?|heat pumps)\b/i
const devices = /\b(valves?|camera|sensors?|hearing aid)\b/i
const onScreens = /\b(software|simulation|app|marketplace|heat plans|we monitor)\b/i

export function workOf({ kind, industries: [industry], description }: OrganisationFields): Work {
  if (kind === 'fund') return 'fund'
  const usual = industry && usualWork[industry]
  if (usual) return usual
  if (plants.test(description)) return 'plant'
  if (devices.test(description)) return 'devices'
  return onScreens.test(description) || industry === 'AI/ML' ? 'software' : 'services'
}

/** The division of NACE by which a company is classified. */
export function divisionOf({ kind, industries: [industry], description }: OrganisationFields, work: Work): string {
  if (kind === 'fund') return 'L64'
  if (/\binsur/i.test(description)) return 'L65'
  if (industry === 'FinTech') return 'L66'
  if (industry === 'PropTech' && work === 'services') return 'M68'
  if (industry === 'EdTech') return 'Q85'
  const divisions: Record<Work, string> = {
    fund: 'L64',
    software: 'K62',
    services: 'N71',
    laboratory: 'N72',
    devices: 'C26',
    plant: 'C28',
    logistics: 'G47',
  }
  return divisions[work]
}

/** Tonnes of CO2 equivalent from each MWh of electricity, by country: about what national grids have. */
const grids: Readonly<Record<string, number>> = {
  AT: 0.1,
  BE: 0.14,
  BG: 0.39,
  CH: 0.04,
  CZ: 0.41,
  DE: 0.35,
  DK: 0.12,
  EE: 0.44,
  ES: 0.15,
  FI: 0.07,
  FR: 0.05,
  GB: 0.2,
  GR: 0.31,
  HU: 0.18,
  IE: 0.28,
  IT: 0.26,
  LT: 0.15,
  LV: 0.12,
  NL: 0.27,
  NO: 0.02,
  PL: 0.63,
  PT: 0.13,
  RO: 0.24,
  SE: 0.02,
  SI: 0.21,
  UA: 0.3,
  US: 0.36,
}
export const gridOf = (country: string | undefined): number => grids[country ?? ''] ?? 0.38

/** Suppliers without certificates sell what is left of the grid when others have bought its renewable part. */
export const residual = 1.35
