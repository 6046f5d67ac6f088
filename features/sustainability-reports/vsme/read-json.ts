import { existing } from './existing.ts'
import { z } from 'zod'
import {
  type VsmeConcept,
  isNumeric,
  vsmeConcept,
  vsmeEntryPoint,
  vsmeNamespaces,
  vsmeTaxonomyVersion,
} from '#features/sustainability/vsme/taxonomy.ts'
import { isDecimal } from './decimals.ts'
import { parsePeriod, periodOf, yearsOf } from './periods.ts'
import { type VsmeFact, type VsmeReport, type VsmeValue, factKey, isDay, isText } from './report.ts'
import { isUnitOf } from './units.ts'
import { type JsonReport, documentType } from './write-json.ts'

export type JsonProblem =
  | { readonly id: 'not-xbrl-json' }
  | { readonly id: 'another-taxonomy'; readonly taxonomy: string }
  | { readonly id: 'another-taxonomy-version'; readonly version: string; readonly expected: string }
  | { readonly id: 'several-entities' | 'no-entity' | 'several-periods' | 'no-period' | 'several-currencies'; readonly fact?: string }
  | {
      readonly id: 'unknown-concept' | 'unknown-unit' | 'unknown-member' | 'invalid-value' | 'invalid-dimension' | 'contradicting-facts'
      readonly fact: string
      readonly concept: string
      readonly value: string
    }

const strings = z.record(z.string(), z.string())
const shape = z.object({
  documentInfo: z.object({ documentType: z.literal(documentType), namespaces: strings, taxonomy: z.array(z.string()) }),
  facts: z.record(
    z.string(),
    z.object({
      value: z.string().nullable(),
      decimals: z.number().int().optional(),
      dimensions: strings,
      links: z.record(z.string(), z.record(z.string(), z.array(z.string()))).optional(),
    }),
  ),
})

const prefixes = new Map(Object.entries(vsmeNamespaces).map(([prefix, namespace]) => [namespace, prefix]))
const core = new Set(['concept', 'entity', 'period', 'unit', 'language'])

/** Our own prefixes, whatever the document calls them; a name without a known namespace stays as it is. */
function ownName(name: string, namespaces: Readonly<Record<string, string>>): string {
  const hash = name.lastIndexOf('#')
  const colon = name.indexOf(':')
  const [namespace, local] =
    hash >= 0 ? [name.slice(0, hash), name.slice(hash + 1)] : [namespaces[name.slice(0, colon)], name.slice(colon + 1)]
  const prefix = prefixes.get(namespace ?? '')
  return prefix ? `${prefix}:${local}` : name
}

const ownUnit = (unit: string, namespaces: Readonly<Record<string, string>>) =>
  unit
    .split('/')
    .map((measure) => ownName(measure, namespaces))
    .join('/')

function parseValue(concept: VsmeConcept, text: string, namespaces: Readonly<Record<string, string>>): VsmeValue | undefined {
  const { type, domain = [] } = concept
  if (isNumeric(type)) return isDecimal(text) ? text : undefined
  if (type === 'boolean') return text === 'true' || text === '1' ? true : text === 'false' || text === '0' ? false : undefined
  if (type === 'date') return isDay(text) ? text : undefined
  if (type === 'gYear') return /^[12]\d{3}$/u.test(text) ? text : undefined
  if (type === 'enumeration') {
    const member = ownName(text.trim(), namespaces)
    return domain.includes(member) ? member : undefined
  }
  if (type === 'enumerationSet') {
    const members = text
      .split(/\s+/u)
      .filter(Boolean)
      .map((name) => ownName(name, namespaces))
    return members.every((member) => domain.includes(member)) ? members : undefined
  }
  return text
}

function taxonomyProblem(taxonomies: readonly string[]): JsonProblem | undefined {
  if (taxonomies.includes(vsmeEntryPoint)) return undefined
  const version = taxonomies.map((each) => /^https:\/\/xbrl\.efrag\.org\/taxonomy\/vsme\/([\d-]+)\//u.exec(each)?.[1]).find(Boolean)
  return version
    ? { id: 'another-taxonomy-version', version, expected: vsmeTaxonomyVersion }
    : { id: 'another-taxonomy', taxonomy: taxonomies[0] ?? '' }
}

/** Axes other than that of its concept are refused; a default member is the same as none. */
function parseDimensions(concept: VsmeConcept, dimensions: Readonly<Record<string, string>>, namespaces: Readonly<Record<string, string>>) {
  const { dimension } = concept
  const result: Record<string, string> = {}
  for (const [key, value] of Object.entries(dimensions)) {
    if (core.has(key)) continue
    if (!dimension || ownName(key, namespaces) !== `vsme:${dimension.axis}`) return { id: 'invalid-dimension', value: key } as const
    const member = dimension.kind === 'explicit' ? ownName(value, namespaces) : value
    if (dimension.kind === 'explicit' && !dimension.members.includes(member)) return { id: 'unknown-member', value } as const
    if (dimension.kind === 'typed' || member !== dimension.default) result[dimension.axis] = member
  }
  const needed = dimension && !(dimension.kind === 'explicit' && dimension.default)
  return needed && result[dimension.axis] === undefined
    ? ({ id: 'invalid-dimension', value: dimension.axis } as const)
    : { dimensions: result }
}

/**
 * Reads xBRL-JSON. A report with problems holds the facts that have none; without it, the document could not be read at all. `places` are the
 * ids of facts, by `factKey`.
 */
export function readJson(document: unknown): {
  readonly report?: VsmeReport
  readonly places?: ReadonlyMap<string, string>
  readonly problems: readonly JsonProblem[]
} {
  const parsed = shape.safeParse(document)
  if (!parsed.success) return { problems: [{ id: 'not-xbrl-json' }] }
  const { documentInfo, facts }: JsonReport = parsed.data
  const { namespaces } = documentInfo
  const taxonomy = taxonomyProblem(documentInfo.taxonomy)
  if (taxonomy) return { problems: [taxonomy] }

  const problems: JsonProblem[] = []
  const read: { id: string; fact: VsmeFact; concept: VsmeConcept; period: string; entity: string }[] = []
  const values = new Map<string, string>()
  let language = ''
  for (const [id, { value, decimals, dimensions, links }] of Object.entries(facts)) {
    const name = ownName(dimensions['concept'] ?? '', namespaces)
    if (namespaces[existing(name.split(':')[0])] === 'https://xbrl.org/2021' || value === null) continue
    const concept = name.startsWith('vsme:') ? vsmeConcept(name.slice(5)) : undefined
    const refuse = (
      problem: 'unknown-concept' | 'unknown-unit' | 'unknown-member' | 'invalid-value' | 'invalid-dimension' | 'contradicting-facts',
      text: string,
    ) => problems.push({ id: problem, fact: id, concept: concept?.name ?? name, value: text })
    if (!concept) {
      refuse('unknown-concept', name)
      continue
    }
    const own = dimensions['unit'] === undefined ? undefined : ownUnit(dimensions['unit'], namespaces)
    // Left out in OIM, but some programs state it.
    const unit = own === 'xbrli:pure' ? undefined : own
    if (!isUnitOf(concept.type, unit)) {
      refuse('unknown-unit', dimensions['unit'] ?? '')
      continue
    }
    const where = parseDimensions(concept, dimensions, namespaces)
    if (!where.dimensions) {
      refuse(where.id, where.value)
      continue
    }
    const meaning = parseValue(concept, value, namespaces)
    if (meaning === undefined) {
      refuse('invalid-value', value)
      continue
    }
    const key = factKey(concept.name, where.dimensions)
    if (values.has(key)) {
      if (values.get(key) !== JSON.stringify(meaning)) refuse('contradicting-facts', value)
      continue
    }
    values.set(key, JSON.stringify(meaning))
    if (isText(concept.type)) language ||= dimensions['language'] ?? ''
    const footnote = Object.values(links ?? {})
      .flatMap((groups) => Object.values(groups).flat())
      .map((note) => facts[note]?.value)
      .filter(Boolean)
      .join('\n')
    read.push({
      id,
      concept,
      period: dimensions['period'] ?? '',
      entity: dimensions['entity'] ?? '',
      fact: {
        concept: concept.name,
        dimensions: where.dimensions,
        value: meaning,
        ...(unit && { unit }),
        ...(decimals !== undefined && { decimals }),
        ...(footnote && { footnote }),
      },
    })
  }

  const entities = new Set(read.map((each) => each.entity))
  if (entities.size > 1) problems.push({ id: 'several-entities' })
  const [entity = ''] = entities
  const colon = entity.indexOf(':')
  const prefix = entity.slice(0, colon)
  const scheme = Object.hasOwn(namespaces, prefix) ? namespaces[prefix] : undefined
  if (!scheme) problems.push({ id: 'no-entity' })

  const currencies = new Set(read.flatMap(({ fact }) => /iso4217:([A-Z]{3})$/u.exec(fact.unit ?? '')?.[1] ?? []))
  if (currencies.size > 1) problems.push({ id: 'several-currencies' })

  const main = read.filter(({ fact }) => !fact.dimensions['ReportingScopesAxis'])
  const durations = new Set(main.filter(({ concept }) => concept.period === 'duration').map((each) => each.period))
  if (durations.size > 1) problems.push({ id: 'several-periods' })
  const [duration = ''] = durations
  const period = parsePeriod(duration)
  if (!period?.start) return { problems: [...problems, { id: 'no-period' }] }
  const whole = { period: { start: period.start, end: period.end }, years: yearsOf(read.map((each) => each.fact)) }
  for (const { id, fact, concept, period: text } of read) {
    const stated = parsePeriod(text)
    const expected = periodOf(fact, whole)
    const fits =
      stated?.end === expected.end && (concept.period === 'instant' ? stated.start === undefined : stated.start === expected.start)
    if (!fits && !(text === duration && fact.dimensions['ReportingScopesAxis']) && durations.size === 1)
      problems.push({ id: 'several-periods', fact: id })
  }
  return {
    report: {
      entity: { name: '', scheme: scheme ?? '', identifier: entity.slice(colon + 1) },
      period: whole.period,
      currency: [...currencies][0] ?? '',
      language,
      facts: read.map((each) => each.fact),
    },
    places: new Map(read.map(({ id, fact }) => [factKey(fact.concept, fact.dimensions), id])),
    problems,
  }
}
