import { existing } from './existing.ts'
import { type VsmeType, isNumeric, vsmeEntryPoint, vsmeTaxonomyVersion } from '#features/sustainability/vsme/taxonomy.ts'
import { decimalOf } from './decimals.ts'
import { type VsmeFact, type VsmeReport, type VsmeValue, factKey, identifierSchemes, isDay } from './report.ts'
import {
  type Field,
  type OfficialTemplate,
  addressIn,
  boxMembers,
  contentsSheet,
  fieldsOf,
  officialTemplate,
  templateVersion,
  unitAddress,
} from './template.ts'
import { isUnitOf, unitOfText, usualUnit } from './units.ts'
import { type Cell, type Range, type Workbook, type WorkbookProblem, readWorkbook } from './workbook.ts'

interface Place {
  readonly cell?: { readonly sheet: string; readonly address: string }
  readonly concept?: string
}

export type TemplateProblem = Place &
  (
    | { readonly id: WorkbookProblem | 'not-a-vsme-template' }
    | { readonly id: 'another-template-version'; readonly version: string; readonly expected: string }
    | { readonly id: 'missing-cells' | 'missing-identifier' | 'missing-unit' | 'missing-member' | 'unexpected-formula' | 'failed-formula' }
    | { readonly id: 'missing-entity' | 'missing-period' | 'missing-currency' | 'missing-language' }
    | {
        readonly id: 'not-a-number' | 'not-a-date' | 'not-a-year' | 'unknown-choice' | 'unknown-unit' | 'unknown-scheme'
        readonly text: string
      }
    | { readonly id: 'negative' | 'share-above-100'; readonly value: string }
    | { readonly id: 'period-in-future'; readonly end: string }
    | { readonly id: 'period-reversed'; readonly start: string; readonly end: string }
    | { readonly id: 'contradicting-values' | 'unknown-footnote'; readonly text: string }
  )

// Water consumption is a difference, and women can earn more than men.
const mayBeNegative: ReadonlySet<string> = new Set(['TotalWaterConsumption', 'PercentageGapInPayBetweenFemaleAndMaleEmployees'])

/** A turnover of staff, or of a small team, can exceed the average number of employees. */
const mayExceedAll: ReadonlySet<string> = new Set(['EmployeeTurnoverRate'])

const nothing = (cell: Cell) => cell.value === null || cell.value === '' || (typeof cell.value === 'string' && cell.value.trim() === '-')

class Reader {
  readonly problems: TemplateProblem[] = []
  readonly facts = new Map<string, VsmeFact>()
  readonly places = new Map<string, string>()
  readonly #reported = new Set<string>()
  readonly #workbook: Workbook
  readonly #official: OfficialTemplate

  constructor(workbook: Workbook, official: OfficialTemplate) {
    this.#workbook = workbook
    this.#official = official
  }

  /** Once for each cell: several concepts share some. */
  problem(problem: TemplateProblem) {
    const key = problem.cell ? `${problem.id} ${problem.cell.sheet} ${problem.cell.address}` : JSON.stringify(problem)
    if (this.#reported.has(key)) return
    this.#reported.add(key)
    this.problems.push(problem)
  }

  /** A cell of a named range. Formulas are read only where the official template has one. */
  cell(name: string, range: Range, row = 0, column = 0, concept?: string): Cell | undefined {
    const at = addressIn(range, row, column)
    const cell = this.#workbook.cell(range.sheet, at)
    const place = { cell: { sheet: range.sheet, address: at }, ...(concept && { concept }) }
    if (!cell.formula) return nothing(cell) ? undefined : cell
    const blank = this.#official.workbook.names.get(name)
    // Tables that somebody made longer repeat their last row.
    const original = blank && this.#official.workbook.cell(blank.sheet, addressIn(blank, Math.min(row, blank.height - 1), column))
    if (!original?.formula) this.problem({ id: 'unexpected-formula', ...place })
    else if (cell.failed) this.problem({ id: 'failed-formula', ...place })
    else if (!nothing(cell)) return cell
    return undefined
  }

  add(fact: VsmeFact, place: Place) {
    const key = factKey(fact.concept, fact.dimensions)
    const known = this.facts.get(key)
    if (known && JSON.stringify(known.value) !== JSON.stringify(fact.value))
      this.problem({ id: 'contradicting-values', text: String(fact.value), ...place })
    else {
      this.facts.set(key, fact)
      if (place.cell) this.places.set(key, `${place.cell.sheet}!${place.cell.address}`)
    }
  }

  number(field: Field, cell: Cell, place: Place): string | undefined {
    if (typeof cell.value !== 'number') {
      this.problem({ id: 'not-a-number', text: String(cell.value), ...place })
      return undefined
    }
    const value = decimalOf(cell.value)
    const { name, type } = field.concept
    if (cell.value < 0 && !mayBeNegative.has(name)) this.problem({ id: 'negative', value, ...place })
    else if (cell.value > 1 && type === 'percent' && !mayExceedAll.has(name)) this.problem({ id: 'share-above-100', value, ...place })
    else return value
    return undefined
  }

  member(text: string, domain: readonly string[], place: Place): string | undefined {
    const member = this.#official.choices.memberOf(text, domain)
    if (!member) this.problem({ id: 'unknown-choice', text, ...place })
    return member
  }

  value(field: Field, cell: Cell, place: Place): VsmeValue | undefined {
    const { type, domain = [] } = field.concept
    const text = typeof cell.value === 'number' ? decimalOf(cell.value) : String(cell.value)
    if (isNumeric(type)) return this.number(field, cell, place)
    if (type === 'boolean') {
      const truth = /^(?:true|yes)$/iu.test(text.trim()) ? true : /^(?:false|no)$/iu.test(text.trim()) ? false : undefined
      if (truth === undefined) this.problem({ id: 'unknown-choice', text, ...place })
      return truth
    }
    if (type === 'date') {
      const day = typeof cell.value === 'number' ? dayOfSerial(cell.value) : text.trim()
      if (isDay(day)) return day
      this.problem({ id: 'not-a-date', text, ...place })
      return undefined
    }
    if (type === 'gYear') {
      if (/^[12]\d{3}$/u.test(text.trim())) return text.trim()
      this.problem({ id: 'not-a-year', text, ...place })
      return undefined
    }
    if (type === 'enumeration') return this.member(text, domain, place)
    return text
  }

  /** Weight and volume share their cells: the unit says which of the two it is. */
  unit(field: Field, row: number, currency: string, place: Place): { unit?: string } | undefined {
    const { type, name } = field.concept
    const at = unitAddress(field, row)
    if (!field.unit || !at) return unitObject(type, currency)
    const cell = this.#workbook.cell(field.unit.sheet, at)
    const where = { cell: { sheet: field.unit.sheet, address: at }, concept: name }
    if (nothing(cell)) {
      this.problem({ id: 'missing-unit', ...(place.cell ? where : place) })
      return undefined
    }
    const unit = unitOfText(String(cell.value))
    if (!unit || !['mass', 'volume', 'area'].some((each) => isUnitOf(each as VsmeType, unit))) {
      this.problem({ id: 'unknown-unit', text: String(cell.value), ...where })
      return undefined
    }
    if (isUnitOf(type, unit)) return { unit }
    // The other concept of the cell takes it, if there is one.
    if (!sharesCells(field, this.#official)) this.problem({ id: 'unknown-unit', text: String(cell.value), ...where })
    return undefined
  }

  /** The member or identifier of a row. */
  rowOf(field: Field, row: number, place: Place): string | undefined {
    const { axis, dimension } = existing(field.table)
    const at = { cell: { sheet: axis.sheet, address: addressIn(axis, row) }, concept: field.concept.name }
    const cell = this.#workbook.cell(axis.sheet, addressIn(axis, row))
    if (nothing(cell)) {
      this.problem({ id: dimension.kind === 'typed' ? 'missing-identifier' : 'missing-member', ...(place.cell ? at : place) })
      return undefined
    }
    if (cell.formula) {
      this.problem({ id: 'unexpected-formula', ...at })
      return undefined
    }
    const text = typeof cell.value === 'number' ? decimalOf(cell.value) : String(cell.value).trim()
    return dimension.kind === 'explicit' ? this.member(text, dimension.members, at) : text
  }

  single(field: Field, row: number, currency: string) {
    const { concept, range } = field
    const cell = this.cell(field.name, range, row, 0, concept.name)
    const place = { cell: { sheet: range.sheet, address: addressIn(range, row) }, concept: concept.name }
    if (!cell) return
    const { table } = field
    // An unused row has its boxes, but no identifier.
    if (table && cell.value === false && nothing(this.#workbook.cell(table.axis.sheet, addressIn(table.axis, row)))) return
    const axis = table ? this.rowOf(field, row, place) : field.member
    if (table && axis === undefined) return
    const unit = isNumeric(concept.type) ? this.unit(field, row, currency, place) : {}
    if (!unit) return
    const value = this.value(field, cell, place)
    if (value === undefined) return
    this.add(
      { concept: concept.name, dimensions: axis === undefined ? {} : { [existing(concept.dimension).axis]: axis }, value, ...unit },
      place,
    )
  }

  list(field: Field) {
    const { concept, range } = field
    const members = new Set<string>()
    for (let row = 0; row < range.height; row++) {
      const cell = this.cell(field.name, range, row, 0, concept.name)
      const place = { cell: { sheet: range.sheet, address: addressIn(range, row) }, concept: concept.name }
      const member = cell && this.member(String(cell.value), existing(concept.domain), place)
      if (member) members.add(member)
    }
    if (members.size > 0) this.add({ concept: concept.name, dimensions: {}, value: [...members] }, { concept: concept.name })
  }

  boxes(field: Field) {
    const { concept, range } = field
    const inColumns = range.height === 1
    const ticked = boxMembers(concept).filter((_, index) => {
      const cell = this.cell(field.name, range, inColumns ? 0 : index, inColumns ? index : 0, concept.name)
      return cell?.value === true
    })
    if (ticked.length > 0) this.add({ concept: concept.name, dimensions: {}, value: ticked }, { concept: concept.name })
  }

  /** Members of a group have boxes of their own; the template computes whether all of them are ticked. */
  contents(field: Field) {
    const ticked = this.#official.contents
      .filter(({ at }) => this.#workbook.cell(contentsSheet, at).value === true)
      .map(({ member }) => member)
    this.add({ concept: field.concept.name, dimensions: {}, value: ticked }, { concept: field.concept.name })
  }

  footnotes() {
    const texts = this.#workbook.names.get('footnote_text')
    if (!texts) return
    const { footnoteLabels } = this.#official
    for (let row = 0; row < texts.height; row++) {
      const [text, dimension, label] = [0, 1, 2].map((column) => this.#workbook.cell(texts.sheet, addressIn(texts, row, column)).value)
      if (typeof text !== 'string' || !text.trim()) continue
      const concept = footnoteLabels.find(({ texts: labels }) => labels.some((each) => each.trim() === String(label ?? '').trim()))?.concept
      const facts = [...this.facts].filter(
        ([, fact]) => fact.concept === concept && (dimension === null || Object.values(fact.dimensions).includes(String(dimension).trim())),
      )
      if (facts.length === 0) this.problem({ id: 'unknown-footnote', text, cell: { sheet: texts.sheet, address: addressIn(texts, row) } })
      for (const [key, fact] of facts) this.facts.set(key, { ...fact, footnote: fact.footnote ? `${fact.footnote}\n${text}` : text })
    }
  }

  text(name: string): string {
    const range = this.#workbook.names.get(name)
    const cell = range && this.cell(name, range)
    return cell ? String(cell.value).trim() : ''
  }

  place(name: string): Place {
    const range = this.#workbook.names.get(name)
    return range ? { cell: { sheet: range.sheet, address: addressIn(range) } } : {}
  }

  /** The template puts days together from three cells above. Programs that compute nothing leave the result as it was. */
  day(name: string): string {
    const range = this.#workbook.names.get(name)
    if (!range) return ''
    const [year, month, day] = [-3, -2, -1].map((row) => this.#workbook.cell(range.sheet, addressIn(range, row)).value)
    if (!year || !month || !day) return this.text(name)
    return [String(year), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
  }
}

const unitObject = (type: VsmeType, currency: string) => {
  const unit = usualUnit(type, currency)
  return unit ? { unit } : {}
}

/** Excel counts days from the end of 1899. */
function dayOfSerial(serial: number): string {
  const time = Date.UTC(1899, 11, 30) + Math.floor(serial) * 86_400_000
  return Number.isFinite(time) && Math.abs(time) < 8.64e15 ? new Date(time).toISOString().slice(0, 10) : ''
}

function sharesCells(field: Field, { fields }: OfficialTemplate): boolean {
  const range = fields.find((each) => each.name === field.name)?.range
  return fields.some(
    (each) =>
      each.name !== field.name && each.range.sheet === range?.sheet && each.range.row === range.row && each.range.column === range.column,
  )
}

function readHead(reader: Reader, today: string): Omit<VsmeReport, 'facts'> {
  const name = reader.text('template_reporting_entity_name')
  const identifier = reader.text('template_reporting_entity_identifier')
  if (!name || !identifier)
    reader.problem({
      id: 'missing-entity',
      ...reader.place(name ? 'template_reporting_entity_identifier' : 'template_reporting_entity_name'),
    })
  const label = reader.text('template_reporting_entity_identifier_scheme')
  const schemeOf = (text: string) => text.replaceAll(' ', '').toLowerCase()
  const scheme = Object.entries(identifierSchemes).find(([known]) => schemeOf(known) === schemeOf(label))?.[1]
  if (label && !scheme)
    reader.problem({ id: 'unknown-scheme', text: label, ...reader.place('template_reporting_entity_identifier_scheme') })
  if (!label && identifier) reader.problem({ id: 'missing-entity', ...reader.place('template_reporting_entity_identifier_scheme') })

  const start = reader.day('template_reporting_period_startdate')
  const end = reader.day('template_reporting_period_enddate')
  const place = reader.place('template_reporting_period_enddate')
  if (!start || !end) reader.problem({ id: 'missing-period', ...place })
  else if (!isDay(start) || !isDay(end)) reader.problem({ id: 'not-a-date', text: isDay(start) ? end : start, ...place })
  else if (start > end) reader.problem({ id: 'period-reversed', start, end, ...place })
  else if (end > today) reader.problem({ id: 'period-in-future', end, ...place })

  const currency = reader.text('template_currency')
  if (!/^[A-Z]{3}$/u.test(currency)) reader.problem({ id: 'missing-currency', ...reader.place('template_currency') })
  const language = /\[(\w+)\]$/u.exec(reader.text('template_selected_display_language'))?.[1] ?? ''
  if (!language) reader.problem({ id: 'missing-language', ...reader.place('template_selected_display_language') })
  return { entity: { name, scheme: scheme ?? '', identifier }, period: { start, end }, currency, language }
}

/**
 * Reads a filled template of EFRAG. The report holds what could be read, problems what could not; without a report, the file is no template that
 * can be read. `places` are the cells of facts, by `factKey`. `today` is a day (`2026-03-01`): reports are about periods that have ended.
 */
export async function readTemplate(
  file: Buffer,
  { today }: { readonly today: string },
): Promise<{ readonly report?: VsmeReport; readonly places?: ReadonlyMap<string, string>; readonly problems: readonly TemplateProblem[] }> {
  const workbook = await readWorkbook(file)
  if (typeof workbook === 'string') return { problems: [{ id: workbook }] }
  const official = await officialTemplate()
  const reader = new Reader(workbook, official)
  const version = reader.text('template_reporting_template_version')
  if (!version || !workbook.names.has('template_reporting_schemaRef')) return { problems: [{ id: 'not-a-vsme-template' }] }
  if (version !== templateVersion || reader.text('template_reporting_schemaRef') !== vsmeEntryPoint) {
    const found = version === templateVersion ? reader.text('template_reporting_schemaRef') : version
    return {
      problems: [
        { id: 'another-template-version', version: found, expected: version === templateVersion ? vsmeTaxonomyVersion : templateVersion },
      ],
    }
  }

  const head = readHead(reader, today)
  const fields = fieldsOf(workbook)
  const found = new Set(fields.map((field) => field.name))
  for (const { name, concept } of official.fields) if (!found.has(name)) reader.problem({ id: 'missing-cells', concept: concept.name })
  for (const field of fields) {
    if (field.kind === 'list') reader.list(field)
    else if (field.kind === 'boxes') reader.boxes(field)
    else if (field.kind === 'contents') reader.contents(field)
    else for (let row = 0; row < (field.kind === 'rows' ? field.range.height : 1); row++) reader.single(field, row, head.currency)
  }
  reader.footnotes()
  return { report: { ...head, facts: [...reader.facts.values()] }, places: reader.places, problems: reader.problems }
}
