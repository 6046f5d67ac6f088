import type { Insertable } from 'kysely'
import type { Tables } from '#platform/server/database/tables.ts'
import { checkAnswer } from '#features/sustainability/answers/check-answer.ts'
import { type State, stateOf } from '#features/sustainability/answers/value.ts'
import type { AnswerVersion } from '#features/sustainability/answers-contract.ts'
import { questionById } from '#features/sustainability/catalogue/catalogue.ts'
import type { DemoMember } from '../member.ts'
import { slugOf } from '../companies.ts'
import { randomFrom, uuidFrom } from '../random.ts'
import { write } from '../text.ts'
import type { Answering } from './choose-organisations.ts'
import { type Given, drawAnswers } from './draw-answers.ts'
import { confirmations, evidenceOf } from './texts.ts'
import { workOf } from './work.ts'

const day = 86_400_000

type AnswerInsert = Omit<Insertable<Tables['sustainability_answers']>, 'id' | 'changed_at'> & { id: string; changed_at: Date }

/** An answer with what it rests on and what it was. */
export interface PlannedAnswer {
  row: AnswerInsert
  evidence: Insertable<Tables['sustainability_evidence']>[]
  confirmations: Insertable<Tables['sustainability_confirmations']>[]
  versions: Insertable<Tables['sustainability_versions']>[]
}

interface Plan {
  year: number
  age: number
  now: Date
  /** Confirms some answers, if given. */
  adviser?: DemoMember | undefined
  /** A file that the energy figures cite. */
  file?: { id: string } | undefined
}

/** A year's answers of an organisation, checked like those that members give. */
export function planAnswers(answering: Answering, plan: Plan): PlannedAnswer[] {
  const given = drawAnswers(answering, plan.year, plan.age)
  return given.map((each, index) => planAnswer(answering, plan, each, index, given.length))
}

function planAnswer(answering: Answering, plan: Plan, given: Given, index: number, count: number): PlannedAnswer {
  const { organisation, hasDrafts, hasHistory } = answering
  const { year, age } = plan
  const { question, row = '', value = null, unit = null, basis = null, not_applicable = null } = given
  const known = questionById(question)
  if (!known) throw new Error(`The catalogue has no question ${question}`)
  const checked = checkAnswer(known, { value, unit, basis, not_applicable })
  const id = uuidFrom(`answer ${organisation.id} ${year} ${question} ${row}`)
  const random = randomFrom(id)
  const author = random.pick(organisation.people).member
  const changed_at = timeOf(answering, plan, index / count)
  // What is not finished is near the end of the form.
  const isDraft = hasDrafts && age === 0 && index > count * 0.8 && random.chance(0.45)
  const evidence = isDraft ? [] : planEvidence(answering, plan, { id, question, row, value, author, at: changed_at })
  const confirmed = isDraft || evidence.length === 0 ? [] : planConfirmation(plan, { id, question, at: changed_at })
  const state = stateOf({ isDraft, evidence: evidence.length, confirmations: confirmed.length })
  const was = hasHistory && age === 0 && known.is.kind === 'number' && checked.amount !== null && random.chance(0.2)
  const at = { organisation_id: organisation.id, year, question, row }
  const version = (act: AnswerVersion['act'], itsState: State, written_at: Date, its = checked.value, by: string | null = author.id) => ({
    ...at,
    act,
    value: its === null ? null : JSON.stringify(its),
    unit: checked.unit,
    basis: checked.basis,
    not_applicable: checked.not_applicable,
    state: itsState,
    author_id: by,
    written_at,
  })
  const earlier = Math.max(organisation.foundedAt.getTime(), changed_at.getTime() - 9 * day)
  return {
    row: {
      id,
      ...at,
      ...checked,
      value: checked.value === null ? null : JSON.stringify(checked.value),
      state,
      version: was ? 2 : 1,
      author_id: author.id,
      changed_at,
    },
    evidence,
    confirmations: confirmed,
    versions: hasHistory
      ? [
          ...(was ? [version('answered', 'draft', new Date(earlier), String(Math.round(Number(checked.amount) * 1.1)))] : []),
          version('answered', isDraft ? 'draft' : 'stated', changed_at),
          ...evidence.map(({ added_at }) => version('evidence added', 'evidenced', added_at as Date)),
          ...confirmed.map(({ confirmed_at, reader_id }) =>
            version('confirmed', 'confirmed', confirmed_at as Date, checked.value, reader_id),
          ),
        ]
      : [],
  }
}

/** In the spring after the year, or since the organisation came; one answer after the other within some days. */
function timeOf({ organisation: { id, foundedAt } }: Answering, { year, now }: Plan, part: number): Date {
  const random = randomFrom(`time of ${id} ${year}`)
  const spring = Date.UTC(year + 1, 1, 1) + random.int(0, 100) * day
  const start = Math.max(spring, foundedAt.getTime() + random.int(1, 9) * day)
  const length = random.int(2, 14) * day
  return new Date(Math.min(start + length * part, now.getTime() - day))
}

interface Rests {
  id: string
  question: string
  row: string
  value: Given['value'] | null
  author: DemoMember
  at: Date
}

function planEvidence(
  { organisation, hasEvidence }: Answering,
  { year, age, now, file }: Plan,
  { id, question, row, value, author, at }: Rests,
): PlannedAnswer['evidence'] {
  const work = workOf(organisation.fields)
  const kinds = evidenceOf[question]?.filter(({ onlyFor = [row] }) => onlyFor.includes(row) || onlyFor.includes(work))
  const random = randomFrom(`evidence of ${id}`)
  if (!hasEvidence || !kinds || value === false || value === '0' || !random.chance(age === 0 ? 0.75 : 0.3)) return []
  const { note, path } = random.pick(kinds)
  const added_at = new Date(Math.min(at.getTime() + random.int(1, 70) * 3_600_000, now.getTime() - 3_600_000))
  const values = { year: String(year) }
  const base = { id: uuidFrom(`evidence ${id}`), answer_id: id, added_by: author.id, added_at, note: write(random, note, values) }
  if (file && question === 'energy-consumption') {
    return [{ ...base, file_id: file.id, page: 1, url: null, note: 'All twelve months are on this page.' }]
  }
  const url =
    path && organisation.fields.website ? `https://${slugOf(organisation.fields.name)}.example/${write(random, path, values)}` : null
  return [{ ...base, file_id: null, page: null, url }]
}

function planConfirmation(
  { adviser, age, now }: Plan,
  { id, question, at }: Omit<Rests, 'author' | 'value' | 'row'>,
): PlannedAnswer['confirmations'] {
  const random = randomFrom(`confirmation of ${id}`)
  if (!adviser || age > 0 || question === 'goal-contribution' || !random.chance(0.6)) return []
  const confirmed_at = new Date(Math.min(at.getTime() + random.int(4, 12) * day, now.getTime() - 2 * 3_600_000))
  const statement = confirmations[question === 'code-of-conduct' || question === 'environmental-policy' ? 1 : random.pick([0, 2])] ?? ''
  return [{ answer_id: id, reader_id: adviser.id, statement, confirmed_at }]
}
