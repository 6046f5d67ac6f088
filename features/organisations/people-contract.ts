import * as z from 'zod'
import { memberId, pageInput, pageOf, procedure, text, timestamp } from '#platform/contract.ts'
import { invalid } from '#platform/invalid.ts'
import { memberBrief } from '#features/members/contract.ts'
import { about, nothing, tags } from './common-contract.ts'
import { fieldTexts } from './field-texts.ts'
import { longestText } from './limits.ts'
import { organisationBrief } from './organisation-contract.ts'
import { organisationRoles } from './roles.ts'

const since = z
  .string()
  .regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/, invalid(fieldTexts.since))
  .refine((month) => month <= new Date().toISOString().slice(0, 7), invalid(fieldTexts.since))
  .nullable()

const person = memberBrief.extend({
  role: z.enum(organisationRoles),
  title: z.string(),
  since: z.string().nullable().describe('The month they started: 2024-03'),
  is_listed: z.boolean().describe('Whether visitors see the person on the public page'),
})
export type OrganisationPerson = z.infer<typeof person>

const invitation = z.object({
  id: z.uuid(),
  member: memberBrief.nullable(),
  email: z.string().nullable().describe('For people who were invited by their address'),
  role: z.enum(organisationRoles),
  title: z.string(),
  invited_at: timestamp,
  expires_at: timestamp,
})
export type OpenInvitation = z.infer<typeof invitation>

const received = z.object({
  id: z.uuid(),
  organisation: organisationBrief,
  by: memberBrief.nullable().describe('Null if they are no longer there'),
  role: z.enum(organisationRoles),
  title: z.string(),
  invited_at: timestamp,
  expires_at: timestamp,
})
export type ReceivedInvitation = z.infer<typeof received>

const request = z.object({ member: memberBrief, note: z.string(), asked_at: timestamp })
export type JoinRequest = z.infer<typeof request>

const who = about.extend({ member_id: memberId })

export const peopleProcedures = {
  people: procedure
    .route({ method: 'GET', path: '/organisations/{id}/people', summary: 'List the people of an organisation, by role and name', tags })
    .input(pageInput().extend(about.shape))
    .output(pageOf(person)),
  changePerson: procedure
    .route({
      method: 'PATCH',
      path: '/organisations/{id}/people/{member_id}',
      summary: 'Change the role or title of a person, or your own entry',
      tags,
    })
    .input(
      who.extend({
        role: z.enum(organisationRoles).optional().describe('Owners and admins only'),
        title: text(longestText.title).optional(),
        since: since.optional(),
        is_listed: z.boolean().optional().describe('Only for yourself'),
        wants_deals: z.boolean().optional().describe('Only for yourself: be notified about its deals, also those that others posted'),
        is_main: z.literal(true).optional().describe('Only for yourself: show this organisation on your profile'),
      }),
    )
    .output(nothing),
  removePerson: procedure
    .route({ method: 'DELETE', path: '/organisations/{id}/people/{member_id}', summary: 'Remove a person, or leave yourself', tags })
    .input(who)
    .output(nothing),
  colleagues: procedure
    .route({
      method: 'GET',
      path: '/organisations/{id}/colleagues',
      summary: 'List members with a confirmed address at the verified domain who are not in it (owners and admins)',
      tags,
    })
    .input(about)
    .output(z.object({ items: z.array(memberBrief) })),
  invitations: procedure
    .route({
      method: 'GET',
      path: '/organisations/{id}/invitations',
      summary: 'List open invitations, newest first (owners and admins)',
      tags,
    })
    .input(pageInput().extend(about.shape))
    .output(pageOf(invitation)),
  invite: procedure
    .route({ method: 'POST', path: '/organisations/{id}/invitations', summary: 'Invite a member, or anybody by email', tags })
    .input(
      about.extend({
        member_id: memberId.optional(),
        email: z.email(invalid(fieldTexts.email)).trim().toLowerCase().max(200).optional(),
        role: z.enum(organisationRoles).default('member'),
        title: text(longestText.title).default(''),
      }),
    )
    .output(nothing),
  withdrawInvitation: procedure
    .route({ method: 'DELETE', path: '/organisations/{id}/invitations/{invitation_id}', summary: 'Withdraw an invitation', tags })
    .input(about.extend({ invitation_id: z.uuid() }))
    .output(nothing),
  receivedInvitations: procedure
    .route({ method: 'GET', path: '/organisation-invitations', summary: 'List open invitations to you, newest first', tags })
    .output(z.object({ items: z.array(received) })),
  invitation: procedure
    .route({ method: 'GET', path: '/organisation-invitations/{id}', summary: 'Get an open invitation to you', tags })
    .input(about)
    .output(received),
  answerInvitation: procedure
    .route({ method: 'POST', path: '/organisation-invitations/{id}/answer', summary: 'Accept or decline an invitation', tags })
    .input(about.extend({ answer: z.enum(['accept', 'decline']) }))
    .output(nothing),
  askToJoin: procedure
    .route({
      method: 'PUT',
      path: '/organisations/{id}/request',
      summary: 'Ask to join an organisation; asking again updates the note',
      tags,
    })
    .input(about.extend({ note: text(longestText.note).default('') }))
    .output(nothing),
  withdrawRequest: procedure
    .route({ method: 'DELETE', path: '/organisations/{id}/request', summary: 'Withdraw your request to join', tags })
    .input(about)
    .output(nothing),
  requests: procedure
    .route({
      method: 'GET',
      path: '/organisations/{id}/requests',
      summary: 'List open requests to join, oldest first (owners and admins)',
      tags,
    })
    .input(pageInput().extend(about.shape))
    .output(pageOf(request)),
  answerRequest: procedure
    .route({ method: 'POST', path: '/organisations/{id}/requests/{member_id}', summary: 'Accept or decline a request to join', tags })
    .input(who.extend({ answer: z.enum(['accept', 'decline']) }))
    .output(nothing),
  whenLeaving: procedure
    .route({
      method: 'GET',
      path: '/organisations/when-leaving',
      summary: 'What happens to organisations of which you are the only owner when you delete your account',
      tags,
    })
    .output(
      z.object({
        items: z.array(
          z.object({
            name: z.string(),
            heir: memberBrief.nullable().describe('Who becomes its owner; null: it is deleted with your account'),
          }),
        ),
      }),
    ),
}
