import type { Value } from '#features/sustainability/answers/value.ts'
import type { Question } from '#features/sustainability/catalogue/question.ts'
import { vsmeConcept } from '#features/sustainability/vsme/taxonomy.ts'
import { importTexts } from '../import/texts.ts'
import { equal, shift, sum } from '../vsme/decimals.ts'
import { type VsmeFact, type VsmeReport, factKey } from '../vsme/report.ts'
import { convert, usualUnit } from '../vsme/units.ts'
import type { FileAnswer, FileProblem } from './file-answer.ts'
import { optionOf, questionOf, rowNames, rowOfMember, unitOf } from './vsme-names.ts'

/** What a report answers. @param places of facts in the file, by `factKey` */
export function fromVsme(
  { facts }: Pick<VsmeReport, 'facts'>,
  places: ReadonlyMap<string, string>,
): { answers: FileAnswer[]; problems: FileProblem[] } {
  const answers: FileAnswer[] = []
  const problems: FileProblem[] = []
  const names = namesOfRows(facts)
  const placeOf = ({ concept, dimensions }: VsmeFact) => places.get(factKey(concept, dimensions)) ?? null
  const refuse = (fact: VsmeFact, text: keyof typeof importTexts, parameters: FileProblem['parameters'] = {}) =>
    problems.push({ place: placeOf(fact), about: fact.concept, text: importTexts[text], parameters, isBlocking: false })
  const withRows = new Set<string>()

  for (const fact of facts) {
    const [[axis, member] = [undefined, '']] = Object.entries(fact.dimensions)
    if (fact.footnote) refuse(fact, 'footnote')
    if (Object.values(rowNames).includes(fact.concept)) continue
    const question = questionOf(fact.concept, axis)
    if (!question) {
      if (!isSumOfParts(fact, facts)) refuse(fact, 'noParts')
      continue
    }
    withRows.add(`${axis} ${member}`)
    answers.push({
      question: question.id,
      row: axis === undefined ? '' : (names.get(`${axis} ${member}`) ?? rowOfMember(question, member)),
      place: placeOf(fact),
      ...valueOf(question, fact),
    })
  }
  for (const fact of facts) {
    const [[axis, member] = [undefined, '']] = Object.entries(fact.dimensions)
    if (axis && rowNames[axis] === fact.concept && !withRows.has(`${axis} ${member}`))
      refuse(fact, 'onlyName', { name: String(fact.value) })
  }
  return { answers, problems }
}

/** Rows are called what the file calls them; two of one name are told apart by their identifiers. */
function namesOfRows(facts: readonly VsmeFact[]): ReadonlyMap<string, string> {
  const named = facts.flatMap(({ concept, dimensions, value }) => {
    const [[axis, member] = [undefined, '']] = Object.entries(dimensions)
    const name = String(value).replaceAll(/\s+/gu, ' ').trim()
    return axis && rowNames[axis] === concept && name ? [{ axis, member, name }] : []
  })
  return new Map(
    named.map(({ axis, member, name }) => {
      const isTwice = named.some((other) => other.axis === axis && other.name === name && other.member !== member)
      return [`${axis} ${member}`, isTwice ? `${name} (${member})` : name]
    }),
  )
}

function valueOf({ is }: Question, { value, unit }: VsmeFact): { value: Value; unit: FileAnswer['unit'] } {
  if (is.kind === 'one-of') return { value: optionOf(is.options, String(value)) ?? String(value), unit: null }
  if (is.kind === 'some-of') {
    const members = typeof value === 'object' ? value : [String(value)]
    return { value: members.map((member) => optionOf(is.options, member) ?? member), unit: null }
  }
  if (typeof value === 'object') return { value: [...value], unit: null }
  if (is.kind === 'number' && is.quantity === 'share') return { value: shift(String(value), 2), unit: 'percent' }
  return { value, unit: (is.kind === 'number' && unit !== undefined && unitOf(unit)) || null }
}

/** A total that is not asked for says nothing beyond its parts if it is their sum. */
function isSumOfParts({ concept: name, value, unit }: VsmeFact, facts: readonly VsmeFact[]): boolean {
  const concept = vsmeConcept(name)
  const parts = facts.filter((fact) => fact.concept === name && Object.keys(fact.dimensions).length > 0)
  if (!concept || parts.length === 0) return false
  const first = usualUnit(concept.type, '')
  return equal(
    sum(parts.map((part) => convert(concept.type, String(part.value), part.unit, first))),
    convert(concept.type, String(value), unit, first),
  )
}
