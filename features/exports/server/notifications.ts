import { settingsPath } from '#features/accounts/paths.ts'
import { notificationKind } from '#platform/server/notification-kind.ts'
import { keptDays } from '../limits.ts'
import { mailTexts } from './mail-texts.ts'
import { exportOf } from './queries.ts'

/** Notifies a member that the copy of their data is ready. */
export const exportReady = notificationKind({
  name: 'exports.ready',
  type: 'profiles',
  priority: 'medium',
  toast: { .../*i18n*/ { id: 'notification.exportReady', message: 'The copy of your data is ready' } },
  on: ['exports.ready'],

  async notify(_tx, events) {
    return events.map(({ payload }) => ({
      user_id: payload.member_id,
      key: 'export',
      title: { .../*i18n*/ { id: 'notification.exportReady', message: 'The copy of your data is ready' } },
      description: '',
      target: settingsPath(),
      actor_id: null,
      count: 1,
    }))
  },

  mail: {
    after: 'at once',
    // Members who are leaving can still take their data along.
    toAbsent: true,
    async compose(reader, userId, _key, { say }) {
      if ((await exportOf(reader, userId))?.state !== 'ready') return undefined
      return {
        subject: say(mailTexts.ready),
        paragraphs: [say(mailTexts.keptFor, { days: keptDays })],
        button: { label: say(mailTexts.download), target: settingsPath() },
      }
    },
  },
})
