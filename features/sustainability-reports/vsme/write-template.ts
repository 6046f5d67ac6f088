import { existing } from './existing.ts'
import { type VsmeConcept, isNumeric, vsmeConcept } from '#features/sustainability/vsme/taxonomy.ts'
import { unpack } from './archive.ts'
import { decimalOf, equal } from './decimals.ts'
import { type Edit, editWorkbook } from './edit-template.ts'
import { type VsmeFact, type VsmeReport, identifierSchemes } from './report.ts'
import {
  type Field,
  type OfficialTemplate,
  addressIn,
  boxMembers,
  contentsSheet,
  officialTemplate,
  unitAddress,
  yesOrNo,
} from './template.ts'
import { computedTotal } from './totals.ts'
import { convert, templateUnit, unitOfText, usualUnit } from './units.ts'
import type { Range } from './workbook.ts'

export type WriteProblem =
  | {
      readonly id: 'unknown-concept' | 'not-in-template' | 'another-currency' | 'text-too-long' | 'too-precise' | 'differs-from-sum'
      readonly concept: string
      readonly value: string
    }
  | { readonly id: 'too-many-rows' | 'too-many-members'; readonly concept: string; readonly count: number; readonly room: number }
  | { readonly id: 'too-many-footnotes'; readonly count: number; readonly room: number }
  | { readonly id: 'unknown-scheme' | 'unknown-language'; readonly value: string }

const longestText = 32_767

/** Questions of the template that are no facts; it ignores or disputes what follows while they say no. */
const gates: readonly { readonly sheet: string; readonly at: string; readonly concepts: RegExp; readonly member?: RegExp }[] = [
  { sheet: 'General Information', at: 'E396', concepts: /^DescriptionOfSustainabilityRelatedCertifications/u },
  { sheet: 'General Information', at: 'C512', concepts: /^SustainabilityIssueAddressed/u },
  { sheet: 'General Information', at: 'E530', concepts: /^DescriptionOfKeyElementsOfStrategy/u },
  { sheet: 'Environmental Disclosures', at: 'G10', concepts: /^EnergyConsumptionFrom/u },
  {
    sheet: 'Environmental Disclosures',
    at: 'J19',
    concepts: /^GreenhouseGasEmissionReductionTarget|GHGEmissions$|GreenhouseGasEmissions$/u,
    member: /YearMember$/u,
  },
  { sheet: 'Environmental Disclosures', at: 'G29', concepts: /^GrossScope3|^Total(?:Gross)?(?:Location|Market)Based(?:GHG|Greenhouse)/u },
  { sheet: 'Environmental Disclosures', at: 'G74', concepts: /^AmountOfEmission|^PubliclyAvailableDisclosure$/u },
  { sheet: 'Environmental Disclosures', at: 'G184', concepts: /BiodiversitySensitiveArea$/u },
  { sheet: 'Environmental Disclosures', at: 'D309', concepts: /^WaterDischarge|^TotalWaterConsumption$/u },
  { sheet: 'Environmental Disclosures', at: 'G433', concepts: /Of?MaterialUsed$/u },
  { sheet: 'Environmental Disclosures', at: 'E539', concepts: /ClimateRelatedHazards|ClimateRisks|TimeHorizonsOfAny|TheseHazards/u },
  { sheet: 'Social Disclosures', at: 'E27', concepts: /^NumberOfEmployeesForCountry/u },
  { sheet: 'Governance Disclosures', at: 'H5', concepts: /AntiCorruption|Anticorruption/u },
  { sheet: 'Governance Disclosures', at: 'H10', concepts: /^RevenueDerivedFrom|^TotalRevenuesDerivedFrom/u },
  { sheet: 'Governance Disclosures', at: 'H30', concepts: /^GenderDiversityRatioInGovernanceBody$/u },
]

class Writer {
  readonly problems: WriteProblem[] = []
  readonly edits = new Map<string, Map<string, Edit>>()
  readonly #report: VsmeReport
  readonly #official: OfficialTemplate

  constructor(report: VsmeReport, official: OfficialTemplate) {
    this.#report = report
    this.#official = official
  }

  set(sheet: string, at: string, value: Edit['value'], replacesFormula = false) {
    const cells = this.edits.get(sheet) ?? new Map<string, Edit>()
    this.edits.set(sheet, cells.set(at, { value, replacesFormula }))
  }

  #isFormula(sheet: string, at: string) {
    return this.#official.workbook.cell(sheet, at).formula
  }

  setNamed(name: string, value: string) {
    const range = existing(this.#official.workbook.names.get(name))
    this.set(range.sheet, addressIn(range), value)
  }

  /** A day is put together by a formula from the cells above, or beside it. */
  setDay(range: Range, day: string, columns = 0) {
    for (const [index, part] of day.split('-').entries()) this.set(range.sheet, addressIn(range, index - 3, columns), Number(part))
    this.set(range.sheet, addressIn(range), day)
  }

  head() {
    const { entity, period, currency, language } = this.#report
    const { names } = this.#official.workbook
    const scheme = Object.entries(identifierSchemes).find(([, uri]) => uri === entity.scheme)?.[0]
    this.setNamed('template_reporting_entity_name', entity.name)
    this.setNamed('template_reporting_entity_identifier', entity.identifier)
    if (scheme) this.setNamed('template_reporting_entity_identifier_scheme', scheme)
    else this.problems.push({ id: 'unknown-scheme', value: entity.scheme })
    this.setNamed('template_currency', currency)
    this.setDay(existing(names.get('template_reporting_period_startdate')), period.start)
    this.setDay(existing(names.get('template_reporting_period_enddate')), period.end)
    const display = this.#official.choices.displayLanguage(language)
    if (display) this.setNamed('template_selected_display_language', display)
    else this.problems.push({ id: 'unknown-language', value: language })
  }

  /** The blank template pays the minimum wage. Nobody said so. */
  emptyDefaults() {
    for (const { concept, kind, range } of this.#official.fields) {
      if (kind !== 'cell' || concept.type !== 'boolean') continue
      const blank = this.#official.workbook.cell(range.sheet, addressIn(range))
      if (blank.value !== null && !blank.formula) this.set(range.sheet, addressIn(range), null)
    }
  }

  refuse(
    id: 'not-in-template' | 'another-currency' | 'text-too-long' | 'too-precise' | 'differs-from-sum',
    concept: string,
    value: unknown,
  ) {
    this.problems.push({ id, concept, value: String(value) })
  }

  /** The value as its cell holds it. */
  #cellValue(fact: VsmeFact, concept: VsmeConcept, unit: string | undefined): Edit['value'] | undefined {
    const { value } = fact
    if (isNumeric(concept.type)) {
      if (concept.type.includes('onetary') && fact.unit !== usualUnit(concept.type, this.#report.currency)) {
        this.refuse('another-currency', concept.name, fact.unit)
        return undefined
      }
      const converted = convert(concept.type, String(value), fact.unit, unit)
      // Excel calculates with doubles.
      if (!equal(decimalOf(Number(converted)), converted)) this.refuse('too-precise', concept.name, value)
      return Number(converted)
    }
    if (typeof value === 'boolean') return yesOrNo.has(concept.name) ? (value ? 'YES' : 'NO') : value
    if (concept.type === 'gYear') return Number(value)
    const text =
      concept.type === 'enumeration'
        ? this.#official.choices.textOf(concept.name, String(value), existing(concept.domain), this.#report.language)
        : String(value)
    if (text.length <= longestText) return text
    this.refuse('text-too-long', concept.name, text.length)
    return undefined
  }

  /** A formula of the template stays where it gives the stated figure, otherwise the figure takes its place. */
  #write(field: Field, row: number, fact: VsmeFact, unit: string | undefined) {
    const { concept, range } = field
    const value = this.#cellValue(fact, concept, unit)
    if (value === undefined) return
    const at = addressIn(range, row)
    if (concept.type === 'date') {
      this.setDay(range, String(value), 5)
      return
    }
    if (!this.#isFormula(range.sheet, at)) {
      this.set(range.sheet, at, value)
      return
    }
    const computed = isNumeric(concept.type)
      ? computedTotal(concept.name, Object.values(fact.dimensions)[0], this.#report.facts)
      : undefined
    const first = usualUnit(concept.type, this.#report.currency)
    const same = computed !== undefined && equal(computed, convert(concept.type, String(fact.value), fact.unit, first))
    // The formulas of waste types are one, written in the first row and shared by the others.
    const shared = concept.name.startsWith('TotalWasteRecycled')
    if (shared && !same) this.refuse('differs-from-sum', concept.name, fact.value)
    this.set(range.sheet, at, value, !same && !shared)
  }

  cells(facts: ReadonlyMap<Field, readonly VsmeFact[]>) {
    const groups = new Map<string, { field: Field; fact: VsmeFact }[]>()
    for (const [field, given] of facts) {
      if (field.kind !== 'cell') continue
      const unit = this.#unitRange(field)
      const key = unit ? `${unit.sheet} ${addressIn(unit)}` : field.name
      groups.set(key, [...(groups.get(key) ?? []), ...given.map((fact) => ({ field, fact }))])
    }
    for (const group of groups.values()) {
      for (const { field, fact } of group) {
        const range = this.#unitRange(field)
        const unit = range ? this.#chooseUnit(group) : usualUnit(field.concept.type, this.#report.currency)
        this.#write(field, 0, fact, unit)
        for (const each of range && field.unit ? [range, field.unit] : [])
          this.set(each.sheet, addressIn(each), existing(templateUnit(existing(unit))))
      }
    }
  }

  /** The unit of the totals of waste is chosen once, and the cells below repeat it. */
  #unitRange({ name, unit }: Field): Range | undefined {
    return name.endsWith('WasteGeneratedMass') ? this.#official.byName.get('TotalHazardousWasteGeneratedMass')?.unit : unit
  }

  /** The unit that all facts of a cell for units share; otherwise the smallest, which holds them without many zeros. */
  #chooseUnit(group: readonly { readonly field: Field; readonly fact: VsmeFact }[]): string | undefined {
    const { unit: range, concept } = existing(group[0]).field
    const unit = existing(range)
    const at = addressIn(unit)
    const fixed = this.#isFormula(unit.sheet, at) ? unitOfText(String(this.#official.workbook.cell(unit.sheet, at).value ?? '')) : undefined
    if (fixed) return fixed
    const units = new Set(group.map(({ fact }) => fact.unit))
    const [only] = units
    if (units.size === 1 && only && templateUnit(only)) return only
    return { mass: 'utr:kg', volume: 'utr:m3', area: 'utr:sqm' }[concept.type as string]
  }

  /** Fields of one table have their members or identifiers in one column. */
  tables(facts: ReadonlyMap<Field, readonly VsmeFact[]>) {
    const tables = new Map<string, { field: Field; fact: VsmeFact }[]>()
    for (const [field, given] of facts) {
      if (field.kind !== 'rows') continue
      const { axis } = existing(field.table)
      const key = `${axis.sheet}${addressIn(axis)}`
      tables.set(key, [...(tables.get(key) ?? []), ...given.map((fact) => ({ field, fact }))])
    }
    for (const table of tables.values()) this.#table(table)
  }

  #table(table: readonly { readonly field: Field; readonly fact: VsmeFact }[]) {
    const { concept, table: layout } = existing(table[0]).field
    const { axis, dimension } = existing(layout)
    const rows = new Map<string, { field: Field; fact: VsmeFact }[]>()
    for (const each of table) {
      const of = each.fact.dimensions[dimension.axis]
      if (of === undefined) {
        this.refuse('not-in-template', each.fact.concept, each.fact.value)
        continue
      }
      // What is stated by mass and by volume has a row for each.
      const byRow = each.field.unit && each.field.unit.height === each.field.range.height
      const key = `${byRow ? each.field.concept.type : ''} ${of}`
      rows.set(key, [...(rows.get(key) ?? []), each])
    }
    // Texts of a row go with its figures: the name of a material with its weight.
    for (const [key, entries] of rows) {
      const of = key.slice(1)
      const measured = key.startsWith(' ') ? ['mass', 'volume'].flatMap((type) => rows.get(`${type} ${of}`) ?? []) : []
      if (measured.length === 0) continue
      rows.delete(key)
      for (const type of ['mass', 'volume']) rows.get(`${type} ${of}`)?.push(...entries)
    }
    const room = axis.height
    if (rows.size > room) this.problems.push({ id: 'too-many-rows', concept: concept.name, count: rows.size, room })
    const places = this.#places(
      axis,
      [...rows.keys()].slice(0, room).map((key) => key.slice(key.indexOf(' ') + 1)),
    )
    const common = table.filter(({ field }) => field.unit && field.unit.height === 1)
    const shared = common.length > 0 ? this.#chooseUnit(common) : undefined
    for (const [index, entries] of [...rows.values()].slice(0, room).entries()) {
      const { row, of } = existing(places[index])
      const at = addressIn(axis, row)
      const text =
        dimension.kind === 'explicit' ? this.#official.choices.textOf(dimension.axis, of, dimension.members, this.#report.language) : of
      this.set(axis.sheet, at, /^(?:0|[1-9]\d{0,14})$/u.test(text) ? Number(text) : text)
      const ofRow = entries.filter(({ field }) => field.unit && field.unit.height > 1)
      const unit = ofRow.length > 0 ? this.#chooseUnit(ofRow) : shared
      for (const { field, fact } of entries) {
        this.#write(field, row, fact, field.unit ? unit : usualUnit(field.concept.type, this.#report.currency))
        if (field.unit && unit) this.set(field.unit.sheet, existing(unitAddress(field, row)), existing(templateUnit(unit)))
      }
    }
  }

  /** Rows that have the identifier already, then the first free ones. */
  #places(axis: Range, ids: readonly string[]): { row: number; of: string }[] {
    const given = Array.from({ length: axis.height }, (_, row) =>
      String(this.#official.workbook.cell(axis.sheet, addressIn(axis, row)).value ?? ''),
    )
    const taken = new Set<number>()
    const rows = ids.map((id) => {
      const row = given.indexOf(id)
      if (row < 0 || taken.has(row)) return undefined
      taken.add(row)
      return row
    })
    let next = 0
    return ids.map((of, index) => {
      let row = rows[index]
      if (row === undefined) {
        while (taken.has(next)) next++
        taken.add((row = next))
      }
      return { row, of }
    })
  }

  sets(facts: ReadonlyMap<Field, readonly VsmeFact[]>) {
    for (const [field, given] of facts) {
      const { concept, range, kind } = field
      const members = given.flatMap(({ value }) => (Array.isArray(value) ? (value as readonly string[]) : []))
      if (kind === 'list') {
        if (members.length > range.height)
          this.problems.push({ id: 'too-many-members', concept: concept.name, count: members.length, room: range.height })
        for (const [row, member] of members.slice(0, range.height).entries()) {
          this.set(
            range.sheet,
            addressIn(range, row),
            this.#official.choices.textOf(concept.name, member, existing(concept.domain), this.#report.language),
          )
        }
      }
      if (kind === 'boxes') this.#boxes(field, members)
      if (kind === 'contents') this.#contents(field, members)
    }
  }

  #boxes({ concept, range }: Field, members: readonly string[]) {
    const boxes = boxMembers(concept)
    for (const member of members) if (!boxes.includes(member)) this.refuse('not-in-template', concept.name, member)
    for (const [index, member] of boxes.entries()) {
      const at = range.height === 1 ? addressIn(range, 0, index) : addressIn(range, index)
      this.set(range.sheet, at, members.includes(member))
    }
  }

  #contents({ concept, range }: Field, members: readonly string[]) {
    const ticked = this.#official.contents.filter(({ member }) => members.includes(member))
    for (const { member, at, computed } of ticked) {
      const number = /^vsme:([BC]\d+)/u.exec(member)?.[1]
      const parts = this.#official.contents.filter((each) => !each.computed && new RegExp(`^vsme:${number}(?!\\d)`, 'u').test(each.member))
      // The template ticks a group when all of its parts are ticked, and only then.
      if (computed && parts.some((part) => !members.includes(part.member))) this.refuse('not-in-template', concept.name, member)
      else this.set(contentsSheet, at, true)
    }
    for (const [row, { member }] of ticked.entries()) {
      this.set(
        range.sheet,
        addressIn(range, row),
        this.#official.choices.textOf(concept.name, member, existing(concept.domain), this.#report.language),
      )
    }
  }

  footnotes() {
    const texts = existing(this.#official.workbook.names.get('footnote_text'))
    const noted = this.#report.facts.filter((fact) => fact.footnote && vsmeConcept(fact.concept))
    if (noted.length > texts.height) this.problems.push({ id: 'too-many-footnotes', count: noted.length, room: texts.height })
    for (const [row, fact] of noted.slice(0, texts.height).entries()) {
      const labels = existing(this.#official.footnoteLabels.find(({ concept }) => concept === fact.concept))
      const [of] = Object.values(fact.dimensions)
      this.set(texts.sheet, addressIn(texts, row), existing(fact.footnote))
      if (of !== undefined) this.set(texts.sheet, addressIn(texts, row, 1), of)
      this.set(texts.sheet, addressIn(texts, row, 2), labels.byLanguage.get(this.#report.language) ?? existing(labels.texts[0]))
    }
  }

  gates() {
    for (const { sheet, at, concepts, member } of gates) {
      const open = this.#report.facts.some(
        (fact) =>
          concepts.test(fact.concept) &&
          (!member ||
            fact.concept.startsWith('GreenhouseGasEmissionReductionTarget') ||
            Object.values(fact.dimensions).some((each) => member.test(each))),
      )
      if (open) this.set(sheet, at, true)
    }
  }
}

/**
 * Fills the official template. Everything else in it stays as it is, and its formulas are computed when it is opened. Problems say what it
 * cannot hold: that is not in the file.
 */
export async function writeTemplate(report: VsmeReport): Promise<{ readonly file: Buffer; readonly problems: readonly WriteProblem[] }> {
  const official = await officialTemplate()
  const writer = new Writer(report, official)
  writer.head()
  writer.emptyDefaults()
  const facts = new Map<Field, VsmeFact[]>()
  for (const fact of report.facts) {
    const concept = vsmeConcept(fact.concept)
    if (!concept) {
      writer.problems.push({ id: 'unknown-concept', concept: fact.concept, value: String(fact.value) })
      continue
    }
    const member = concept.dimension && fact.dimensions[concept.dimension.axis]
    const field = official.fields.find((each) => each.concept.name === fact.concept && (each.kind === 'rows' || each.member === member))
    if (field) facts.set(field, [...(facts.get(field) ?? []), fact])
    else writer.refuse('not-in-template', fact.concept, member ?? fact.value)
  }
  writer.cells(facts)
  writer.tables(facts)
  writer.sets(facts)
  writer.footnotes()
  writer.gates()
  const archive = await unpack(official.file, () => true)
  if (typeof archive === 'string') throw new Error(`The official template cannot be unpacked: ${archive}`)
  return { file: await editWorkbook(archive, official.workbook, writer.edits), problems: writer.problems }
}
