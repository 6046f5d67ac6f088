import * as z from 'zod'
import { downloadOf, memberId, procedure, text, timestamp } from '#platform/contract.ts'
import { pictureWidths } from '#platform/picture-widths.ts'
import { invalid } from '#platform/invalid.ts'
import type { Problem } from '#platform/problems.ts'
import { fieldValues, fieldValuesInput } from '#features/fields/contract.ts'
import { country } from '#features/places/contract.ts'
import { imageTypes, pictureKinds } from './picture-kinds.ts'
import { currencies, emailVisibilities, fundingStages, industries, sfdrArticles, userTypes } from './vocabulary.ts'
import { regions } from '#features/places/vocabulary.ts'
import { fieldTexts } from './field-texts.ts'
import { address, amount, foundedYear, optionalText, uniqueList, website, wholeNumber } from './fields.ts'
import { isRangeInverted, longestText, numberRanges } from './limits.ts'
import { normalisedLinkedin } from './website.ts'

export const profileProblems = {
  notAnImage: {
    code: 'BAD_REQUEST',
    .../*i18n*/ { id: 'profiles.notAnImage', message: 'Please select an image file' },
  },
  imageType: {
    code: 'BAD_REQUEST',
    .../*i18n*/ { id: 'profiles.imageType', message: 'Only JPEG, PNG, and WebP images are allowed' },
  },
  pictureTooLarge: {
    code: 'PAYLOAD_TOO_LARGE',
    .../*i18n*/ { id: 'profiles.pictureTooLarge', message: 'File size must be less than 5MB' },
  },
  coverTooLarge: {
    code: 'PAYLOAD_TOO_LARGE',
    .../*i18n*/ { id: 'profiles.coverTooLarge', message: 'Image must be less than 5MB' },
  },
  tooManyPixels: {
    code: 'BAD_REQUEST',
    .../*i18n*/ {
      id: 'profiles.tooManyPixels',
      message: 'This image has too many pixels. Please scale it down to at most 8,000 by 8,000 and try again.',
    },
  },
  unreadableImage: {
    code: 'BAD_REQUEST',
    .../*i18n*/ { id: 'profiles.unreadableImage', message: 'Failed to load image' },
  },
  uploadSignedOut: {
    code: 'UNAUTHORIZED',
    .../*i18n*/ { id: 'profiles.uploadSignedOut', message: 'User must be authenticated to upload profile picture' },
  },
  unknownCity: {
    code: 'BAD_REQUEST',
    field: 'city_id',
    .../*i18n*/ { id: 'profiles.unknownCity', message: 'Please choose a city from the list.' },
  },
  advisorOnly: {
    code: 'BAD_REQUEST',
    field: 'user_type',
    .../*i18n*/ { id: 'profiles.advisorOnly', message: 'Only members who joined as advisors can choose this type.' },
  },
  ticketRange: {
    code: 'BAD_REQUEST',
    field: 'investor_preferences.max_investment',
    ...fieldTexts.ticketRange,
  },
} as const satisfies Record<string, Problem>

/** An investor's preferences. */
export const investorPreferences = z.object({
  stages: uniqueList(z.enum(fundingStages), fundingStages.length),
  industries: uniqueList(z.enum(industries), industries.length),
  geography: uniqueList(z.union([z.enum(regions), country]), 60),
  min_investment: amount.describe('Minor units of `currency`'),
  max_investment: amount.describe('Minor units of `currency`'),
  currency: z.enum(currencies).default('EUR'),
  notifications_enabled: z.boolean().default(true),
})

const profileFields = z.object({
  first_name: text(longestText.first_name).min(1, invalid(fieldTexts.firstName)),
  last_name: text(longestText.last_name).default('').describe('Empty for members with a single name'),
  user_type: z.enum(userTypes, invalid(fieldTexts.role)),
  company_name: text(longestText.company_name).default(''),
  industry: z.enum(industries).nullable().default(null),
  bio: text(longestText.bio).default(''),
  country: country.nullable().default(null),
  city_id: z.number().int().nullable().default(null).describe('GeoNames id, from places.cities'),
  website: website(longestText.website),
  linkedin: address(longestText.linkedin, normalisedLinkedin, invalid(fieldTexts.linkedin)),
  expertise_areas: uniqueList(text(60).min(1), 30),
  sdgs: uniqueList(z.number().int().min(1).max(17), 17).describe('Sustainable development goals, by number'),
  funding_stage: z.enum(fundingStages).nullable().default(null),
  founded_year: foundedYear,
  team_size: wholeNumber(numberRanges.team_size),
  years_experience: wholeNumber(numberRanges.years_experience),
  portfolio_size: wholeNumber(numberRanges.portfolio_size),
  raising_amount: amount.describe('Minor units of `currency`'),
  current_valuation: amount.describe('Minor units of `currency`'),
  currency: z.enum(currencies).default('EUR'),
  investment_focus: optionalText(longestText.investment_focus),
  investment_criteria: optionalText(longestText.investment_criteria),
  sfdr_article: z.enum(sfdrArticles).nullable().default(null),
  email_visibility: z.enum(emailVisibilities).default('connections'),
  investor_preferences: investorPreferences.nullable().default(null).describe('Saved for investors only; unchanged if null'),
})

const ownFields = fieldValuesInput
  .optional()
  .describe('Answers to the community’s own fields; without it, they stay, except those that a new type is not asked')

export const profileInput = profileFields.extend({ own_fields: ownFields }).superRefine((profile, context) => {
  const preferences = profile.investor_preferences
  if (preferences && isRangeInverted(preferences)) {
    context.addIssue({ code: 'custom', path: ['investor_preferences', 'max_investment'], message: invalid(fieldTexts.ticketRange) })
  }
  if (profile.city_id !== null && profile.country === null) {
    context.addIssue({ code: 'custom', path: ['country'], message: invalid(fieldTexts.country) })
  }
})
export type ProfileInput = z.input<typeof profileInput>
export type ValidProfileInput = z.output<typeof profileInput>

type SomeOf<Shape extends Record<string, z.ZodType>> = {
  [Name in keyof Shape]: z.ZodOptional<Shape[Name] extends z.ZodDefault<infer Inner extends z.ZodType> ? Inner : Shape[Name]>
}

/** Makes all fields optional, with the same rules but without defaults. */
function someOf<Shape extends Record<string, z.ZodType>>(shape: Shape) {
  const fields = Object.entries(shape).map(([name, field]) => [
    name,
    z.optional(field instanceof z.ZodDefault ? (field.unwrap() as z.ZodType) : field),
  ])
  return z.object(Object.fromEntries(fields) as SomeOf<Shape>)
}

const profileChanges = someOf({ ...profileFields.shape, investor_preferences: someOf(investorPreferences.shape) })
export type ProfileChanges = z.input<typeof profileChanges>
export type ValidProfileChanges = z.output<typeof profileChanges>

/** What other members see. `email` is null unless its owner shares it with the reader, `investor_preferences` unless they invest. */
const publicProfile = profileFields.omit({ email_visibility: true }).extend({
  id: memberId,
  full_name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string().nullable(),
  location: z.string().nullable().describe("'City, Country' in English"),
  city: z.string().nullable(),
  website: z.string().nullable(),
  linkedin: z.string().nullable(),
  founded_year: z.number().int().nullable(),
  profile_picture: z
    .string()
    .nullable()
    .describe(`Address without its width: append -${pictureWidths.picture.join('.webp, -')}.webp`),
  cover_photo: z
    .string()
    .nullable()
    .describe(`Address without its width: append -${pictureWidths.cover.join('.webp, -')}.webp`),
  investor_preferences: investorPreferences.omit({ notifications_enabled: true }).nullable(),
  own_fields: fieldValues.describe('Answers to the community’s own fields that you may see'),
  created_at: timestamp,
  updated_at: timestamp,
})
export type PublicProfile = z.infer<typeof publicProfile>

/** What the owner sees and edits. */
const ownProfile = publicProfile.extend({
  email: z.string(),
  email_visibility: z.enum(emailVisibilities),
  investor_preferences: investorPreferences.nullable(),
  joined_as_advisor: z.boolean().describe('Whether the member may choose the type advisor'),
  supplied: z.array(z.string()).describe('Fields whose values come from your organisation; other values for them are ignored'),
  profile_completed: z.boolean(),
  completion: z.number().int(),
  missing: z.array(z.string()),
})
export type OwnProfile = z.infer<typeof ownProfile>

/** Part of the upright picture, in percent of its sides; the whole picture if omitted. */
const side = z.coerce.number().min(0).max(100).optional()
const crop = z.object({ x: side, y: side, width: side, height: side })
const isInside = (from = 0, length = 0) => from + length <= 100 + roundingTolerance
/** Computed percentages may add up to slightly more than 100. */
const roundingTolerance = 0.01
export const pictureUpload = crop
  .extend({ file: z.file().describe(`${imageTypes.join(', ')}; at most 8,000 x 8,000 pixels`) })
  .refine(({ x, width }) => isInside(x, width), { path: ['width'], message: invalid(fieldTexts.beyondRight) })
  .refine(({ y, height }) => isInside(y, height), { path: ['height'], message: invalid(fieldTexts.beyondBottom) })

const uploadProblems = { missing: profileProblems.notAnImage, signedOut: profileProblems.uploadSignedOut }

export const profilesContract = {
  mine: procedure.route({ method: 'GET', path: '/profile', summary: 'Get your own profile', tags: ['Profiles'] }).output(ownProfile),
  get: procedure
    .route({ method: 'GET', path: '/profiles/{id}', summary: "Get a member's profile", tags: ['Profiles'] })
    .input(z.object({ id: memberId }))
    .output(publicProfile),
  view: procedure
    .route({ method: 'POST', path: '/profiles/{id}/views', summary: 'Count a view of a member’s profile, once a day', tags: ['Profiles'] })
    .input(z.object({ id: memberId }))
    .output(z.object({})),
  save: procedure
    .route({ method: 'PUT', path: '/profile', summary: 'Save your own profile and mark it as completed', tags: ['Profiles'] })
    .input(profileInput)
    .output(z.object({ profile: ownProfile, email_queued: z.boolean().describe('Whether an email about the change will be sent') })),
  amend: procedure
    .route({
      method: 'PATCH',
      path: '/profile',
      summary: 'Update some fields of your own profile; marks it as completed once it contains enough',
      tags: ['Profiles'],
    })
    .input(profileChanges)
    .output(ownProfile),
  uploadPicture: procedure
    .meta({
      upload: { maxBytes: pictureKinds.picture.maxBytes, problems: { ...uploadProblems, tooLarge: profileProblems.pictureTooLarge } },
    })
    .route({ method: 'POST', path: '/profile/picture', summary: 'Upload a profile picture', tags: ['Profiles'] })
    .input(pictureUpload)
    .output(ownProfile),
  uploadCover: procedure
    .meta({ upload: { maxBytes: pictureKinds.cover.maxBytes, problems: { ...uploadProblems, tooLarge: profileProblems.coverTooLarge } } })
    .route({ method: 'POST', path: '/profile/cover', summary: 'Upload a cover photo', tags: ['Profiles'] })
    .input(pictureUpload)
    .output(ownProfile),
  pictureFile: procedure
    .meta({ load: 'files' })
    .route({
      method: 'GET',
      path: '/pictures/{+key}',
      summary: 'Download a picture of a profile visible to you',
      tags: ['Profiles'],
    })
    .input(z.object({ key: z.string().max(200) }))
    .output(downloadOf('image/webp')),
  removePicture: procedure
    .route({ method: 'DELETE', path: '/profile/picture', summary: 'Remove the profile picture', tags: ['Profiles'] })
    .output(ownProfile),
  removeCover: procedure
    .route({ method: 'DELETE', path: '/profile/cover', summary: 'Remove the cover photo', tags: ['Profiles'] })
    .output(ownProfile),
}

export const profilesLive = {
  /** A member's profile changed. Sent to the member and to clients that watch the profile ('profile:<id>'). */
  'profiles.changed': z.object({ id: memberId, updated_at: timestamp }),
}
