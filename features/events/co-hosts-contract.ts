import * as z from 'zod'
import { memberId, procedure } from '#platform/contract.ts'
import { memberBrief } from '#features/members/contract.ts'
import { mostCoHosts } from './limits.ts'
import { about, nothing, tags } from './shared-contract.ts'

const coHost = z.object({ member: memberBrief, isAccepted: z.boolean() })
export type CoHost = z.infer<typeof coHost>

const person = about.extend({ member_id: memberId })

export const coHostsProcedures = {
  coHosts: procedure
    .route({ method: 'GET', path: '/events/{id}/co-hosts', summary: 'List who is invited to host an event with you', tags })
    .input(about)
    .output(z.object({ items: z.array(coHost).max(mostCoHosts) })),
  inviteCoHost: procedure
    .route({
      method: 'PUT',
      path: '/events/{id}/co-hosts/{member_id}',
      summary: 'Invite a connection, or somebody of the event’s organisation, to host an event with you',
      tags,
    })
    .input(person)
    .output(nothing),
  removeCoHost: procedure
    .route({
      method: 'DELETE',
      path: '/events/{id}/co-hosts/{member_id}',
      summary: 'Remove a co-host or take an invitation back; co-hosts decline or stop by it',
      tags,
    })
    .input(person)
    .output(nothing),
  acceptCoHosting: procedure
    .route({ method: 'POST', path: '/events/{id}/co-hosting', summary: 'Accept an invitation to host an event with its host', tags })
    .input(about)
    .output(nothing),
}
