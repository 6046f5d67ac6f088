import * as z from 'zod'
import { downloadOf, memberId, pageInput, openProcedure, pageOf, procedure, text } from '#platform/contract.ts'
import { invalid } from '#platform/invalid.ts'
import { memberBrief } from '#features/members/contract.ts'
import { fieldTexts } from './field-texts.ts'
import { longestText, mostDates } from './limits.ts'
import { about, count, eventCard, nothing, tags, timeZone } from './shared-contract.ts'
import { attendanceStatuses, historyFilters } from './vocabulary.ts'

export const question = z.object({
  id: z.uuid(),
  label: text(longestText.question).min(1, invalid(fieldTexts.question)),
  isRequired: z.boolean().default(false),
})
export type Question = z.infer<typeof question>
export const answers = z.record(z.uuid(), text(longestText.answer))

const can = z.object({
  read: z.boolean().describe('See registrations and check people in: the host, co-hosts and the people of the organisation'),
  edit: z.boolean().describe('Edit and cancel it, and answer requests: the host, co-hosts, and owners and admins of the organisation'),
  chooseCoHosts: z.boolean().describe('Invite and remove co-hosts: the host, and owners and admins of the organisation'),
  changeOrganisation: z.boolean().describe('Change in whose name it is hosted'),
})
export type EventCan = z.infer<typeof can>

const event = eventCard.omit({ excerpt: true }).extend({
  description: z.string(),
  city_id: z.number().int().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  needs_approval: z.boolean(),
  is_public: z.boolean().describe('Whether visitors can read its public page'),
  questions: z.array(question),
  answers: answers.describe('Your answers, by question id'),
  joining: z.string().describe('Link to join online; empty unless you are registered'),
  ticket: z.string().nullable().describe('Your ticket, for the check-in; null unless you have a place'),
  is_muted: z.boolean().describe('Whether you are not notified of the host’s messages'),
  cancel_reason: z.string(),
  host: memberBrief.nullable().describe('Who is responsible for it'),
  waiting: count.describe('Members on the waiting list'),
  requests: count.describe('Registration requests that await an answer; only for those who can read registrations'),
  repeats: z.boolean().describe('Whether it is one date of a series'),
  isOwn: z.boolean().describe('Whether you host it'),
  isCoHost: z.boolean().describe('Whether you host it with its host'),
  isInvited: z.boolean().describe('Whether you are invited to, and have not answered'),
  can: can.describe('What you may do'),
  askAttendance: z.boolean().describe('Whether to ask if others may see which events you attend'),
})
export type EventDetails = z.infer<typeof event>

const todaysEvent = eventCard.extend({
  joining: z.string().describe('Link to join online; empty if there is none'),
  isOwn: z.boolean().describe('Whether you host it'),
})
export type TodaysEvent = z.infer<typeof todaysEvent>

export const registrationProcedures = {
  get: procedure.route({ method: 'GET', path: '/events/{id}', summary: 'Get an event', tags }).input(about).output(event),
  pictureFile: openProcedure
    .meta({ load: 'files' })
    .route({ method: 'GET', path: '/event-pictures/{+key}', summary: 'Get the picture of an event', tags })
    .input(z.object({ key: z.string().max(200) }))
    .output(downloadOf('image/webp')),
  dates: procedure
    .route({ method: 'GET', path: '/events/{id}/dates', summary: 'List the other dates of an event that repeats, soonest first', tags })
    .input(about)
    .output(z.object({ items: z.array(eventCard).max(mostDates) })),
  going: procedure
    .route({ method: 'GET', path: '/events/{id}/going', summary: 'List your connections who attend and share that they do', tags })
    .input(about.extend(pageInput().shape))
    .output(pageOf(memberBrief)),
  ofMember: procedure
    .route({ method: 'GET', path: '/members/{id}/events', summary: 'List the events that a connection attends, if they share this', tags })
    .input(about.extend({ id: memberId }))
    .output(z.object({ items: z.array(eventCard).max(5) })),
  register: procedure
    .route({
      method: 'PUT',
      path: '/events/{id}/registration',
      summary: 'Register for an event; for an imported event, record that you registered elsewhere',
      tags,
    })
    .input(about.extend({ answers: answers.default({}) }))
    .output(z.object({ status: z.enum(attendanceStatuses) })),
  unregister: procedure
    .route({ method: 'DELETE', path: '/events/{id}/registration', summary: 'Cancel your registration', tags })
    .input(about)
    .output(nothing),
  interact: procedure
    .route({ method: 'POST', path: '/events/{id}/interactions', summary: 'Record that you followed a link of an event', tags })
    .input(about.extend({ interaction_type: z.enum(['registration_attempted', 'view_clicked']) }))
    .output(nothing),
  today: procedure
    .route({
      method: 'GET',
      path: '/events/today',
      summary: 'List the events that you attend or host today and that are not over, earliest first',
      tags,
    })
    .input(z.object({ zone: timeZone.describe("The viewer's time zone (IANA name)") }))
    .output(z.object({ items: z.array(todaysEvent) })),
  history: procedure
    .route({ method: 'GET', path: '/event-history', summary: 'List the events that you registered for, latest first', tags })
    .input(z.object({ status: z.enum(historyFilters).default('all'), ...pageInput().shape }))
    .output(pageOf(eventCard)),
}
