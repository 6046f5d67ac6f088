import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

export const vsmeTaxonomyVersion = '2026-05-01'

const locales = ['en', 'de', 'fr', 'es'] as const
export type VsmeLocale = (typeof locales)[number]
/** English is always there, the others often. */
type VsmeLabels = { readonly en: string } & Readonly<Partial<Record<VsmeLocale, string>>>

export const vsmeTypes = [
  'string',
  'textBlock',
  'boolean',
  'date',
  'gYear',
  'enumeration',
  'enumerationSet',
  'decimal',
  'percent',
  'monetary',
  'mass',
  'volume',
  'area',
  'energy',
  'ghgEmissions',
  'ghgEmissionsPerMonetary',
] as const
export type VsmeType = (typeof vsmeTypes)[number]

/** What a concept is broken down by. The total of an explicit axis is its default member, which reports leave out. */
export type VsmeDimension =
  | { readonly kind: 'explicit'; readonly axis: string; readonly members: readonly string[]; readonly default?: string }
  | { readonly kind: 'typed'; readonly axis: string }

export interface VsmeConcept {
  /** The local name: `TotalGrossMarketBasedGHGEmissions`. */
  readonly name: string
  readonly type: VsmeType
  /** True at the end of the year, or of the whole year. */
  readonly period: 'instant' | 'duration'
  readonly labels: VsmeLabels
  readonly modules: readonly ('basic' | 'comprehensive')[]
  /** The disclosure, B1 to B11 and C1 to C9; null for information that belongs to none. */
  readonly number: string | null
  /** Of the standard: `24(e)(iv)`. */
  readonly paragraph: string
  /** Qualified names of the members that an enumeration can have. */
  readonly domain?: readonly string[]
  readonly dimension?: VsmeDimension
}

interface Stored {
  readonly entryPoint: string
  readonly namespaces: Readonly<Record<string, string>>
  readonly concepts: Readonly<
    Record<
      string,
      Omit<VsmeConcept, 'name' | 'domain' | 'dimension'> & {
        readonly domain?: number
        readonly dimension?: { readonly axis: string; readonly members?: number; readonly default?: string }
      }
    >
  >
  readonly domains: readonly (readonly string[])[]
  readonly members: Readonly<Record<string, VsmeLabels>>
}

const file = new URL(`taxonomy-${vsmeTaxonomyVersion}.json.gz`, import.meta.url)
const stored = JSON.parse(gunzipSync(readFileSync(file)).toString()) as Stored

export const vsmeEntryPoint = stored.entryPoint
/** Namespaces by prefix. */
export const vsmeNamespaces = stored.namespaces

function dimensionOf({ axis, members, default: whole }: { axis: string; members?: number; default?: string }): VsmeDimension {
  return members === undefined
    ? { kind: 'typed', axis }
    : { kind: 'explicit', axis, members: stored.domains[members] ?? [], ...(whole && { default: whole }) }
}

/** The 143 concepts that can be reported. */
export const reportableConcepts: readonly VsmeConcept[] = Object.entries(stored.concepts).map(
  ([name, { domain, dimension, ...concept }]) => ({
    name,
    ...concept,
    ...(domain !== undefined && { domain: stored.domains[domain] ?? [] }),
    ...(dimension && { dimension: dimensionOf(dimension) }),
  }),
)

const byName = new Map(reportableConcepts.map((concept) => [concept.name, concept]))

export function vsmeConcept(localName: string): VsmeConcept | undefined {
  return byName.get(localName)
}

/** The label of a member by its qualified name (`country:DE`), in English where it is not translated. */
export function memberLabel(member: string, locale: VsmeLocale): string | undefined {
  const labels = stored.members[member]
  return labels?.[locale] ?? labels?.en
}

const numericTypes: ReadonlySet<VsmeType> = new Set(vsmeTypes.slice(vsmeTypes.indexOf('decimal')))

export function isNumeric(type: VsmeType): boolean {
  return numericTypes.has(type)
}

const axes = new Map<string, readonly string[]>(
  reportableConcepts.flatMap(({ dimension }) =>
    dimension?.kind === 'explicit' ? [[dimension.axis, dimension.members.filter((member) => member !== dimension.default)] as const] : [],
  ),
)

/** The members of an explicit axis by their qualified names, without the total. */
export const axisMembers = (axis: string): readonly string[] => axes.get(axis) ?? []
