import * as z from 'zod'
import { givenTimestamp, largestInteger, memberId, pageInput, pageOf, procedure, text, timestamp } from '#platform/contract.ts'
import { invalid } from '#platform/invalid.ts'
import { languages } from '#platform/language.ts'
import { timeZone } from '#features/events/shared-contract.ts'
import { localised } from '#features/joining/localised.ts'
import { memberFilters } from '#features/member-support/contract.ts'
import { fieldTexts } from './field-texts.ts'
import { longest, mostChosen } from './limits.ts'
import { announcementLists, announcementStates } from './vocabulary.ts'

const tags = ['Announcements']
const nothing = z.object({})
const about = z.object({ id: z.uuid().toLowerCase() })
const version = z.number().int().min(0).max(largestInteger).describe('The version that this is based on; refused if there is a newer one')
const givenDay = z.iso.date().refine((day) => day.startsWith('2'), invalid(fieldTexts.day))

/** An address of this site, or of another. */
const isLink = (address: string) => address === '' || /^\/(?![/\\])\S*$/.test(address) || URL.parse(address)?.protocol === 'https:'

const segment = z
  .union([
    z.object({ ids: z.array(memberId).min(1, invalid(fieldTexts.chosen)).max(mostChosen) }).strict(),
    z.object({ filters: memberFilters }).strict(),
  ])
  .describe('These members, or all that match; without filters, everybody')
export type Segment = z.output<typeof segment>

const announcementTexts = z.object({
  title: localised(longest.title),
  text: localised(longest.text).describe('Paragraphs are separated by empty lines'),
  link_label: localised(longest.linkLabel),
})

const content = z.object({
  main_language: z.enum(languages).describe('Must be written in; other languages fall back to it'),
  texts: announcementTexts,
  link: text(longest.link).refine(isLink, invalid(fieldTexts.link)).default(''),
  as_banner: z.boolean().describe('On top of the dashboard'),
  banner_until: givenDay.nullable().default(null).describe('The last day of the banner, in the time zone'),
  as_mail: z.boolean(),
  as_post: z.boolean().describe('In the main language, by its author, pinned to the top of the newsfeed, for everybody'),
  time_zone: timeZone.describe('Of the operator'),
  segment,
})
export type AnnouncementContent = z.output<typeof content>

const counts = z.object({
  members: z.number().int().describe('In the segment when it began'),
  recipients: z.number().int(),
  sent: z.number().int(),
  failed: z.number().int(),
  skipped: z.number().int().describe('Members who no longer wanted or could get the email when it was their turn'),
  followed: z
    .number()
    .int()
    .nullable()
    .describe('How often the link was followed; null if fewer than five times, or if it is for fewer than five members'),
})

const listed = z.object({
  id: z.uuid(),
  title: z.string().describe('In the main language'),
  state: z.enum(announcementStates),
  as_banner: z.boolean(),
  as_mail: z.boolean(),
  as_post: z.boolean(),
  has_link: z.boolean(),
  is_shown: z.boolean().describe('Whether its banner is still shown'),
  time_zone: z.string(),
  scheduled_at: timestamp.nullable(),
  begun_at: timestamp.nullable(),
  changed_at: timestamp,
  author: z.string().nullable().describe('Null for former members'),
  counts,
})
export type ListedAnnouncement = z.infer<typeof listed>

const announcement = listed.extend({ version: z.number().int(), content })
export type Announcement = z.infer<typeof announcement>

const reach = z.object({
  members: z.number().int().describe('Members in the segment'),
  unwanted: z.number().int().describe('How many of them do not want emails from the operators'),
  unreachable: z.number().int().describe('How many of the others have no confirmed address, are suspended or are leaving'),
})
export type Reach = z.infer<typeof reach>

const mailPreview = z.object({
  subject: z.string(),
  paragraphs: z.array(z.string()),
  button: z.string().nullable(),
  footnote: z.string(),
})
export type MailPreview = z.infer<typeof mailPreview>

const banner = z.object({
  id: z.uuid(),
  title: z.string(),
  text: z.string(),
  link: z.object({ label: z.string().describe('Empty for the built-in one'), href: z.string() }).nullable(),
})
export type Banner = z.infer<typeof banner>

export const announcementsContract = {
  list: procedure
    .route({ method: 'GET', path: '/operators/announcements', summary: 'List announcements, newest first', tags })
    .input(pageInput().extend({ show: z.enum(announcementLists).optional() }))
    .output(pageOf(listed)),
  get: procedure
    .route({ method: 'GET', path: '/operators/announcements/{id}', summary: 'Get an announcement', tags })
    .input(about)
    .output(announcement),
  save: procedure
    .route({ method: 'PUT', path: '/operators/announcements/{id}', summary: 'Write an announcement, or change it until it is sent', tags })
    .input(
      about.extend({
        version: version.describe('0 for a new one, with an id generated by the client'),
        content: content
          .refine(({ texts, main_language }) => texts.title[main_language], {
            message: invalid(fieldTexts.title),
            path: ['texts', 'title'],
          })
          .refine(({ texts, main_language }) => texts.text[main_language], { message: invalid(fieldTexts.text), path: ['texts', 'text'] })
          .refine(({ as_banner, as_mail, as_post }) => as_banner || as_mail || as_post, {
            message: invalid(fieldTexts.form),
            path: ['as_mail'],
          }),
      }),
    )
    .output(announcement),
  remove: procedure
    .route({ method: 'DELETE', path: '/operators/announcements/{id}', summary: 'Delete a draft', tags })
    .input(about)
    .output(nothing),
  reach: procedure
    .meta({ isQuestion: true })
    .route({ method: 'POST', path: '/operators/announcements/reach', summary: 'Count the members of a segment', tags })
    .input(z.object({ segment }))
    .output(reach),
  preview: procedure
    .meta({ isQuestion: true })
    .route({ method: 'POST', path: '/operators/announcements/preview', summary: 'Preview the email in a language', tags })
    .input(z.object({ content: content.pick({ main_language: true, texts: true, link: true }), language: z.enum(languages) }))
    .output(mailPreview),
  sendTest: procedure
    .route({ method: 'POST', path: '/operators/announcements/{id}/test', summary: 'Email a saved announcement to yourself', tags })
    .input(about.extend({ language: z.enum(languages) }))
    .output(nothing),
  publish: procedure
    .route({ method: 'POST', path: '/operators/announcements/{id}/publish', summary: 'Send an announcement, or schedule it', tags })
    .input(
      about.extend({
        version,
        at: givenTimestamp.nullable().default(null).describe('Null: now'),
        again: z.boolean().default(false).describe('Also if the community sends another email announcement on that day'),
      }),
    )
    .output(announcement),
  callOff: procedure
    .route({ method: 'POST', path: '/operators/announcements/{id}/call-off', summary: 'Make a scheduled announcement a draft again', tags })
    .input(about)
    .output(announcement),
  stop: procedure
    .route({ method: 'POST', path: '/operators/announcements/{id}/stop', summary: 'Stop sending emails; it can be continued', tags })
    .input(about)
    .output(announcement),
  continue: procedure
    .route({ method: 'POST', path: '/operators/announcements/{id}/continue', summary: 'Continue sending emails', tags })
    .input(about)
    .output(announcement),
  endBanner: procedure
    .route({ method: 'POST', path: '/operators/announcements/{id}/end-banner', summary: 'Stop showing the banner', tags })
    .input(about)
    .output(announcement),

  banner: procedure
    .route({ method: 'GET', path: '/announcements/banner', summary: 'Get the newest banner for you that you have not dismissed', tags })
    .output(z.object({ banner: banner.nullable() })),
  dismiss: procedure
    .route({ method: 'DELETE', path: '/announcements/{id}/banner', summary: 'Dismiss a banner; idempotent', tags })
    .input(about)
    .output(nothing),
  preferences: procedure
    .route({ method: 'GET', path: '/announcements/preferences', summary: 'Whether you get emails from the operators', tags })
    .output(z.object({ emails: z.boolean() })),
  savePreferences: procedure
    .route({ method: 'PUT', path: '/announcements/preferences', summary: 'Choose whether you get emails from the operators', tags })
    .input(z.object({ emails: z.boolean() }))
    .output(z.object({ emails: z.boolean() })),
}

export const announcementsLive = {
  /** For the console: an announcement has changed, or its sending has got further. */
  'announcements.changed': z.object({ id: z.uuid() }),
  /** The member's banner or preference has changed. */
  'announcements.ownChanged': z.object({}),
}
