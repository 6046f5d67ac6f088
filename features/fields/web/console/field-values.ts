import { type Language, languages } from '#platform/language.ts'
import type { UserType } from '#platform/members.ts'
import { newId } from '#platform/web/new-id.ts'
import type { Choice, ConsoleField, FieldInput, OwnField } from '../../contract.ts'
import type { FieldKind, Subject, Visibility } from '../../vocabulary.ts'
import type { Words } from '../../words.ts'

/** An option in the form; a new one has no id on the server yet. */
export interface FormChoice extends Choice {
  isNew?: true
}

/** The values of the form of a field. */
export interface FieldFormValues {
  kind: FieldKind
  language: Language
  label: Words
  help: Words
  choices: FormChoice[]
  unit: string
  asked_of: UserType[]
  is_required: boolean
  visibility: Visibility
  is_filter: boolean
  is_reason: boolean
}

const noWords: Words = { en: '', de: '', fr: '', es: '' }

/** @param language of the operator, in which they probably write */
export const newField = (language: Language): FieldFormValues => ({
  kind: 'choice',
  language,
  label: noWords,
  help: noWords,
  choices: [newChoice(), newChoice()],
  unit: '',
  asked_of: [],
  is_required: false,
  visibility: 'community',
  is_filter: true,
  is_reason: false,
})

export const newChoice = (): FormChoice => ({ id: newId().slice(0, 8), label: noWords, is_offered: true, isNew: true })

/** The values of a saved field. */
export const valuesOf = ({
  kind,
  language,
  label,
  help,
  choices,
  unit,
  asked_of,
  is_required,
  visibility,
  is_filter,
  is_reason,
}: ConsoleField): FieldFormValues => ({
  kind,
  language,
  label,
  help,
  choices,
  unit,
  asked_of,
  is_required,
  visibility,
  is_filter,
  is_reason,
})

/** The request that saves a field; new options without any text are left out. */
export const inputOf = ({ choices, ...values }: FieldFormValues): FieldInput => ({
  ...values,
  choices: choices
    .filter(({ isNew, label }) => !isNew || languages.some((language) => label[language].trim()))
    .map(({ id, label, is_offered, isNew }) => ({ ...(!isNew && { id }), label, is_offered })),
})

/** The field as members would see it. */
export const previewOf = (values: FieldFormValues, subject: Subject): OwnField => ({
  ...values,
  id: 'preview',
  subject,
  choices: values.choices.filter(({ label, is_offered }) => is_offered && label[values.language].trim()),
})
