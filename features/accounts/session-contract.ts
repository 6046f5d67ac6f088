import * as z from 'zod'
import { openProcedure, pageInput, pageOf, procedure, text, timestamp } from '#platform/contract.ts'
import { invalid } from '#platform/invalid.ts'
import { applicationOutcomes } from '#features/joining/applications-contract.ts'
import { userTypes } from '#platform/members.ts'
import { email, password, signInAnswer, signedIn, tags } from './credentials-contract.ts'
import { deviceKinds } from './device-kinds.ts'
import { fieldTexts } from './field-texts.ts'

const joinInput = z.object({
  full_name: text(120).min(1, invalid(fieldTexts.name)),
  email,
  password,
  user_type: z.enum(userTypes, invalid(fieldTexts.role)),
  bio: text(2000).optional(),
  company_name: text(120).optional(),
})

/** Chosen before, perhaps by other rules. */
const givenPassword = z.string().min(1, invalid(fieldTexts.password)).max(128, invalid(fieldTexts.longPassword))

export type JoinInput = z.output<typeof joinInput>

/** Of a referral link, as kept by the browser. */
const referral = text(100).optional()

const session = z.object({
  id: z.uuid(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  kind: z.enum(deviceKinds).nullable(),
  last_used_at: timestamp.describe('Accurate to about ten minutes'),
  last_used_from: z.string().nullable().describe('An IPv4 address, or the /64 network of an IPv6 one'),
  is_current: z.boolean().describe('Whether it is the session making this request'),
})
export type Session = z.infer<typeof session>

export const sessionContract = {
  signIn: openProcedure
    .meta({ load: 'password' })
    .route({ method: 'POST', path: '/session', summary: 'Sign in with email and password', tags })
    .input(z.object({ email, password: givenPassword }))
    .output(signInAnswer),
  join: openProcedure
    .meta({ load: 'password' })
    .route({ method: 'POST', path: '/accounts', summary: 'Join the community, where it is open or with an invitation', tags })
    .input(joinInput.extend({ invitation: text(100).optional().describe('The code of an invitation'), referral }))
    .output(signedIn.extend({ profile_ready: z.boolean().describe('False if the account exists but its profile could not be set up') })),
  apply: openProcedure
    .meta({ load: 'password' })
    .route({
      method: 'POST',
      path: '/applications',
      summary: 'Ask to join; the response is the same for every address, and what follows is told by email',
      tags,
    })
    .input(
      joinInput.extend({
        answers: z.record(z.uuid().toLowerCase(), text(2000)).default({}).describe('By the ids of the questions'),
        referral,
      }),
    )
    .output(z.object({ accepted: z.literal(true) })),
  confirmApplication: openProcedure
    .meta({ load: 'password' })
    .route({
      method: 'POST',
      path: '/applications/confirm',
      summary: 'Confirm the address of an application with the link sent to it and the password chosen in it',
      tags,
    })
    .input(z.object({ token: z.string().max(200).default(''), password: givenPassword }))
    .output(z.object({ outcome: z.enum(applicationOutcomes) })),
  signOut: procedure
    .meta({ whileLeaving: true })
    .route({ method: 'DELETE', path: '/session', summary: 'Sign out', tags })
    .output(z.object({ signed_out: z.literal(true) })),
  lendCookie: procedure
    .meta({ whileLeaving: true })
    .route({
      method: 'POST',
      path: '/session/cookie',
      summary: 'Set a cookie for a shell’s web view, valid as long as the view is open; does nothing without a bearer token',
      tags,
    })
    .output(z.object({})),
  liveTicket: procedure
    .route({
      method: 'POST',
      path: '/session/live-tickets',
      summary: 'Create a one-time ticket that opens a live connection for this session, valid for 30 seconds',
      description:
        'For clients that can send neither cookies nor headers with a WebSocket upgrade: offer the subprotocols esg-network and ticket.<ticket>.',
      tags,
    })
    .output(z.object({ ticket: z.string() })),
  sessions: procedure
    .route({
      method: 'GET',
      path: '/account/sessions',
      summary: 'List your sessions: the current one first, then by last use',
      tags,
    })
    .input(pageInput())
    .output(pageOf(session)),
  endSession: procedure
    .route({
      method: 'DELETE',
      path: '/account/sessions/{id}',
      summary: 'End one of your sessions; does nothing if it has already ended',
      tags,
    })
    .input(z.object({ id: z.uuid().toLowerCase() }))
    .output(z.object({})),
  endOtherSessions: procedure
    .route({ method: 'DELETE', path: '/account/sessions', summary: 'End all your sessions except this one', tags })
    .output(z.object({ ended: z.number().int() })),
}
