import * as z from 'zod'
import { memberId, pageInput, pageOf, procedure, timestamp } from '#platform/contract.ts'
import { memberBrief } from '#features/members/contract.ts'
import type { Problem } from '#platform/problems.ts'

export const relationProblems = {
  blockOneself: {
    code: 'BAD_REQUEST',
    .../*i18n*/ { id: 'relations.blockOneself', message: 'You cannot block yourself.' },
  },
} as const satisfies Record<string, Problem>

const blockedMember = memberBrief.extend({ blocked_at: timestamp })
export type BlockedMember = z.infer<typeof blockedMember>

const connection = memberBrief.extend({ connected_at: timestamp })
export type Connection = z.infer<typeof connection>

/** Blocking hides two members from each other everywhere; only who blocked can see it in a list, and take it back. */
export const relationsContract = {
  connections: procedure
    .route({ method: 'GET', path: '/connections', summary: 'Members one is connected to, last first', tags: ['Relations'] })
    .input(pageInput())
    .output(pageOf(connection)),
  disconnect: procedure
    .route({ method: 'DELETE', path: '/connections/{id}', summary: 'End a connection; without one nothing changes', tags: ['Relations'] })
    .input(z.object({ id: memberId }))
    .output(z.object({})),
  blocked: procedure
    .route({ method: 'GET', path: '/blocks', summary: 'Members one has blocked, last first', tags: ['Relations'] })
    .input(pageInput())
    .output(pageOf(blockedMember)),
  block: procedure
    .route({ method: 'PUT', path: '/blocks/{id}', summary: 'Block a member; blocking again changes nothing', tags: ['Relations'] })
    .input(z.object({ id: memberId }))
    .output(z.object({})),
  unblock: procedure
    .route({ method: 'DELETE', path: '/blocks/{id}', summary: 'Take a block back', tags: ['Relations'] })
    .input(z.object({ id: memberId }))
    .output(z.object({})),
}

export const relationsLive = {
  /** Who sees whom has changed for this member: ask anew for whatever shows members. Does not say who blocked whom. */
  'relations.changed': z.object({ member_id: memberId }),
  /** A connection with this member began or ended. */
  'relations.connections': z.object({ member_id: memberId }),
}
