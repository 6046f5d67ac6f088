import type { RequestContext } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import type { DemoMember } from './member.ts'

/** For `call`: a member does this, by the rules that hold for everybody. */
export function as({ id, profile }: DemoMember, services: Services, role: 'member' | 'admin' = 'member'): { context: RequestContext } {
  const actor = { id, sessionId: '', user_type: profile.user_type, role, isLeaving: false }
  // Nothing in the rooms' procedures that the demo calls depends on the request or changes its answer.
  return { context: { services, actor } as RequestContext }
}
