import type { Language } from '#platform/language.ts'
import { type Breakdown, breakdowns } from '../catalogue/breakdowns.ts'
import { questionById, questions } from '../catalogue/catalogue.ts'
import { type Formula, type Operand, type Question, searchedLists } from '../catalogue/question.ts'
import { type CatalogueTexts, textsIn } from '../catalogue/texts.ts'
import { unitsOf } from '../answers/decimal.ts'
import type { QuestionText } from '../question-contract.ts'
import { optionsOf, rowLabelOf } from './options.ts'
import { vsmeConcept } from '../vsme/taxonomy.ts'

/** A question in a language. @param isAsked whether it is for the organisation that reads it */
export function presentQuestion(question: Question, language: Language, isAsked: boolean): QuestionText {
  const texts = textsIn(language)
  const { id, section, is, by, group, frameworks, formula } = question
  const { label, help, example } = textOf(texts, id)
  const list = 'options' in is ? is.options : null
  const options = list && optionsOf(list, language)
  // The list `country` has the rows of the breakdown.
  const searched = list === 'country' ? 'countries' : list
  return {
    id,
    section,
    label,
    help,
    example: example ?? null,
    kind: is.kind,
    is_long: is.kind === 'text' && is.long === true,
    is_whole: is.kind === 'number' && is.whole === true,
    quantity: is.kind === 'number' ? is.quantity : null,
    units: is.kind === 'number' ? unitsOf(is.quantity).map((unit) => ({ id: unit, label: texts.units[unit] ?? unit })) : [],
    options,
    list: options ? null : (searchedLists.find((each) => each === searched) ?? null),
    by: by ? presentBreakdown(by, texts, language) : null,
    group: group ? { id: group, label: texts.groups[group] ?? group } : null,
    frameworks: [...frameworks],
    names: namesOf(question, language),
    formula: formula ? formulaInWords(formula, texts) : null,
    is_asked: isAsked,
  }
}

function presentBreakdown(by: Breakdown, texts: CatalogueTexts, language: Language): QuestionText['by'] {
  const breakdown = breakdowns[by]
  const fixed = breakdown.rows === 'fixed' ? breakdown.keys.map((key) => ({ id: key, label: rowLabelOf(by, key, language) })) : []
  return { breakdown: by, label: texts.breakdowns[by] ?? by, rows: breakdown.rows, fixed }
}

const textOf = (texts: CatalogueTexts, id: string) => texts.questions[id] ?? { label: id, help: '' }

/** Per language: groups in which a label alone says too little, such as the women among founders, managers and employees. */
const unclearGroups = new Map<Language, ReadonlySet<string>>()

/** A question's label where it stands without its group: 'Founders: Women'. */
export function fullLabelOf(id: string, language: Language): string {
  const texts = textsIn(language)
  const { label } = textOf(texts, id)
  const group = questionById(id)?.group
  let unclear = unclearGroups.get(language)
  if (!unclear) unclearGroups.set(language, (unclear = groupsWithSharedLabels(texts)))
  const groupLabel = group !== undefined && unclear.has(group) ? texts.groups[group] : undefined
  return groupLabel === undefined || groupLabel === label ? label : `${groupLabel}: ${label}`
}

function groupsWithSharedLabels(texts: CatalogueTexts): ReadonlySet<string> {
  const labels = Map.groupBy(questions, ({ id }) => textOf(texts, id).label)
  return new Set([...labels.values()].flatMap((those) => (those.length > 1 ? those.flatMap(({ group }) => group ?? []) : [])))
}

/** The question's names in the frameworks that ask for it; those of VSME in the official words. */
function namesOf({ names }: Question, language: Language): QuestionText['names'] {
  const concept = names.vsme && vsmeConcept(names.vsme.concept)
  return [
    ...(concept
      ? [{ framework: concept.number ? `VSME ${concept.number}` : 'VSME', name: concept.labels[language] ?? concept.labels.en }]
      : []),
    ...(names.investEurope ?? []).map(({ field }) => ({ framework: 'Invest Europe', name: field })),
    ...(names.principalAdverseImpacts ? [{ framework: 'SFDR', name: `PAI ${names.principalAdverseImpacts.join(', ')}` }] : []),
  ]
}

/** A formula with the labels of its figures: 'Scope 1 emissions + Scope 2 emissions'. */
export function formulaInWords(formula: Formula, texts: CatalogueTexts): string {
  const words = (operands: readonly Operand[], sign: string) => operands.map((operand) => operandInWords(operand, texts)).join(sign)
  if ('choice' in formula) return words(Object.values(formula.figures), ' / ')
  const [first, second] = 'sum' in formula ? [formula.sum, undefined] : [formula.divide, formula.by]
  const difference = [words(first, ' + '), ...(formula.minus ? [words(formula.minus, ' − ')] : [])].join(' − ')
  if (!second || !('divide' in formula)) return difference
  const inBrackets = (text: string) => (/ [+−] /.test(text) ? `(${text})` : text)
  return `${inBrackets(difference)} ÷ ${inBrackets(words(second, ' + '))}${formula.times ? ` × ${formula.times}` : ''}`
}

function operandInWords({ question, row }: Operand, texts: CatalogueTexts): string {
  const { label } = textOf(texts, question)
  const by = row === undefined ? undefined : questionById(question)?.by
  return by && row !== undefined ? `${label} (${texts.rows[by]?.[row] ?? row})` : label
}
