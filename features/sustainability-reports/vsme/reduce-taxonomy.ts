import { existing } from './existing.ts'
import { readFile, writeFile } from 'node:fs/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { naceMember } from './choices.ts'
import { address, readWorkbook } from './workbook.ts'

/** EFRAG's taxonomy as JSON, as far as it is used here. */
interface Source {
  readonly entryPoint: string
  readonly namespaces: Readonly<Record<string, string>>
  readonly dimensions: Readonly<Record<string, Readonly<Record<string, Hypercube>>>> & {
    readonly _defaults: Readonly<Record<string, string>>
  }
  readonly concepts: Readonly<Record<string, SourceConcept>>
}
interface Hypercube {
  readonly primaryItems?: readonly (readonly [number, string])[]
  readonly explicitDimensions?: Readonly<Record<string, readonly string[]>>
  readonly typedDimensions?: readonly string[]
}
interface SourceConcept {
  readonly abstract?: true
  readonly type: string
  readonly period: string
  readonly labels: Readonly<Record<string, string>>
  readonly references?: readonly Readonly<Record<string, string>>[]
  readonly other?: { readonly ee20DomainMembers?: readonly string[] }
}

const local = (name: string) => name.slice(name.indexOf(':') + 1)
const modules: Readonly<Record<string, readonly string[]>> = {
  'Basic Module': ['basic'],
  'Comprehensive Module': ['comprehensive'],
  'Basic and Comprehensive Module': ['basic', 'comprehensive'],
}

function labels(concept: SourceConcept) {
  return Object.fromEntries(
    Object.entries(concept.labels).map(([locale, label]) => [
      locale,
      label.replace(/\s*\[(member|abstract|typed axis|axis)\]\s*$/u, '').trim(),
    ]),
  )
}

/** The dimension of each concept, from all tables that it is in. */
function dimensionsOf(source: Source) {
  const { _defaults: defaults } = source.dimensions
  const dimensions: Record<string, { axis: string; members?: string[]; default?: string }> = {}
  for (const [role, tables] of Object.entries(source.dimensions)) {
    if (role === '_defaults') continue
    for (const table of Object.values(tables)) {
      const explicit = Object.entries(table.explicitDimensions ?? {})
      const axes = [...explicit, ...(table.typedDimensions ?? []).map((axis: string) => [axis, undefined] as const)]
      if (axes.length !== 1) throw new Error(`${role} has ${axes.length} axes, expected one`)
      const [axis, members] = existing(axes[0])
      for (const [, concept] of table.primaryItems ?? []) {
        if (source.concepts[concept]?.abstract) continue
        const known = dimensions[concept]
        if (known && known.axis !== local(axis)) throw new Error(`${concept} has two axes`)
        dimensions[concept] = {
          axis: local(axis),
          ...(members && { members: [...new Set([...(known?.members ?? []), ...members])] }),
          ...(defaults[axis] && { default: defaults[axis] }),
        }
      }
    }
  }
  return dimensions
}

/** The labels of NACE are in the template, but not in the source. */
async function naceLabels(template: string) {
  const workbook = await readWorkbook(await readFile(template))
  if (typeof workbook === 'string') throw new Error(`The template cannot be read: ${workbook}`)
  const list = existing(workbook.names.get('enum_ListNACETechnicalName'))
  const texts = Array.from({ length: list.height }, (_, index) =>
    String(workbook.cell(list.sheet, address(list.column, list.row + index)).value),
  )
  return new Map(texts.map((text) => [naceMember(text), { en: text.replace(/^NACE /u, '') }]))
}

function reduce(source: Source, nace: ReadonlyMap<string | undefined, { en: string }>) {
  const dimensions = dimensionsOf(source)
  const domains: string[][] = []
  const domain = (members: readonly string[]) => {
    const found = domains.findIndex((each) => each.join() === members.join())
    return found >= 0 ? found : domains.push([...members]) - 1
  }
  const concepts = Object.entries(source.concepts)
    .filter(([, concept]) => !concept.abstract)
    .map(([name, concept]) => {
      const reference = concept.references?.find((each) => each['ref:Name'] === 'VSME')
      const dimension = dimensions[name]
      const members = concept.other?.ee20DomainMembers
      const paragraph = reference?.['ref:Paragraph'] ?? ''
      const parts = [reference?.['ref:Subparagraph'], reference?.['ref:Clause']].filter(Boolean).map((part) => `(${part})`)
      return [
        local(name),
        {
          type: local(concept.type).replace(/ItemType$/u, ''),
          period: concept.period,
          labels: labels(concept),
          // EFRAG files two paragraphs of C3 under the basic module by mistake.
          modules: reference?.['ref:Number']?.startsWith('C') ? ['comprehensive'] : (modules[reference?.['ref:Section'] ?? ''] ?? []),
          number: reference?.['ref:Number'] ?? null,
          paragraph: paragraph + parts.join(''),
          ...(members && { domain: domain(members) }),
          ...(dimension && {
            dimension: {
              axis: dimension.axis,
              ...(dimension.members && { members: domain(dimension.members) }),
              ...(dimension.default && { default: dimension.default }),
            },
          }),
        },
      ] as const
    })
  const members = new Set(domains.flat())
  return {
    entryPoint: source.entryPoint,
    namespaces: source.namespaces,
    concepts: Object.fromEntries(concepts),
    domains,
    members: Object.fromEntries([...members].map((member) => [member, nace.get(member) ?? labels(existing(source.concepts[member]))])),
  }
}

// node features/sustainability-reports/vsme/reduce-taxonomy.ts vsme-2026-05-01.json.gz template.xlsx taxonomy-2026-05-01.json.gz
const [from, template, to] = process.argv.slice(2)
if (!from || !template || !to) throw new Error('Usage: reduce-taxonomy.ts <from.json.gz> <template.xlsx> <to.json.gz>')
const source = JSON.parse(gunzipSync(await readFile(from)).toString()) as Source
await writeFile(to, gzipSync(JSON.stringify(reduce(source, await naceLabels(template))), { level: 9 }))
