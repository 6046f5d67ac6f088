import { expect, test } from 'vitest'
import type { OwnField } from './contract.ts'
import { fieldTexts } from './field-texts.ts'
import { askedFields, checkOwnFields, ownFieldOfPath, ownFormValues, splitOwnFields } from './form-values.ts'

const id = '3f0c8f5e-6f1d-4a0e-9c55-0b8f6f0c2d11'
const words = { en: 'Size', de: '', fr: '', es: '' }
const field: OwnField = {
  id,
  subject: 'member',
  kind: 'number',
  language: 'en',
  label: words,
  help: words,
  choices: [],
  unit: '',
  asked_of: ['mentor'],
  is_required: false,
  visibility: 'community',
  is_filter: false,
  is_reason: false,
}

test('answers are values of a form beside the others, and are sent apart from them', () => {
  const values = { bio: 'Hello', ...ownFormValues({ [id]: 5 }) }
  expect(splitOwnFields(values)).toEqual([{ [id]: 5 }, { bio: 'Hello' }])
  expect(splitOwnFields({ ...values, [`field:${id}`]: null })[0]).toEqual({ [id]: null })
})

test('the path of an answer in a request belongs to its field', () => {
  expect(ownFieldOfPath(`own_fields.${id}`)).toBe(`field:${id}`)
  expect(ownFieldOfPath(`own_fields.${id}.0`)).toBe(`field:${id}`)
  expect(ownFieldOfPath('bio')).toBeUndefined()
})

test('only asked fields are checked', () => {
  const values = ownFormValues({ [id]: 1e15 })
  expect(checkOwnFields(askedFields([field], 'mentor'), values, {})).toEqual({
    [`field:${id}`]: { ...fieldTexts.number, values: { least: -1e12, most: 1e12 } },
  })
  expect(checkOwnFields(askedFields([field], 'startup'), values, {})).toEqual({})
  expect(askedFields([{ ...field, visibility: 'staff' }], 'mentor')).toEqual([])
})
