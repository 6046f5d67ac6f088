import * as z from 'zod'
import { languages } from '#platform/language.ts'
import { memberId, openProcedure, timestamp } from '#platform/contract.ts'
import { pictureWidths } from '#platform/picture-widths.ts'
import { memberRoles, userTypes } from '#platform/members.ts'

/** The summary of a member shown beside what they did or wrote, in every room. */
export const memberBrief = z.object({
  id: memberId,
  full_name: z.string(),
  user_type: z.enum(userTypes),
  company_name: z.string(),
  profile_picture: z
    .string()
    .nullable()
    .describe(`Address without its width: append -${pictureWidths.picture.join('.webp, -')}.webp`),
})
export type MemberBrief = z.infer<typeof memberBrief>

/** The signed-in member, as needed on every page. */
export const me = z.object({
  id: memberId,
  email: z.string(),
  email_confirmed: z.boolean(),
  full_name: z.string(),
  first_name: z.string(),
  user_type: z.enum(userTypes),
  role: z.enum(memberRoles),
  company_name: z.string(),
  profile_picture: z.string().nullable(),
  profile_completed: z.boolean(),
  completion: z.number().int().min(0).max(100).describe('Share of the five completion fields filled, in %'),
  missing: z.array(z.string()).describe('Completion fields that are still empty'),
  language: z.enum(languages).nullable().describe('The language the member chose; null: the browser’s'),
  leaves_at: timestamp.nullable().describe('When the account will be deleted, if the member requested it'),
  terms_due: z
    .enum(['accept', 'read'])
    .nullable()
    .describe('Whether there are new terms: to be accepted before anything else, or to be read'),
  factor_due: z
    .boolean()
    .describe('Whether the role requires a second factor that has not been set up: the console stays closed until then'),
})
export type Me = z.infer<typeof me>

export const membersContract = {
  me: openProcedure
    .route({ method: 'GET', path: '/session', summary: 'Get the signed-in member', tags: ['Accounts'] })
    .output(z.object({ member: me.nullable() })),
}
