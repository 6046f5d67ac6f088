import * as z from 'zod'
import { breakdowns } from './catalogue/breakdowns.ts'
import { frameworks, searchedLists, sections } from './catalogue/question.ts'
import { quantities } from './catalogue/units.ts'

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) => Object.keys(record) as [Key, ...Key[]]

export const section = z.enum(sections)
export const framework = z.enum(frameworks)
export const searchedList = z.enum(searchedLists)
export const questionId = z.string().regex(/^[a-z0-9-]{1,80}$/)
export const rowKey = z.string().max(300).default('').describe('The site, country or goal that it is about; empty for most questions')

const labelled = z.object({ id: z.string(), label: z.string() })

/** A question of the catalogue, in the reader's language. */
export const question = z.object({
  id: questionId,
  section,
  label: z.string(),
  help: z.string(),
  example: z.string().nullable(),
  kind: z.enum(['text', 'link', 'yes-no', 'date', 'year', 'number', 'amount', 'one-of', 'some-of']),
  is_long: z.boolean(),
  is_whole: z.boolean(),
  quantity: z.enum(keysOf(quantities)).nullable(),
  units: z.array(labelled).describe('The first is the one that figures are compared in'),
  options: z.array(labelled).nullable().describe('Null if there are too many: search for them in `list`'),
  list: searchedList.nullable().describe('The list to search for options'),
  by: z
    .object({
      breakdown: z.enum(keysOf(breakdowns)),
      label: z.string(),
      rows: z.enum(['named', 'listed', 'fixed']),
      fixed: z.array(labelled),
    })
    .nullable()
    .describe('What it is asked for once each'),
  group: labelled.nullable().describe('Questions of a group belong together'),
  frameworks: z.array(framework),
  names: z.array(z.object({ framework: z.string(), name: z.string() })).describe('What it is called elsewhere'),
  formula: z.string().nullable().describe('How it follows from other answers'),
  is_asked: z.boolean().describe('Whether it is for this organisation, by its other answers'),
})
export type QuestionText = z.infer<typeof question>
