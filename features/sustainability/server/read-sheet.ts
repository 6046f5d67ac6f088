import type { Language } from '#platform/language.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { computeFigures } from '../answers/figures.ts'
import { audienceOf, readingOf } from '../audience.ts'
import { questionById, questions } from '../catalogue/catalogue.ts'
import { type Section, sections } from '../catalogue/question.ts'
import { textsIn } from '../catalogue/texts.ts'
import type { Fact, Sheet, ShownAnswer } from '../reading-contract.ts'
import { type Reading, mayReadAnswer, readingFor } from './access.ts'
import { type AnswerRow, answersOf, yearsOf } from './answer-queries.ts'
import { confirmationsOfYear, evidenceOfYear } from './evidence-queries.ts'
import { factsFrom } from './facts.ts'
import { presentAnswer } from './list-questions.ts'
import { formulaInWords, fullLabelOf } from './present-question.ts'
import { newestRequestOf } from './request-queries.ts'
import { rowLabel, valueInWords } from './in-words.ts'
import { periodOf } from './section-queries.ts'
import { recordReadings } from './readings.ts'

/**
 * What an actor, or a visitor, may read of an organisation's answers: the year asked for, or the newest one of which they may read something.
 * Reading is recorded for the organisation.
 * @throws Refusal gone
 */
export async function readSheet(
  services: Services,
  actor: Actor | undefined,
  { id, year: wanted, language }: { id: string; year?: number | undefined; language: Language },
): Promise<Sheet> {
  const reader = services.database.kysely
  const reading = await readingFor(reader, actor, id)
  const years = await readableYears(reader, reading, id)
  const year = wanted !== undefined && years.includes(wanted) ? wanted : (years[0] ?? null)
  const [answers, evidence, confirmations, period, request] = await Promise.all([
    year === null ? [] : answersOf(reader, id, year),
    year === null ? [] : evidenceOfYear(reader, id, year),
    year === null ? [] : confirmationsOfYear(reader, actor?.id ?? null, id, year),
    periodOf(reader, id, year ?? new Date().getUTCFullYear()),
    actor ? newestRequestOf(reader, id, actor.id) : undefined,
  ])
  const shown = answers.filter((answer) => answer.state !== 'draft' && mayReadAnswer(reading, answer))
  const present = presenter(reading, answers, evidence, confirmations, language)
  const texts = textsIn(language)
  const shownSections = sections.flatMap((section) => {
    const those = inOrder(shown, section)
    return those.length > 0 ? [{ section, label: texts.sections[section], answers: those.map(present) }] : []
  })
  if (actor && !reading.reader.isTeam && year !== null && shown.length > 0) {
    await recordReadings(reader, actor.id, [{ organisation_id: id, year, sections: shownSections.map(({ section }) => section) }])
  }
  return {
    year,
    years,
    starts_on: year === null ? null : period.starts_on,
    ends_on: year === null ? null : period.ends_on,
    currency: period.currency,
    facts: factsFrom(shown),
    sections: shownSections,
    closed_sections: sections.filter((section) => readingOf(audienceOf(reading.audiences, section), reading.reader) !== 'all').length,
    is_team: reading.reader.isTeam,
    request: request ?? null,
  }
}

/** The years of which a reader may read something, newest first. */
async function readableYears(reader: Reader, reading: Reading, id: string): Promise<number[]> {
  const rows = await reader
    .selectFrom('sustainability_answers')
    .select(['year', 'question'])
    .distinct()
    .where('organisation_id', '=', id)
    .where('state', '<>', 'draft')
    .execute()
  return [...new Set(rows.filter((row) => mayReadAnswer(reading, row)).map(({ year }) => year))].toSorted((one, other) => other - one)
}

const order = new Map(questions.map(({ id }, index) => [id, index]))

const inOrder = (answers: readonly AnswerRow[], section: Section): AnswerRow[] =>
  answers
    .filter(({ question }) => questionById(question)?.section === section)
    .toSorted((one, other) => (order.get(one.question) ?? 0) - (order.get(other.question) ?? 0) || one.row.localeCompare(other.row))

/** Contradictions are computed from everything that was stated, but shown only where the reader may read all figures of the formula. */
function presenter(
  reading: Reading,
  answers: readonly AnswerRow[],
  evidence: Parameters<typeof presentAnswer>[1],
  confirmations: Parameters<typeof presentAnswer>[2],
  language: Language,
) {
  const texts = textsIn(language)
  const readable = answers.filter((answer) => answer.state !== 'draft' && mayReadAnswer(reading, answer))
  const figures = new Map(computeFigures(readable).map((figure) => [`${figure.question} ${figure.row}`, figure]))
  const mayConfirm = !reading.reader.isTeam && reading.reader.granted.length > 0
  return (answer: AnswerRow): ShownAnswer => {
    const question = questionById(answer.question)
    const figure = figures.get(`${answer.question} ${answer.row}`)
    return {
      ...presentAnswer(answer, evidence, confirmations),
      label: fullLabelOf(answer.question, language),
      row_label: question ? rowLabel(question, answer.row, language) : answer.row || null,
      shown: question ? valueInWords(question, answer.value, language) : null,
      kind: question?.is.kind ?? 'text',
      quantity: question?.is.kind === 'number' ? question.is.quantity : null,
      contradiction:
        figure?.difference && question?.formula
          ? { computed: figure.computed, difference: figure.difference, formula: formulaInWords(question.formula, texts) }
          : null,
      may_confirm: mayConfirm,
    }
  }
}

/** The few facts that an organisation shows all members, or visitors, and whether this reader can read more. */
export async function readFacts(reader: Reader | Tx, actor: Actor | undefined, id: string): Promise<{ facts: Fact[]; has_more: boolean }> {
  const reading = await readingFor(reader, actor, id)
  const row = await reader
    .selectFrom('sustainability_facts')
    .select(['facts', 'public_facts'])
    .where('organisation_id', '=', id)
    .executeTakeFirst()
  const years = reading.reader.isTeam ? (await yearsOf(reader, id, true)).length : (await readableYears(reader, reading, id)).length
  return { facts: (actor ? row?.facts : row?.public_facts) ?? [], has_more: years > 0 }
}
