import { breakdowns } from '#features/sustainability/catalogue/breakdowns.ts'
import { questions } from '#features/sustainability/catalogue/catalogue.ts'
import { vsmeMember } from '#features/sustainability/catalogue/names/vsme-members.ts'
import { type OptionListId, optionLists } from '#features/sustainability/catalogue/options.ts'
import type { Question } from '#features/sustainability/catalogue/question.ts'
import type { Unit } from '#features/sustainability/catalogue/units.ts'
import { type VsmeConcept, vsmeConcept } from '#features/sustainability/vsme/taxonomy.ts'

/** The names of rows that are concepts of their own in VSME, by axis. */
export const rowNames: Readonly<Record<string, string>> = {
  IdentifierOfSubsidiaryTypedAxis: 'NameOfTheSubsidiary',
  IdentifierOfMaterialTypedAxis: 'NameOfMaterialUsed',
}

/** The axis that a question's rows are on. */
export function axisOf({ by }: Pick<Question, 'by'>): string | undefined {
  const breakdown = by && breakdowns[by]
  return breakdown && 'axis' in breakdown ? breakdown.axis : undefined
}

/** Questions that are concepts of VSME. */
export const vsmeQuestions: readonly { question: Question; concept: VsmeConcept }[] = questions.flatMap((question) => {
  const concept = question.names.vsme && vsmeConcept(question.names.vsme.concept)
  return concept ? [{ question, concept }] : []
})

const keyOf = (concept: string, axis = '') => `${concept} ${axis}`
const byConcept = new Map(vsmeQuestions.map(({ question, concept }) => [keyOf(concept.name, axisOf(question)), question]))

/** The question of a concept: emissions of the year and those of the target years are two. */
export const questionOf = (concept: string, axis: string | undefined): Question | undefined => byConcept.get(keyOf(concept, axis))

/** Concepts that are asked for by a few fixed rows, and reported in total, too: electricity, renewable and not. */
export const summedConcepts: readonly { question: Question; concept: VsmeConcept }[] = vsmeQuestions.filter(
  ({ question, concept }) => question.by !== undefined && breakdowns[question.by].rows === 'fixed' && !questionOf(concept.name, undefined),
)

const options = new Map<OptionListId, ReadonlyMap<string, string>>()

/** The option that a member of the taxonomy is. */
export function optionOf(list: OptionListId, member: string): string | undefined {
  let known = options.get(list)
  if (!known) {
    known = new Map(
      optionLists[list].flatMap((option) => {
        const name = vsmeMember(list, option)
        return name ? [[name, option] as const] : []
      }),
    )
    options.set(list, known)
  }
  return known.get(member)
}

/** Rows of fixed breakdowns are members of the taxonomy under other names. */
export function memberOfRow({ by }: Question, row: string): string {
  const breakdown = by && breakdowns[by]
  const members = breakdown && 'members' in breakdown ? (breakdown.members as Readonly<Record<string, string>>) : undefined
  return members?.[row] === undefined ? row : `vsme:${members[row]}`
}

export function rowOfMember({ by }: Question, member: string): string {
  const breakdown = by && breakdowns[by]
  const members = breakdown && 'members' in breakdown ? Object.entries(breakdown.members) : []
  return members.find(([, name]) => `vsme:${name}` === member)?.[0] ?? member
}

/** XBRL's names of units. It has none for kilotonnes of CO2. */
const units: Readonly<Partial<Record<Unit, string>>> = {
  MWh: 'utr:MWh',
  kWh: 'utr:kWh',
  GWh: 'utr:GWh',
  tCO2e: 'utr:tCO2e',
  kgCO2e: 'utr:kgCO2e',
  t: 'utr:t',
  kg: 'utr:kg',
  m3: 'utr:m3',
  l: 'utr:l',
  ha: 'utr:ha',
  m2: 'utr:sqm',
  km2: 'utr:sqkm',
}
export const xbrlUnit = (unit: Unit): string | undefined => units[unit]
export const unitOf = (xbrl: string): Unit | undefined => (Object.keys(units) as Unit[]).find((unit) => units[unit] === xbrl)
