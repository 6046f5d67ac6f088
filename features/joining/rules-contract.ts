import * as z from 'zod'
import { largestInteger, openProcedure, procedure, text } from '#platform/contract.ts'
import { invalid } from '#platform/invalid.ts'
import { userTypes } from '#platform/members.ts'
import { fieldTexts } from './field-texts.ts'
import { longestText, mostDomains, mostQuestions } from './limits.ts'
import { localised } from './localised.ts'
import { joiningModes } from './vocabulary.ts'

export const tags = ['Joining']

const isFilled = (texts: Record<string, string>) => Object.values(texts).some(Boolean)

const question = z.object({
  id: z.uuid().toLowerCase(),
  text: localised(longestText.question).refine(isFilled, invalid(fieldTexts.question)),
  is_required: z.boolean().default(true),
})
export type Question = z.output<typeof question>

const domain = z
  .string()
  .trim()
  .toLowerCase()
  .overwrite((given) => given.replace(/^.*@/, ''))
  .max(253, invalid(fieldTexts.domain))
  .regex(/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/, invalid(fieldTexts.domain))

/** How people join, as decided by the operators. */
export const joiningRules = z.object({
  mode: z.enum(joiningModes).default('open'),
  questions: z.array(question).max(mostQuestions).default([]).describe('Asked in an application'),
  domains: z
    .array(domain)
    .max(mostDomains)
    .overwrite((all) => [...new Set(all)])
    .default([])
    .describe('Whose addresses are admitted at once; subdomains only if they are listed'),
  members_invite: z.boolean().default(false).describe('Whether members’ referral links admit where an invitation is needed'),
})
export type JoiningRules = z.output<typeof joiningRules>

export const version = z
  .number()
  .int()
  .min(0)
  .max(largestInteger)
  .describe('The version the change is based on, 0 if there is none; refused if there is a newer one')

/** Of an invitation or of a referral link, as found in an address. */
const code = text(100)

const terms = z.object({
  mode: z.enum(joiningModes),
  takes_domains: z.boolean().describe('Whether addresses of some mail domains are admitted without an invitation'),
  questions: z.array(z.object({ id: z.string(), text: z.string(), is_required: z.boolean() })).describe('In the reader’s language'),
  contact_email: z.string().describe('Whom to ask for an invitation; empty if unknown'),
  invitation: z
    .object({
      email: z.string().nullable().describe('The only address it is for'),
      full_name: z.string(),
      user_type: z.enum(userTypes).nullable().describe('The only type of member it is for'),
      group: z.string().nullable().describe('The name of the group that those who join are added to'),
    })
    .nullable()
    .describe('null without a valid invitation'),
  invited_by: z.string().nullable().describe('The member whose invitation or referral link it is'),
})
export type JoiningTerms = z.infer<typeof terms>

export const rulesContract = {
  terms: openProcedure
    .route({ method: 'POST', path: '/joining/terms', summary: 'What applies to somebody who wants to join', tags })
    .input(z.object({ invitation: code.optional(), referral: code.optional() }))
    .output(terms),
  rules: procedure
    .route({ method: 'GET', path: '/operators/joining/rules', summary: 'Get how people join, and who is in between', tags })
    .output(
      z.object({
        rules: joiningRules,
        version: z.number().int(),
        waiting: z.number().int().describe('Applications that wait for a decision'),
        unconfirmed: z.number().int().describe('Applications whose address is not confirmed yet'),
      }),
    ),
  saveRules: procedure
    .route({
      method: 'PUT',
      path: '/operators/joining/rules',
      summary: 'Change how people join; when the community opens, those who wait are admitted',
      tags,
    })
    .input(z.object({ rules: joiningRules, version }))
    .output(z.object({ version: z.number().int() })),
}
