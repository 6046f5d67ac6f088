import type { Tx } from '#platform/server/database/index.ts'
import type { Announce } from '#platform/server/events/index.ts'
import type { Live } from '#platform/server/live/index.ts'
import { tellOwnChanged } from './live.ts'

/** Takes deleted invitations back from the members who were invited. */
export async function endInvitations(
  live: Live,
  tx: Tx,
  announce: Announce,
  organisation_id: string,
  deleted: readonly { id: string; member_id: string | null }[],
): Promise<void> {
  for (const { id, member_id } of deleted) {
    await announce('organisation.invitationGone', { organisation_id, invitation_id: id, member_id })
    if (member_id) tellOwnChanged(live, tx, member_id, organisation_id)
  }
}
