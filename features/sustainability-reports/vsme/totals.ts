import { vsmeConcept } from '#features/sustainability/vsme/taxonomy.ts'
import { negated, sum } from './decimals.ts'
import { existing } from './existing.ts'
import type { VsmeFact } from './report.ts'
import { convert, inFirstUnit } from './units.ts'

type Find = (concept: string, member?: string) => string | undefined

const years = [undefined, 'vsme:BaselineYearMember', 'vsme:TargetYearMember']
const scopes: Readonly<Record<string, readonly string[]>> = {
  TotalGrossLocationBasedScope1AndScope2GHGEmissions: [
    'GrossScope1GreenhouseGasEmissions',
    'GrossLocationBasedScope2GreenhouseGasEmissions',
  ],
  TotalGrossMarketBasedScope1AndScope2GHGEmissions: ['GrossScope1GreenhouseGasEmissions', 'GrossMarketBasedScope2GreenhouseGasEmissions'],
  TotalGrossLocationBasedGHGEmissions: [
    'GrossScope1GreenhouseGasEmissions',
    'GrossLocationBasedScope2GreenhouseGasEmissions',
    'GrossScope3GreenhouseGasEmissions',
  ],
  TotalGrossMarketBasedGHGEmissions: [
    'GrossScope1GreenhouseGasEmissions',
    'GrossMarketBasedScope2GreenhouseGasEmissions',
    'GrossScope3GreenhouseGasEmissions',
  ],
}
const energySources = ['vsme:RenewableEnergyMember', 'vsme:NonRenewableEnergyMember']
const energies = ['EnergyConsumptionFromElectricity', 'EnergyConsumptionFromSelfGeneratedElectricity', 'EnergyConsumptionFromFuels']

const total = (parts: readonly (string | undefined)[]) => {
  const known = parts.filter((part) => part !== undefined)
  return known.length > 0 ? sum(known) : undefined
}
const difference = (whole: string | undefined, part: string | undefined) =>
  whole !== undefined && part !== undefined ? sum([whole, negated(part)]) : undefined

const hazardous = (member: string) => /-Hazardous-/u.test(member) && !/-Non-Hazardous-/u.test(member)

/**
 * What the template's formulas will show for a concept, in its first unit (tonnes, cubic metres). Undefined where they need cells that no concept is
 * for, such as the hours worked.
 */
export function computedTotal(concept: string, member: string | undefined, facts: readonly VsmeFact[]): string | undefined {
  const find: Find = (name, at) => {
    const fact = facts.find((each) => each.concept === name && Object.values(each.dimensions)[0] === at)
    return typeof fact?.value === 'string' ? inFirstUnit(existing(vsmeConcept(name)).type, fact.value, fact.unit) : undefined
  }
  const sumOf = (name: string, type: 'mass' | 'volume', wanted: (member: string) => boolean) =>
    total(
      facts
        .filter((fact) => fact.concept === name && wanted(Object.values(fact.dimensions)[0] ?? ''))
        .map((fact) => convert(type, String(fact.value), fact.unit, type === 'mass' ? 'utr:t' : 'utr:m3')),
    )
  const waste = (type: 'mass' | 'volume', wanted: (member: string) => boolean) =>
    total(
      ['WasteDivertedToRecycleOrReuse', 'WasteDirectedToDisposal'].map((name) =>
        sumOf(`${name}${type === 'mass' ? 'Mass' : 'Volume'}`, type, wanted),
      ),
    )

  const parts = scopes[concept]
  if (parts && years.includes(member)) {
    const known = parts.map((part) => find(part, member))
    const computed = concept.includes('Market') && known.includes(undefined) ? undefined : total(known)
    // The template shows no sum of all scopes that is zero.
    return parts.length === 3 && computed === '0' ? undefined : computed
  }
  if (energies.includes(concept) && member === undefined) return total(energySources.map((source) => find(concept, source)))
  switch (concept) {
    case 'TotalRevenuesDerivedFromFossilFuelCoalOilAndGasSector':
      return total(['Coal', 'Oil', 'Gas'].map((fuel) => find(`RevenueDerivedFrom${fuel}`)))
    case 'TotalWaterConsumption':
      return difference(find('TotalAmountOfWaterWithdrawnFromAllSites'), find('WaterDischargeFromUndertakingProductionProcesses'))
    case 'NumberOfTemporaryContractEmployees':
      return difference(find('NumberOfEmployees'), find('NumberOfPermanentContractEmployees'))
    case 'TotalWasteRecycledReusedAndDirectedToDisposalMass':
      return waste('mass', (each) => each === member)
    case 'TotalWasteRecycledReusedAndDirectedToDisposalVolume':
      return waste('volume', (each) => each === member)
    case 'TotalHazardousWasteGeneratedMass':
      return waste('mass', hazardous)
    case 'TotalHazardousWasteGeneratedVolume':
      return waste('volume', hazardous)
    case 'TotalNonHazardousWasteGeneratedMass':
      return waste('mass', (each) => /-Non-Hazardous-/u.test(each))
    case 'TotalNonHazardousWasteGeneratedVolume':
      return waste('volume', (each) => /-Non-Hazardous-/u.test(each))
    case 'TotalWasteGeneratedMass':
      return waste('mass', (each) => /-(?:Non-)?Hazardous-/u.test(each))
    case 'TotalWasteGeneratedVolume':
      return waste('volume', (each) => /-(?:Non-)?Hazardous-/u.test(each))
    case 'TotalMassOfMaterialUsed':
      return sumOf('WeightOfMaterialUsed', 'mass', () => true)
    case 'TotalVolumeOfMaterialUsed':
      return sumOf('VolumeOfMaterialUsed', 'volume', () => true)
    default:
      return undefined
  }
}
