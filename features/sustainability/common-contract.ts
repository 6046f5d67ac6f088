import * as z from 'zod'
import { languages } from '#platform/language.ts'

export const tags = ['Sustainability']
export const nothing = z.object({})
export const count = z.number().int().min(0)

export const about = z.object({ id: z.uuid().toLowerCase().describe('The organisation') })

/** Years that have not begun are refused with a problem that names the possible ones. */
export const year = z.coerce.number().int().min(1900).max(2200).describe('The year in which the reporting period ends')
/** An organisation's answers for a year. */
export const aboutYear = about.extend({ year })

export const language = z.enum(languages).default('en').describe('Of labels and help')
export const day = z.iso.date()
