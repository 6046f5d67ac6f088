import { tooLongText } from '#platform/invalid.ts'
import { visibleOrEmpty } from '#platform/visible-text.ts'
import { normalisedWebsite } from '#platform/website.ts'
import type { OwnField } from './contract.ts'
import { fieldTexts } from './field-texts.ts'
import { firstDate, largestNumber, lastDate, longestAnswer } from './limits.ts'
import type { FieldValue } from './vocabulary.ts'

/** An answer as it is stored, null if it is empty; or what is wrong with it. */
export type CheckedValue =
  | { value: FieldValue | null }
  | { problem: { id: string; message: string }; parameters?: Readonly<Record<string, number>> }

type Checked = Pick<OwnField, 'kind' | 'choices' | 'is_required'>

/** @param before the saved answer: options that are no longer offered can be kept */
export function checkValue(field: Checked, given: FieldValue | null | undefined, before?: FieldValue): CheckedValue {
  const checked = isEmpty(given) ? { value: null } : checkers[field.kind](given, field, before)
  return 'value' in checked && checked.value === null && field.is_required ? { problem: fieldTexts.required } : checked
}

const isEmpty = (given: FieldValue | null | undefined): given is null | undefined => given === null || given === undefined || given === ''

const checkers: Record<Checked['kind'], (given: FieldValue, field: Checked, before?: FieldValue) => CheckedValue> = {
  text: (given) => checkText(given),
  link: (given) => {
    const checked = checkText(given)
    if (!('value' in checked) || checked.value === null) return checked
    const url = normalisedWebsite(String(checked.value))
    return url !== null && url.length <= longestAnswer ? { value: url } : { problem: fieldTexts.link }
  },
  choice: (given, field, before) => (isAvailable(field, given, before) ? { value: given } : { problem: fieldTexts.notOffered }),
  choices: (given, field, before) => {
    if (!Array.isArray(given) || !given.every((each) => isAvailable(field, each, before))) return { problem: fieldTexts.notOffered }
    return { value: given.length > 0 ? field.choices.map(({ id }) => id).filter((id) => given.includes(id)) : null }
  },
  number: (given) =>
    typeof given === 'number' && Math.abs(given) <= largestNumber
      ? { value: given }
      : { problem: fieldTexts.number, parameters: { least: -largestNumber, most: largestNumber } },
  date: (given) => (isDate(given) ? { value: given } : { problem: fieldTexts.date }),
}

function checkText(given: FieldValue): CheckedValue {
  const text = visibleOrEmpty(String(given).trim())
  if (text.length > longestAnswer) return { problem: tooLongText, parameters: { most: longestAnswer } }
  return { value: text || null }
}

function isAvailable({ choices }: Checked, id: unknown, before: FieldValue = []): boolean {
  const choice = choices.find((each) => each.id === id)
  return choice !== undefined && (choice.is_offered || before === id || (Array.isArray(before) && before.includes(choice.id)))
}

/** Whether it is a day of the calendar: '2026-02-30' is none. */
function isDate(given: FieldValue): boolean {
  if (typeof given !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(given) || given < firstDate || given > lastDate) return false
  const date = new Date(`${given}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(given)
}
