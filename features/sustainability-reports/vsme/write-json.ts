import { existing } from './existing.ts'
import { isNumeric, vsmeConcept, vsmeEntryPoint, vsmeNamespaces } from '#features/sustainability/vsme/taxonomy.ts'
import { periodOf, printPeriod, yearsOf } from './periods.ts'
import { type VsmeFact, type VsmeReport, isText } from './report.ts'

export const documentType = 'https://xbrl.org/2021/xbrl-json'
const footnoteArc = 'http://www.xbrl.org/2003/arcrole/fact-footnote'
const standardLink = 'http://www.xbrl.org/2003/role/link'

interface JsonFact {
  readonly value: string | null
  readonly decimals?: number
  readonly dimensions: Readonly<Record<string, string>>
  readonly links?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
}
export interface JsonReport {
  readonly documentInfo: {
    readonly documentType: string
    readonly namespaces: Readonly<Record<string, string>>
    readonly taxonomy: readonly string[]
    readonly linkTypes?: Readonly<Record<string, string>>
    readonly linkGroups?: Readonly<Record<string, string>>
  }
  readonly facts: Readonly<Record<string, JsonFact>>
}

/** Extensible enumerations are written with their namespace: `https://…/vsme#CooperativeMember`. */
function expandedName(member: string): string {
  const [prefix, local] = member.split(':')
  return `${vsmeNamespaces[existing(prefix)]}#${local}`
}

function printValue({ value }: VsmeFact, enumeration: boolean): string {
  if (typeof value === 'boolean') return String(value)
  if (typeof value === 'string') return enumeration ? expandedName(value) : value
  // Sets must be in the order of their characters, without duplicates.
  return [...new Set(value.map(expandedName))].toSorted((a, b) => (a < b ? -1 : 1)).join(' ')
}

/** A report as xBRL-JSON (OIM 1.0). Units of plain numbers, default members and unlimited accuracy are left out, as it demands. */
export function writeJson(report: VsmeReport): JsonReport {
  const used = new Set<string>(['vsme'])
  const withPrefix = (name: string) => {
    for (const [, prefix] of name.matchAll(/([\w-]+):/gu)) used.add(existing(prefix))
    return name
  }
  const language = report.language.toLowerCase()
  const entity = `entity:${report.entity.identifier}`
  const periods = { period: report.period, years: yearsOf(report.facts) }
  const facts: Record<string, JsonFact> = {}
  const notes: Record<string, JsonFact> = {}
  for (const [index, fact] of report.facts.entries()) {
    const concept = vsmeConcept(fact.concept)
    if (!concept) throw new Error(`${fact.concept} is not a concept of VSME`)
    const id = `f${index + 1}`
    const { dimension } = concept
    const axis = dimension && fact.dimensions[dimension.axis]
    const whole = dimension?.kind === 'explicit' ? dimension.default : undefined
    facts[id] = {
      value: printValue(fact, concept.type === 'enumeration'),
      ...(fact.decimals !== undefined && isNumeric(concept.type) && { decimals: fact.decimals }),
      dimensions: {
        concept: `vsme:${concept.name}`,
        entity,
        period: printPeriod(periodOf(fact, periods), concept.period),
        ...(fact.unit && { unit: withPrefix(fact.unit) }),
        ...(isText(concept.type) && { language }),
        ...(dimension &&
          axis !== undefined &&
          axis !== whole && { [`vsme:${dimension.axis}`]: dimension.kind === 'explicit' ? withPrefix(axis) : axis }),
      },
      ...(fact.footnote && { links: { footnote: { _: [`${id}n`] } } }),
    }
    if (fact.footnote) notes[`${id}n`] = { value: fact.footnote, dimensions: { concept: 'xbrl:note', noteId: `${id}n`, language } }
  }
  const withNotes = Object.keys(notes).length > 0
  return {
    documentInfo: {
      documentType,
      namespaces: {
        ...Object.fromEntries(Object.entries(vsmeNamespaces).filter(([prefix]) => used.has(prefix))),
        ...(withNotes && { xbrl: 'https://xbrl.org/2021' }),
        entity: report.entity.scheme,
      },
      taxonomy: [vsmeEntryPoint],
      ...(withNotes && { linkTypes: { footnote: footnoteArc }, linkGroups: { _: standardLink } }),
    },
    facts: { ...facts, ...notes },
  }
}
