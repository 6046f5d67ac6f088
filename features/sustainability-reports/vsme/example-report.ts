import { existing } from './existing.ts'
import { type VsmeConcept, reportableConcepts } from '#features/sustainability/vsme/taxonomy.ts'
import { type VsmeFact, type VsmeReport, type VsmeValue, factKey } from './report.ts'
import { usualUnit } from './units.ts'

/** Figures whose sums the template computes. */
const figures: Readonly<Record<string, string>> = {
  NumberOfEmployees: '48',
  NumberOfPermanentContractEmployees: '40.5',
  NumberOfTemporaryContractEmployees: '7.5',
  TotalAmountOfWaterWithdrawnFromAllSites: '120.25',
  WaterDischargeFromUndertakingProductionProcesses: '20.05',
  TotalWaterConsumption: '100.2',
  RevenueDerivedFromCoal: '1',
  RevenueDerivedFromOil: '2',
  RevenueDerivedFromGas: '3.5',
  TotalRevenuesDerivedFromFossilFuelCoalOilAndGasSector: '6.5',
  WasteDivertedToRecycleOrReuseMass: '0.1',
  WasteDirectedToDisposalMass: '0.2',
  TotalWasteRecycledReusedAndDirectedToDisposalMass: '0.3',
  WasteDivertedToRecycleOrReuseVolume: '1.5',
  WasteDirectedToDisposalVolume: '2',
  TotalWasteRecycledReusedAndDirectedToDisposalVolume: '3.5',
  EmployeeTurnoverRate: '1.25',
  PercentageGapInPayBetweenFemaleAndMaleEmployees: '-0.035',
}

const ids: Readonly<Record<string, readonly string[]>> = {
  IdentifierOfSiteTypedAxis: ['1', '2', 'Bremen'],
  IdentifierOfSubsidiaryTypedAxis: ['1', '7'],
  IdentifierOfMaterialTypedAxis: ['1', '2'],
  CountryOfEmploymentContractAxis: ['country:DE', 'country:FR', 'country:GB'],
  TypeOfPollutantAxis: ['vsme:AsbestosMember', 'vsme:AmmoniaNH3Member'],
  TypeOfWasteAxis: [
    'waste:W-010101-Non-Hazardous-WastesFromMineralMetalliferousExcavationMember',
    'waste:W-010304-Hazardous-Acid-GeneratingTailingsFromProcessingOfSulphideOreMember',
  ],
  BreakdownOfEnergyConsumptionAxis: ['', 'vsme:RenewableEnergyMember', 'vsme:NonRenewableEnergyMember'],
  ReportingScopesAxis: ['', 'vsme:BaselineYearMember', 'vsme:TargetYearMember'],
}

function valueOf(concept: VsmeConcept, index: number): VsmeValue {
  const { name, type, domain = [] } = concept
  if (type === 'boolean') return index % 2 === 0
  if (type === 'date') return '2027-03-09'
  if (type === 'gYear') return name.endsWith('BaseYear') ? '2020' : '2030'
  if (type === 'enumeration') return existing(domain[index % domain.length])
  // The first omitted disclosure is a group, which the template ticks itself.
  if (type === 'enumerationSet') return [existing(domain[name.startsWith('ListOfOmitted') ? 1 : 0]), existing(domain.at(-1))]
  if (type === 'string' || type === 'textBlock') return `${name.slice(0, 30)} <${index}> & “more”\nin two lines`
  return figures[name] ?? (type === 'percent' ? '0.375' : `${10 + index}.${name.length}1`)
}

function factsOf(concept: VsmeConcept): VsmeFact[] {
  const { name, type, dimension } = concept
  // The template adds up materials in kilograms.
  const unit = name === 'TotalMassOfMaterialUsed' ? 'utr:kg' : usualUnit(type, 'EUR')
  return (dimension ? existing(ids[dimension.axis]) : ['']).map((id, index) => ({
    concept: name,
    dimensions: dimension && id ? { [dimension.axis]: id } : {},
    value: valueOf(concept, index),
    ...(unit && { unit }),
  }))
}

/** For tests: a report with all concepts, and all kinds of rows and members. */
export const exampleReport: VsmeReport = {
  entity: { name: 'Müller & Söhne <GmbH>', scheme: 'http://standards.iso.org/iso/17442', identifier: '529900T8BM49AURSDO55' },
  period: { start: '2025-01-01', end: '2025-12-31' },
  currency: 'EUR',
  language: 'de',
  facts: reportableConcepts
    .flatMap(factsOf)
    // Weight and volume of one material would need two rows with its name.
    .filter(
      ({ concept, dimensions }) =>
        !/^(?:Weight|Volume)OfMaterialUsed$/u.test(concept) ||
        (dimensions['IdentifierOfMaterialTypedAxis'] === '1') === concept.startsWith('Weight'),
    )
    .map((fact, index) => (index % 20 === 0 ? { ...fact, footnote: `Note on ${fact.concept}` } : fact)),
}

/** Facts in any order, and sets of members, too. */
export function comparable(facts: readonly VsmeFact[]) {
  return Object.fromEntries(
    facts.map((fact) => [
      factKey(fact.concept, fact.dimensions),
      { ...fact, value: Array.isArray(fact.value) ? new Set(fact.value) : fact.value },
    ]),
  )
}
