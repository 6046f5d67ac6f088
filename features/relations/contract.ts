import * as z from 'zod'
import { memberId, pageInput, pageOf, procedure, timestamp } from '#platform/contract.ts'
import { memberBrief } from '#features/members/contract.ts'
import type { Problem } from '#platform/problems.ts'

export const relationProblems = {
  blockOneself: {
    code: 'BAD_REQUEST',
    .../*i18n*/ { id: 'relations.blockOneself', message: 'You can’t block yourself.' },
  },
} as const satisfies Record<string, Problem>

const blockedMember = memberBrief.extend({ blocked_at: timestamp })
export type BlockedMember = z.infer<typeof blockedMember>

const connection = memberBrief.extend({ connected_at: timestamp })
export type Connection = z.infer<typeof connection>

/** Blocking hides two members from each other everywhere. Only the member who blocked can see and undo it. */
export const relationsContract = {
  connections: procedure
    .route({ method: 'GET', path: '/connections', summary: 'List your connections, newest first', tags: ['Relations'] })
    .input(pageInput())
    .output(pageOf(connection)),
  disconnect: procedure
    .route({ method: 'DELETE', path: '/connections/{id}', summary: 'End a connection; does nothing if there is none', tags: ['Relations'] })
    .input(z.object({ id: memberId }))
    .output(z.object({})),
  blocked: procedure
    .route({ method: 'GET', path: '/blocks', summary: 'List the members you have blocked, newest first', tags: ['Relations'] })
    .input(pageInput())
    .output(pageOf(blockedMember)),
  block: procedure
    .route({ method: 'PUT', path: '/blocks/{id}', summary: 'Block a member; does nothing if already blocked', tags: ['Relations'] })
    .input(z.object({ id: memberId }))
    .output(z.object({})),
  unblock: procedure
    .route({ method: 'DELETE', path: '/blocks/{id}', summary: 'Unblock a member', tags: ['Relations'] })
    .input(z.object({ id: memberId }))
    .output(z.object({})),
}

export const relationsLive = {
  /** The members visible to this member have changed: refetch everything that shows members. Does not reveal who blocked whom. */
  'relations.changed': z.object({ member_id: memberId }),
  /** A connection with this member was made or ended. */
  'relations.connections': z.object({ member_id: memberId }),
}
