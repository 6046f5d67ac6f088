import { ownProfilePath } from '../paths.ts'
import { notificationKind } from '#platform/server/notification-kind.ts'
import { mailTexts } from './mail-texts.ts'

/** Notifies members of changes to their own profile, so that they notice changes they did not make. */
export const profileUpdated = notificationKind({
  name: 'profiles.updated',
  type: 'profiles',
  priority: 'low',
  toast: { .../*i18n*/ { id: 'notification.profileUpdated', message: 'Profile updated' } },
  on: ['profile.changed'],

  async notify(_tx, events) {
    const changed = events.filter(({ payload }) => !payload.opened && !payload.supplied)
    return changed.map(({ payload }) => ({
      user_id: payload.member_id,
      key: 'profile',
      title: { .../*i18n*/ { id: 'notification.yourProfileUpdated', message: 'Your profile was updated' } },
      description: '',
      target: ownProfilePath(),
      actor_id: null,
    }))
  },

  mail: {
    after: 'at once',
    async compose(_reader, _userId, _key, { say }) {
      return {
        subject: say(mailTexts.updated),
        paragraphs: [say(mailTexts.ifYou)],
        button: { label: say(mailTexts.look), target: ownProfilePath() },
      }
    },
  },
})
