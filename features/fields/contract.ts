import * as z from 'zod'
import { largestInteger, procedure, text, timestamp } from '#platform/contract.ts'
import { invalid } from '#platform/invalid.ts'
import { languages } from '#platform/language.ts'
import { userTypes } from '#platform/members.ts'
import { recordOf } from '#platform/record-of.ts'
import { fieldTexts } from './field-texts.ts'
import { longestText, mostChoices, mostChoicesEver } from './limits.ts'
import { fieldKinds, subjects, visibilities } from './vocabulary.ts'

const words = (most: number) => z.object(recordOf(languages, () => text(most).default('')))

const choiceId = z.string().regex(/^[a-z0-9]{8}$/)
const choice = z.object({
  id: choiceId,
  label: words(longestText.choice),
  is_offered: z.boolean().describe('False: kept by those who have chosen it, but no longer offered'),
})
export type Choice = z.infer<typeof choice>

const rules = z.object({
  language: z.enum(languages).describe('Main language: other languages use its texts where they have none'),
  label: words(longestText.label),
  help: words(longestText.help),
  unit: text(longestText.unit).default('').describe('Numbers only: “people”, “MW”'),
  asked_of: z
    .array(z.enum(userTypes))
    .max(userTypes.length)
    .transform((types) => [...new Set(types)])
    .default([])
    .describe('Types of members; empty for all'),
  is_required: z.boolean().default(false).describe('Whether the form cannot be saved without it'),
  visibility: z.enum(visibilities),
  is_filter: z.boolean().default(false).describe('Whether the directory has a filter for it'),
  is_reason: z.boolean().default(false).describe('Whether matching names what two members have in common'),
})

const ownField = rules.extend({
  id: z.uuid(),
  subject: z.enum(subjects),
  kind: z.enum(fieldKinds),
  choices: z.array(choice),
})
export type OwnField = z.infer<typeof ownField>

const fieldInput = rules.extend({
  kind: z.enum(fieldKinds),
  choices: z
    .array(choice.extend({ id: choiceId.optional().describe('Omitted for a new one') }))
    .max(mostChoicesEver)
    .default([]),
})
export type FieldInput = z.input<typeof fieldInput>
export type ValidFieldInput = z.output<typeof fieldInput>

/** Problems of a field, apart from the shape of its parts. */
function checkField({ kind, language, label, choices }: ValidFieldInput, context: z.RefinementCtx) {
  const issue = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
  if (!label[language]) issue('label', invalid(fieldTexts.label))
  if (kind !== 'choice' && kind !== 'choices') return
  const offered = choices.filter(({ is_offered }) => is_offered)
  const names = choices.map((each) => each.label[language])
  if (names.some((name) => !name)) issue('choices', invalid(fieldTexts.choiceLabel))
  else if (new Set(names).size < names.length) issue('choices', invalid(fieldTexts.twice))
  else if (offered.length === 0) issue('choices', invalid(fieldTexts.noChoices))
  else if (offered.length > mostChoices) issue('choices', invalid(fieldTexts.tooManyChoices, { most: mostChoices }))
}

const consoleField = ownField.extend({
  version: z.number().int(),
  archived_at: timestamp.nullable(),
  used: z.number().int().describe('How many have answered it'),
  used_choices: z.record(z.string(), z.number().int()).describe('How many have chosen each of its options'),
})
export type ConsoleField = z.infer<typeof consoleField>

/** An answer as it is sent; the field decides which of these it takes. */
const value = z.union([z.string().max(10_000), z.number(), z.array(z.string().max(100)).max(mostChoicesEver)])

/** The answers that a reader may see, by the id of their field. */
export const fieldValues = z.record(z.string(), value)
/** Answers to save, by the id of their field; null empties one. Fields that are not asked are ignored. */
export const fieldValuesInput = z.record(z.uuid().toLowerCase(), value.nullable()).refine((values) => Object.keys(values).length <= 100)
export type FieldValuesInput = z.output<typeof fieldValuesInput>

const about = z.object({ id: z.uuid().toLowerCase() })
const version = z.number().int().min(1).max(largestInteger).describe('The version the change is based on; refused if there is a newer one')
const nothing = z.object({})
const [path, tags] = ['/operators/fields', ['Operators']] as const

export const fieldsContract = {
  list: procedure
    .route({ method: 'GET', path: '/fields', summary: 'List the community’s own fields, in their order', tags: ['Community'] })
    .output(z.object({ items: z.array(ownField) })),
  console: procedure
    .route({ method: 'GET', path, summary: 'List the fields with their use, and the archived ones', tags: [...tags] })
    .output(z.object({ items: z.array(consoleField) })),
  add: procedure
    .route({ method: 'POST', path, summary: 'Add a field; repeating it with the same id changes nothing', tags: [...tags] })
    .input(fieldInput.extend({ ...about.shape, subject: z.enum(subjects) }).superRefine(checkField))
    .output(nothing),
  change: procedure
    .route({ method: 'PUT', path: `${path}/{id}`, summary: 'Change a field', tags: [...tags] })
    .input(
      fieldInput
        .extend({
          ...about.shape,
          version,
          removed: z
            .enum(['keep', 'erase'])
            .optional()
            .describe('Options left out that members have chosen: keep them, no longer offered, or erase them from the answers'),
        })
        .superRefine(checkField),
    )
    .output(nothing),
  move: procedure
    .route({ method: 'POST', path: `${path}/{id}/move`, summary: 'Move a field up or down by one', tags: [...tags] })
    .input(about.extend({ to: z.enum(['up', 'down']) }))
    .output(nothing),
  archive: procedure
    .route({ method: 'POST', path: `${path}/{id}/archive`, summary: 'Hide a field; its answers are kept for 30 days', tags: [...tags] })
    .input(about.extend({ version }))
    .output(nothing),
  restore: procedure
    .route({ method: 'POST', path: `${path}/{id}/restore`, summary: 'Show an archived field again', tags: [...tags] })
    .input(about)
    .output(nothing),
  remove: procedure
    .route({ method: 'DELETE', path: `${path}/{id}`, summary: 'Delete a field with all its answers', tags: [...tags] })
    .input(about.extend({ used: z.coerce.number().int().min(0).max(largestInteger).describe('How many answers you expect to delete') }))
    .output(nothing),
  answer: procedure
    .route({
      method: 'PUT',
      path: `${path}-of/{subject}/{id}`,
      summary: 'Fill in the fields that only staff see',
      tags: [...tags],
    })
    .input(about.extend({ subject: z.enum(subjects), values: fieldValuesInput }))
    .output(z.object({ values: fieldValues })),
}

export const fieldsLive = {
  /** Fields were added, changed, archived or deleted. Sent to clients that watch 'fields:all'. */
  'fields.changed': z.object({}),
}
