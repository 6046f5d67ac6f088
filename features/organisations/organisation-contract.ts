import * as z from 'zod'
import { downloadOf, procedure, openProcedure, text, timestamp } from '#platform/contract.ts'
import { invalid } from '#platform/invalid.ts'
import { pictureWidths } from '#platform/picture-widths.ts'
import { fieldValues, fieldValuesInput } from '#features/fields/contract.ts'
import { country } from '#features/places/contract.ts'
import { pictureUpload, profileProblems } from '#features/profiles/contract.ts'
import { amount, foundedYear, optionalText, uniqueList, website, wholeNumber } from '#features/profiles/fields.ts'
import { numberRanges } from '#features/profiles/limits.ts'
import { pictureKinds } from '#features/profiles/picture-kinds.ts'
import { currencies, fundingStages, industries, sfdrArticles } from '#features/profiles/vocabulary.ts'
import { about, nothing, tags } from './common-contract.ts'
import { fieldTexts } from './field-texts.ts'
import { organisationKinds, vehicles } from './kinds.ts'
import { isLei, normalisedLei } from './lei.ts'
import { longestText } from './limits.ts'
import { organisationRoles } from './roles.ts'
import { verifiedBy } from './verification-contract.ts'

const lei = z
  .string()
  .max(40)
  .transform((value, context) => {
    const normalised = normalisedLei(value)
    if (normalised && !isLei(normalised)) context.issues.push({ code: 'custom', message: invalid(fieldTexts.lei), input: value })
    return normalised || null
  })
  .nullable()
  .default(null)

const fields = z.object({
  kind: z.enum(organisationKinds, invalid(fieldTexts.kind)),
  name: text(longestText.name).min(1, invalid(fieldTexts.name)),
  legal_name: optionalText(longestText.legal_name),
  website: website(longestText.website),
  countries: uniqueList(country, 30).describe('Where it is based, the seat first'),
  founded_year: foundedYear,
  team_size: wholeNumber(numberRanges.team_size),
  industries: uniqueList(z.enum(industries), industries.length),
  description: text(longestText.description).default(''),
  sdgs: uniqueList(z.number().int().min(1).max(17), 17).describe('Sustainable development goals, by number'),
  registry_number: optionalText(longestText.registry_number),
  registry_country: country.nullable().default(null),
  lei: lei.describe('Legal Entity Identifier, ISO 17442'),
  currency: z.enum(currencies).default('EUR'),
  funding_stage: z.enum(fundingStages).nullable().default(null).describe('Startups only'),
  raising_amount: amount.describe('Startups only; minor units of `currency`'),
  current_valuation: amount.describe('Startups only; never shown to visitors'),
  thesis: text(longestText.thesis).default('').describe('Funds only, as are the fields below'),
  stages: uniqueList(z.enum(fundingStages), fundingStages.length),
  min_ticket: amount.describe('Minor units of `currency`'),
  max_ticket: amount.describe('Minor units of `currency`'),
  sfdr_article: z.enum(sfdrArticles).nullable().default(null),
  vehicle: z.enum(vehicles).nullable().default(null),
  fund_size: amount.describe('Minor units of `currency`'),
  is_public: z.boolean().default(false).describe('Whether visitors and search engines can read its page'),
})

const ownFields = fieldValuesInput.optional().describe('Answers to the community’s own fields; without it, they do not change')

const organisationInput = fields
  .extend({ own_fields: ownFields })
  .superRefine(({ registry_number, registry_country, min_ticket, max_ticket }, context) => {
    if (registry_number && !registry_country) {
      context.addIssue({ code: 'custom', path: ['registry_country'], message: invalid(fieldTexts.registryCountry) })
    }
    if (min_ticket !== null && max_ticket !== null && max_ticket < min_ticket) {
      context.addIssue({ code: 'custom', path: ['max_ticket'], message: invalid(fieldTexts.ticketRange) })
    }
  })
export type OrganisationInput = z.input<typeof organisationInput>
export type ValidOrganisationInput = z.output<typeof organisationInput>
export type OrganisationFields = z.output<typeof fields>

const picture = (widths: readonly number[]) =>
  z
    .string()
    .nullable()
    .describe(`Address without its width: append -${widths.join('.webp, -')}.webp`)

/** What stands beside the name of an organisation wherever it is mentioned. */
export const organisationBrief = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  kind: z.enum(organisationKinds),
  logo: picture(pictureWidths.picture),
})
export type OrganisationBrief = z.infer<typeof organisationBrief>

/** How the reader stands to it. */
const standing = z.object({
  role: z.enum(organisationRoles).nullable().describe('Null: not in it'),
  has_asked: z.boolean().describe('Whether a request of the reader to join is open'),
  invitation_id: z.uuid().nullable().describe('An open invitation to the reader'),
})

const can = z.object({ edit: z.boolean(), managePeople: z.boolean(), own: z.boolean() })

const organisation = fields.extend({
  ...organisationBrief.shape,
  website: z.string().nullable(),
  founded_year: z.number().int().nullable(),
  lei: z.string().nullable(),
  cover: picture(pictureWidths.cover),
  own_fields: fieldValues.describe('Answers to the community’s own fields that you may see'),
  people_count: z.number().int(),
  verified: verifiedBy.nullable(),
  is_hidden: z.boolean().describe('Hidden by the operators, so that only its people can see it'),
  created_at: timestamp,
  updated_at: timestamp,
  standing,
  can: can.describe('What the reader may do'),
})
export type Organisation = z.infer<typeof organisation>

const own = organisationBrief.extend({
  role: z.enum(organisationRoles),
  title: z.string(),
  is_main: z.boolean().describe('The one whose name and facts your profile shows'),
  wants_deals: z.boolean().describe('Whether you are notified about its deals, also those that others posted'),
  waiting: z.number().int().describe('Open requests to join, for those who can answer them'),
})
export type OwnOrganisation = z.infer<typeof own>

const proposed = organisationBrief.extend({
  people_count: z.number().int(),
  because: z.enum(['name', 'domain']).describe('It has the company name of your profile, or the verified domain of your confirmed address'),
})
export type ProposedOrganisation = z.infer<typeof proposed>

const uploadProblems = { missing: profileProblems.notAnImage, signedOut: profileProblems.uploadSignedOut }
const logoUpload = { maxBytes: pictureKinds.picture.maxBytes, problems: { ...uploadProblems, tooLarge: profileProblems.pictureTooLarge } }
const coverUpload = { maxBytes: pictureKinds.cover.maxBytes, problems: { ...uploadProblems, tooLarge: profileProblems.coverTooLarge } }
const pictureInput = pictureUpload.safeExtend(about.shape)

export const organisationProcedures = {
  get: procedure
    .route({ method: 'GET', path: '/organisations/by-slug/{slug}', summary: 'Get an organisation by its current or a previous slug', tags })
    .input(z.object({ slug: text(80).min(1) }))
    .output(organisation),
  mine: procedure.route({ method: 'GET', path: '/organisations/mine', summary: 'List the organisations you are in', tags }).output(
    z.object({
      items: z.array(own),
      proposed: z.array(proposed).describe('Organisations you may belong to, if you are in none'),
    }),
  ),
  ofMember: procedure
    .route({
      method: 'GET',
      path: '/members/{id}/organisations',
      summary: 'List the organisations a member is in, the main one first',
      tags,
    })
    .input(about)
    .output(z.object({ items: z.array(organisationBrief.extend({ role: z.enum(organisationRoles), title: z.string() })) })),
  found: procedure
    .route({ method: 'POST', path: '/organisations', summary: 'Create an organisation and become its owner', tags })
    .input(
      organisationInput.safeExtend({
        ...about.shape,
        is_another: z.boolean().default(false).describe('Create it although there is one of this name'),
        takes_deals: z.boolean().default(true).describe('Move your deals that have this company name to it'),
      }),
    )
    .output(organisation),
  change: procedure
    .route({
      method: 'PUT',
      path: '/organisations/{id}',
      summary: 'Change the page of an organisation; previous addresses keep working',
      tags,
    })
    .input(organisationInput.safeExtend(about.shape))
    .output(organisation),
  remove: procedure
    .route({ method: 'DELETE', path: '/organisations/{id}', summary: 'Delete an organisation (owners only)', tags })
    .input(about)
    .output(nothing),
  uploadLogo: procedure
    .meta({ upload: logoUpload })
    .route({ method: 'POST', path: '/organisations/{id}/logo', summary: 'Upload a logo', tags })
    .input(pictureInput)
    .output(organisation),
  uploadCover: procedure
    .meta({ upload: coverUpload })
    .route({ method: 'POST', path: '/organisations/{id}/cover', summary: 'Upload a cover picture', tags })
    .input(pictureInput)
    .output(organisation),
  removeLogo: procedure
    .route({ method: 'DELETE', path: '/organisations/{id}/logo', summary: 'Remove the logo', tags })
    .input(about)
    .output(organisation),
  removeCover: procedure
    .route({ method: 'DELETE', path: '/organisations/{id}/cover', summary: 'Remove the cover picture', tags })
    .input(about)
    .output(organisation),
  pictureFile: openProcedure
    .meta({ load: 'files' })
    .route({
      method: 'GET',
      path: '/organisation-pictures/{+key}',
      summary: 'Download a logo or cover of an organisation you can read',
      tags,
    })
    .input(z.object({ key: z.string().max(200) }))
    .output(downloadOf('image/webp')),
}
