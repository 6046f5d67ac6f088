import { type NewNotification, notificationKind } from '#platform/server/notification-kind.ts'
import { sideOf, whenOfSide } from '#features/meetings/server/index.ts'
import { meetingsPath } from '#features/meetings/paths.ts'
import { briefsById } from '#features/members/server/index.ts'
import { officeHoursPath } from '../paths.ts'

/** Tells members who waited that they have a place. The email is the invitation for their calendar. */
export const placeFree = notificationKind({
  name: 'officeHours.placeFree',
  type: 'events',
  priority: 'high',
  toast: { .../*i18n*/ { id: 'notification.officeHoursPlaceToast', message: 'A place became free for you' } },
  on: ['officeHours.gotPlace'],

  async notify(tx, events) {
    const news: NewNotification[] = []
    for (const { payload } of events) {
      const side = await sideOf(tx, payload.meeting_id, payload.member_id)
      if (side?.state !== 'agreed' || !side.other) continue
      news.push({
        user_id: payload.member_id,
        key: `office place ${payload.meeting_id}`,
        title: {
          .../*i18n*/ { id: 'notification.officeHoursPlace', message: 'A place became free: you are meeting {name}' },
          parameters: { name: side.other.full_name },
        },
        description: { all: [whenOfSide(side)] },
        target: meetingsPath(),
        actor_id: payload.mentor_id,
        count: 1,
      })
    }
    return news
  },
})

/** Tells members that a time for which they waited is off. */
export const timeRemoved = notificationKind({
  name: 'officeHours.timeRemoved',
  type: 'events',
  priority: 'medium',
  toast: { .../*i18n*/ { id: 'notification.officeHoursRemovedToast', message: 'Office hours were cancelled' } },
  on: ['officeHours.removed'],

  async notify(tx, events) {
    const mentors = await briefsById(
      tx,
      events.map(({ payload }) => payload.mentor_id),
    )
    return events.flatMap(({ payload: { member_id, mentor_id, starts_at, zone } }): NewNotification[] => {
      const mentor = mentors.get(mentor_id)
      if (!mentor) return []
      const title = {
        .../*i18n*/ { id: 'notification.officeHoursRemoved', message: '{name} cancelled a time that you were waiting for' },
        parameters: { name: mentor.full_name },
      }
      const key = `office removed ${mentor_id} ${starts_at}`
      return [
        {
          user_id: member_id,
          key,
          title,
          description: { all: [{ from: starts_at, zone }] },
          target: officeHoursPath(),
          actor_id: mentor_id,
          count: 1,
        },
      ]
    })
  },
})
