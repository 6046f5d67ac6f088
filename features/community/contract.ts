import * as z from 'zod'
import { largestInteger, procedure, text, timestamp } from '#platform/contract.ts'
import { invalid } from '#platform/invalid.ts'
import { fieldTexts } from './field-texts.ts'
import { longestText } from './limits.ts'

const fieldText = (field: keyof typeof longestText) => text(longestText[field])
const optional = (field: keyof typeof longestText) => fieldText(field).default('')

/** The settings of the community. Empty fields use a default or are left out. */
export const communitySettings = z.object({
  name: fieldText('name').min(1, invalid(fieldTexts.name)),
  headline: optional('headline').describe('Headline of the landing page'),
  introduction: optional('introduction').describe('Shown below the headline and by search engines'),
  about: optional('about'),
  tagline: optional('tagline').describe('Shown beside the logo in the footer'),
  accent: z
    .string()
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/, invalid(fieldTexts.colour))
    .nullable()
    .default(null)
    .describe('Base colour of buttons and links; null for evergreen'),
  contact_email: optional('contact_email').refine((value) => value === '' || z.email().safeParse(value).success, invalid(fieldTexts.email)),
  contact_phone: optional('contact_phone'),
  contact_address: optional('contact_address'),
  group_name: optional('group_name').describe('Label of the button that opens the community’s group, such as “Open the WhatsApp group”'),
  group_link: optional('group_link').refine((value) => value === '' || URL.parse(value)?.protocol === 'https:', invalid(fieldTexts.link)),
  meeting_link: optional('meeting_link')
    .refine(
      (value) => value === '' || (URL.parse(value)?.protocol === 'https:' && value.includes('{code}')),
      invalid(fieldTexts.meetingLink, { placeholder: '{code}' }),
    )
    .describe('Address of video rooms for members’ meetings; {code} is replaced by a random code'),
  operator_name: optional('operator_name').describe(
    'Legal name of the person or organisation that runs the community, for the legal texts',
  ),
  governing_law: optional('governing_law'),
  authority: optional('authority').describe('The data protection authority members can complain to'),
  hosting: optional('hosting').describe('Location and provider of the community’s server'),
  legal_confirmed: z.boolean().default(false).describe('A lawyer has approved the legal texts; hides the notes for operators'),
})
export type CommunitySettings = z.output<typeof communitySettings>

const face = communitySettings.pick({ name: true, contact_email: true, group_name: true, group_link: true })

export const communityContract = {
  face: procedure
    .route({ method: 'GET', path: '/community', summary: 'Get the community’s name, contact address and group', tags: ['Community'] })
    .output(face),
  settings: procedure
    .route({ method: 'GET', path: '/operators/community', summary: 'Get the community’s settings', tags: ['Operators'] })
    .output(
      z.object({
        settings: communitySettings,
        version: z.number().int().describe('0 if the settings have never been changed'),
        changed_at: timestamp.nullable(),
      }),
    ),
  save: procedure
    .route({ method: 'PUT', path: '/operators/community', summary: 'Save the community’s settings', tags: ['Operators'] })
    .input(
      z.object({
        settings: communitySettings,
        version: z
          .number()
          .int()
          .min(0)
          .max(largestInteger)
          .describe('The version the change is based on; refused if there is a newer one'),
      }),
    )
    .output(z.object({ version: z.number().int() })),
  preview: procedure
    .route({
      method: 'PUT',
      path: '/operators/community/preview',
      summary: 'Save settings as a draft to preview the landing page with them; only visible to you',
      tags: ['Operators'],
    })
    .input(z.object({ settings: communitySettings }))
    .output(z.object({ path: z.string().describe('Path of the preview') })),
}
