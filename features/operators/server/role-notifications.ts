import { dashboardPath } from '#platform/paths.ts'
import { notificationKind } from '#platform/server/notification-kind.ts'
import { isStaff } from '#platform/staff.ts'
import { operatorsPath } from '../paths.ts'

/** Tells members that an operator has given them a role, or taken it; only the latest. */
export const roleChangedNotification = notificationKind({
  name: 'operators.roleChanged',
  type: 'profiles',
  priority: 'high',
  toast: { .../*i18n*/ { id: 'notification.roleNews', message: 'Your role in the community has changed' } },
  on: ['operators.roleChanged'],

  notify: async (_tx, events) =>
    [...new Map(events.map(({ payload }) => [payload.member_id, payload.role]))].map(([user_id, role]) => ({
      user_id,
      key: 'role in the community',
      title: titles[role],
      description: '',
      target: isStaff(role) ? operatorsPath() : dashboardPath(),
      actor_id: null,
      count: 1,
    })),
})

const titles = {
  member: { .../*i18n*/ { id: 'notification.role.member', message: 'You no longer help to run the community' } },
  moderator: { .../*i18n*/ { id: 'notification.role.moderator', message: 'You are now a moderator of the community' } },
  programme_manager: {
    .../*i18n*/ { id: 'notification.role.programmeManager', message: 'You are now a programme manager of the community' },
  },
  auditor: { .../*i18n*/ { id: 'notification.role.auditor', message: 'You are now an auditor of the community' } },
  admin: { .../*i18n*/ { id: 'notification.role.admin', message: 'You are now an operator of the community' } },
}
