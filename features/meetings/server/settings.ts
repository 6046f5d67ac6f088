import type { Reader } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { Refusal } from '#platform/problems.ts'
import type { Services } from '#platform/server/services.ts'
import { isReadable } from '#features/groups/server/index.ts'
import { groupProblems } from '#features/groups/problems.ts'
import type { MeetingSettings } from '../contract.ts'
import { meetingProblems } from '../problems.ts'
import { hasRooms } from './place.ts'
import { settingsRow } from './queries.ts'

/** A member's settings; null if they never saved them. Emails can be turned off before that. */
export async function settingsOf(reader: Reader, memberId: string): Promise<{ settings: MeetingSettings | null; mails: boolean }> {
  const row = await settingsRow(reader, memberId)
  const mails = row?.mails ?? true
  if (!row?.availability) return { settings: null, mails }
  const { open_to, group_id, availability } = row
  const place = row.place_kind && { kind: row.place_kind, text: row.place }
  return { settings: { open_to, group_id, availability, place, mails }, mails }
}

/** @throws Refusal gone (of the group) if the actor is not in it; noCommunityPlace */
export async function saveSettings(services: Services, actor: Actor, settings: MeetingSettings): Promise<void> {
  const { open_to, group_id, availability, place, mails } = settings
  if (place?.kind === 'community' && !(await hasRooms(services))) throw new Refusal(meetingProblems.noCommunityPlace)
  await services.database.transaction(async (tx) => {
    const group = open_to === 'group' ? group_id : null
    if (group && !(await isReadable(tx, group, actor.id))) throw new Refusal(groupProblems.gone)
    const row = {
      open_to,
      group_id: group,
      availability: JSON.stringify(availability),
      place_kind: place?.kind ?? null,
      place: place?.text ?? '',
      mails,
    }
    await tx
      .insertInto('meeting_settings')
      .values({ member_id: actor.id, ...row })
      .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
      .execute()
  })
}
