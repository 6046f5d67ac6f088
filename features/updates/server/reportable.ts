import { announceIn } from '#platform/server/events/index.ts'
import type { Reportable } from '#platform/server/reportable.ts'
import { lockUpdate, receivedUpdate, receiversOf } from './queries.ts'
import { tellChanged } from './live.ts'
import { deleteUpdate, inBatches, announceGone } from './send-update.ts'

/** Recipients can report an update. */
export const updateReportable: Reportable = {
  kind: 'update',

  async read(reader, reporter, id) {
    const update = await receivedUpdate(reader, reporter.id, id)
    if (!update) return undefined
    return { author_id: update.user_id, text: `${update.title} (${update.period})\n\n${update.body}`, address: null, around: [] }
  },

  async setHidden(services, tx, id, hidden) {
    const update = await lockUpdate(tx, id)
    if (!update) return false
    if ((update.hidden_at !== null) === hidden) return true
    await tx
      .updateTable('updates')
      .set({ hidden_at: hidden ? new Date() : null })
      .where('id', '=', id)
      .execute()
    await announceIn(tx)('update.changed', { update_id: id })
    if (hidden) await announceGone(services, tx, announceIn(tx), update)
    else for (const ids of inBatches([update.user_id, ...(await receiversOf(tx, id))])) tellChanged(services.live, tx, id, ids)
    return true
  },

  async remove(services, tx, id) {
    const update = await lockUpdate(tx, id)
    if (update) await deleteUpdate(services, tx, announceIn(tx), update)
    return update !== undefined
  },
}
