import { reaction } from '#platform/server/events/index.ts'
import type { Services } from '#platform/server/services.ts'
import { tellConsole, tellMembers } from './live.ts'

/** Shows operators which meetings were cancelled, by whom and for whatever reason. */
export const followCancelled = ({ live }: Services) =>
  reaction<'meeting.cancelled'>({
    name: 'mentoringDays.followCancelled',
    on: ['meeting.cancelled'],
    async react(tx, events) {
      const ids = events.map(({ payload }) => payload.meeting_id)
      const off = await tx
        .updateTable('mentoring_pairs')
        .set({ is_off: true })
        .where('meeting_id', 'in', ids)
        .where('is_off', '=', false)
        .returning(['day_id', 'mentor_id', 'founder_id'])
        .execute()
      for (const { day_id, mentor_id, founder_id } of off) {
        tellConsole(live, tx, day_id)
        tellMembers(live, tx, day_id, [mentor_id, founder_id])
      }
    },
  })
