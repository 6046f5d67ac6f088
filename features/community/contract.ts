import * as z from 'zod'
import { largestInteger, procedure, timestamp } from '#platform/contract.ts'
import { invalid, tooLong } from '#platform/invalid.ts'
import { fieldTexts } from './field-texts.ts'
import { longestText } from './limits.ts'

const text = (field: keyof typeof longestText) => z.string().trim().max(longestText[field], tooLong(longestText[field]))
const optional = (field: keyof typeof longestText) => text(field).default('')

/** All that operators say of their community; what is empty is as the program has it, or is left out. */
export const communitySettings = z.object({
  name: text('name').min(1, invalid(fieldTexts.name)),
  headline: optional('headline').describe('The first line of the landing page'),
  introduction: optional('introduction').describe('Below the headline, and what search engines show'),
  about: optional('about'),
  tagline: optional('tagline').describe('Beside the logo in the footer'),
  accent: z
    .string()
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/, invalid(fieldTexts.colour))
    .nullable()
    .default(null)
    .describe('What the colour of buttons and links is made of; null for evergreen'),
  contact_email: optional('contact_email').refine((value) => value === '' || z.email().safeParse(value).success, invalid(fieldTexts.email)),
  contact_phone: optional('contact_phone'),
  contact_address: optional('contact_address'),
  group_name: optional('group_name').describe('What the group of the community is, such as “WhatsApp group”'),
  group_link: optional('group_link').refine((value) => value === '' || URL.parse(value)?.protocol === 'https:', invalid(fieldTexts.link)),
  operator_name: optional('operator_name').describe('Legal name of who runs the community, for the legal texts'),
  governing_law: optional('governing_law'),
  authority: optional('authority').describe('Whom members complain to about their data'),
  hosting: optional('hosting').describe('Where the community’s server stands, and who runs it'),
  legal_confirmed: z.boolean().default(false).describe('A lawyer has read the legal texts; the marks for operators are gone'),
})
export type CommunitySettings = z.output<typeof communitySettings>

const face = communitySettings.pick({ name: true, contact_email: true, group_name: true, group_link: true })

export const communityContract = {
  face: procedure
    .route({ method: 'GET', path: '/community', summary: 'What the community is called, and where else it meets', tags: ['Community'] })
    .output(face),
  settings: procedure
    .route({ method: 'GET', path: '/operators/community', summary: 'What operators say of the community', tags: ['Operators'] })
    .output(
      z.object({
        settings: communitySettings,
        version: z.number().int().describe('0 as long as nobody has changed anything'),
        changed_at: timestamp.nullable(),
      }),
    ),
  save: procedure
    .route({ method: 'PUT', path: '/operators/community', summary: 'Change what is said of the community', tags: ['Operators'] })
    .input(
      z.object({
        settings: communitySettings,
        version: z.number().int().min(0).max(largestInteger).describe('The one that was changed; refused if there is a newer'),
      }),
    )
    .output(z.object({ version: z.number().int() })),
  preview: procedure
    .route({
      method: 'PUT',
      path: '/operators/community/preview',
      summary: 'Keep settings to look at the landing page with them; nobody else sees it',
      tags: ['Operators'],
    })
    .input(z.object({ settings: communitySettings }))
    .output(z.object({ path: z.string().describe('Where it is to be seen') })),
}
