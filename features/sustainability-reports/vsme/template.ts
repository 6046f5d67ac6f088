import { existing } from './existing.ts'
import { readFile } from 'node:fs/promises'
import { type VsmeConcept, type VsmeDimension, reportableConcepts, vsmeConcept } from '#features/sustainability/vsme/taxonomy.ts'
import { readChoices } from './choices.ts'
import { type Range, type Workbook, address, readWorkbook } from './workbook.ts'

export const templateVersion = '1.3.0'
const blankTemplate = new URL(`template/VSME-Digital-Template-${templateVersion}.xlsx`, import.meta.url)

/** Where a concept stands in the template. */
export interface Field {
  /** Of the cells: the concept, or `GrossScope1GreenhouseGasEmissions_BaselineYearMember`. */
  readonly name: string
  readonly concept: VsmeConcept
  readonly range: Range
  /** One cell, a row for each member or identifier, a list of members, a box for each member, or boxes in the table of contents. */
  readonly kind: 'cell' | 'rows' | 'list' | 'boxes' | 'contents'
  /** The member that the name adds. */
  readonly member?: string
  /** Of rows: the column with their members or identifiers. */
  readonly table?: { readonly axis: Range; readonly dimension: VsmeDimension }
  readonly unit?: Range
}

const contents = 'ListOfOmittedDisclosuresDeemedToBeClassifiedOrSensitiveInformation'
const boxes = new Set([
  'SustainabilityIssueAddressedByPracticePolicyAndOrFutureInitiative',
  'TypeOfContentCoveredByTheCodeOfConductOrHumanRightsPolicyForItsOwnWorkforce',
  'TypeOfHumanRightRelatedToTheConfirmedIncident',
])

/** Concepts whose cells say YES and NO; other cells hold true and false. */
export const yesOrNo: ReadonlySet<string> = new Set([
  'UndertakingAppliesCircularEconomyPrinciples',
  'DisclosureOfWhetherItHasUndertakenClimateChangeAdaptationActionsForAnyClimateRelatedHazardsAndTransitionEvents',
  'EmployeesReceivePayEqualOrAboveMinimumWageDeterminedByNationalLawOrCollectiveAgreement',
  'UndertakingHasACodeOfConductOrHumanRightsPolicyForItsOwnWorkforce',
  'UndertakingHasAComplaintHandlingMechanismForItsOwnWorkforce',
  'UndertakingHasConfirmedHumanRightsIncidentsInItsOwnWorkforce',
  'UndertakingIsAwareOfAnyConfirmedIncidentsInvolvingWorkersInTheValueChainAffectedCommunitiesConsumersAndEndUsers',
  'UndertakingsAreExcludedFromAnyEuReferenceBenchmarksThatAreAlignedWithTheParisAgreement',
])

/** The members of the boxes, in the template's order. It has no box for accidents among the incidents. */
export function boxMembers({ name, domain = [] }: VsmeConcept): readonly string[] {
  return name === 'TypeOfHumanRightRelatedToTheConfirmedIncident'
    ? domain.filter((member) => member !== 'vsme:AccidentPreventionMember')
    : domain
}

function kindOf(concept: VsmeConcept, range: Range, axis: Range | undefined): Field['kind'] {
  if (concept.name === contents) return 'contents'
  if (boxes.has(concept.name)) return 'boxes'
  if (concept.type === 'enumerationSet') return 'list'
  return axis && axis.height === range.height ? 'rows' : 'cell'
}

/** The cells of all concepts, found by the names that the template gives them. */
export function fieldsOf({ names }: Workbook): Field[] {
  const sitesOfBiodiversity = names.get('IdentifierOfSitesInBiodiversitySensitiveAreasTypedAxis')
  const fields: Field[] = []
  for (const [name, range] of names) {
    const [local = '', suffix] = name.split('_')
    const concept = vsmeConcept(local)
    if (!concept || suffix === 'unit') continue
    const { dimension } = concept
    const axes = [names.get(dimension?.axis ?? ''), sitesOfBiodiversity]
    const axis =
      dimension && !suffix ? axes.find((each) => each?.sheet === range.sheet && each.row === range.row && each.height > 1) : undefined
    const whole = dimension?.kind === 'explicit' ? dimension.default : undefined
    const unit = names.get(`${local}_unit`)
    fields.push({
      name,
      concept,
      range,
      kind: kindOf(concept, range, axis),
      ...(suffix && `vsme:${suffix}` !== whole && { member: `vsme:${suffix}` }),
      ...(axis && dimension && { table: { axis, dimension } }),
      ...(unit && { unit }),
    })
  }
  return fields
}

/** The address of a cell within a range, by its distance from the range's first cell. */
export function addressIn(range: Range, row = 0, column = 0): string {
  return address(range.column + column, range.row + row)
}

/** The unit of a field in one of its rows; many fields share one cell. */
export function unitAddress({ unit, kind, range }: Field, row: number): string | undefined {
  return unit && addressIn(unit, kind === 'rows' && unit.height === range.height ? row : 0)
}

export const contentsSheet = 'Table of Contents & Validation'

async function loadTemplate() {
  const file = await readFile(blankTemplate)
  const workbook = await readWorkbook(file)
  if (typeof workbook === 'string') throw new Error(`The official template cannot be read: ${workbook}`)
  const fields = fieldsOf(workbook)
  const omitted = existing(existing(vsmeConcept(contents)).domain)
  // The boxes stand in the order of the members, but the first of the four last ones is at the top.
  const rows = Array.from({ length: 66 }, (_, index) => index + 5).filter((row) => workbook.cell(contentsSheet, `D${row}`).value !== null)
  const inOrder = [existing(omitted.at(-4)), ...omitted.slice(0, -4), ...omitted.slice(-3)]
  if (rows.length !== inOrder.length) throw new Error(`The table of contents has ${rows.length} boxes, expected ${inOrder.length}`)
  const labels = existing(workbook.names.get('template_footnote_labels_taxonomy'))
  const taxonomyLabels = new Map(reportableConcepts.map((concept) => [concept.labels.en.trim().toLowerCase(), concept.name]))
  const others = reportableConcepts.filter((concept) => concept.name.startsWith('DisclosureOfAnyOther')).map((concept) => concept.name)
  const topics = ['General', 'Environmental', 'Social', 'Governance']
  const otherNames = topics.map((topic) => existing(others.find((name) => name.startsWith(`DisclosureOfAnyOther${topic}`))))
  let other = 0
  /** Concepts that footnotes can be on, with their labels in all languages of the template. */
  const labelSheet = 'Footnote (Taxonomy) Labels'
  const columns = Array.from({ length: 12 }, (_, column) => column + 2)
  const codes = columns.map((column) => /\[(\w+)\]$/u.exec(String(workbook.cell(labelSheet, address(column, 1)).value))?.[1] ?? '')
  const footnoteLabels = Array.from({ length: labels.height }, (_, index) => {
    const texts = columns.map((column) => String(workbook.cell(labelSheet, address(column, index + 2)).value ?? ''))
    return {
      concept: taxonomyLabels.get(existing(texts[0]).trim().toLowerCase()) ?? existing(otherNames[other++]),
      texts,
      byLanguage: new Map(codes.map((code, column) => [code, existing(texts[column])])),
    }
  })
  return {
    file,
    workbook,
    fields,
    byName: new Map(fields.map((field) => [field.name, field])),
    choices: readChoices(workbook),
    contents: inOrder.map((member, index) => ({
      member,
      at: `D${existing(rows[index])}`,
      computed: workbook.cell(contentsSheet, `D${existing(rows[index])}`).formula,
    })),
    footnoteLabels,
  }
}

let loaded: ReturnType<typeof loadTemplate> | undefined

/** The official blank template, read once. */
export function officialTemplate() {
  return (loaded ??= loadTemplate())
}
export type OfficialTemplate = Awaited<ReturnType<typeof officialTemplate>>
