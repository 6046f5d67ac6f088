import type { Tx } from '#platform/server/database/index.ts'
import { type Job, job } from '#platform/server/jobs/index.ts'
import { type NewNotification, type Retraction, notificationKind } from '#platform/server/notification-kind.ts'
import type { Services } from '#platform/server/services.ts'
import { rolesChanging } from '#platform/staff.ts'
import { members } from '#features/members/server/index.ts'
import { joiningPath } from '../paths.ts'
import { anySinceYesterday, countApplications } from './application-queries.ts'
import { mailTexts } from './mail-texts.ts'

const toast = { .../*i18n*/ { id: 'notification.applied', message: 'Somebody asked to join' } }

/** For those who decide. Once nothing waits any more, it is withdrawn. */
async function aboutQueue(tx: Tx, isNew: boolean): Promise<(NewNotification | Retraction)[]> {
  const { waiting } = await countApplications(tx)
  if (waiting > 0 && !isNew) return []
  const deciding = await tx.selectFrom(members.as('u')).select('u.id').where('u.role', 'in', rolesChanging('community')).execute()
  const key = 'applications'
  return deciding.map(({ id: user_id }) =>
    waiting === 0
      ? { user_id, key, retracts: 0 }
      : {
          user_id,
          key,
          title: {
            .../*i18n*/ {
              id: 'notification.applications',
              message: '{count, plural, one {# application waits} other {# applications wait}} for a decision',
            },
            parameters: { count: waiting },
          },
          description: '',
          target: joiningPath(),
          actor_id: null,
          count: 1,
        },
  )
}

export const appliedNotification = notificationKind({
  name: 'joining.applied',
  type: 'profiles',
  priority: 'medium',
  toast,
  on: ['joining.applied', 'joining.decided'],
  notify: (tx, events) =>
    aboutQueue(
      tx,
      events.some(({ type }) => type === 'joining.applied'),
    ),
})

/** The same by email, once a day. */
export const appliedTodayNotification = notificationKind({
  name: 'joining.appliedToday',
  type: 'profiles',
  priority: 'medium',
  toast,
  on: ['joining.appliedToday'],
  notify: (tx) => aboutQueue(tx, true),
  mail: {
    after: 'at once',
    async compose(reader, _userId, _key, { say }) {
      const { waiting: count } = await countApplications(reader)
      if (count === 0) return undefined
      return {
        subject: say(mailTexts.queue, { count }),
        paragraphs: [say(mailTexts.queueWhy, { count })],
        button: { label: say(mailTexts.queueButton), target: joiningPath() },
      }
    },
  },
})

/** Reminds of applications that came since the day before. */
export const tellOfApplications = (services: Services): Job =>
  job({
    name: 'joining.tellOfApplications',
    retries: 3,
    schedule: '0 7 * * *',
    run: () =>
      services.events.change(async (tx, announce) => {
        if (await anySinceYesterday(tx)) await announce('joining.appliedToday', { day: new Date().toISOString().slice(0, 10) })
      }),
  })
