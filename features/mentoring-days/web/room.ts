import { msg } from '@lingui/core/macro'
import type { WebRoom } from '#platform/web/rooms/room.ts'
import { mentoringDayPath, mentoringDaysPath, operatedDayPath } from '../paths.ts'

export const mentoringDaysRoom: WebRoom = {
  console: [{ href: mentoringDaysPath(), label: msg`Mentoring days`, group: 'content', area: 'programme' }],
  screens: [
    { path: mentoringDaysPath(), under: 'operators', load: async () => (await import('./console/DaysScreen.tsx')).DaysScreen },
    {
      path: operatedDayPath('$id'),
      under: 'operators',
      load: async () => (await import('./console/DayScreen.tsx')).DayScreen,
      slots: ['choose.member'],
    },
    {
      path: mentoringDayPath('$id'),
      under: 'meetings',
      load: async () => (await import('./member/MentoringDayPage.tsx')).MentoringDayPage,
    },
  ],
  slots: { 'dashboard.waiting': async () => (await import('./dashboard/WaitingDays.tsx')).WaitingDays },
  follow: async () => (await import('./follow-mentoring-days.ts')).followMentoringDays,
}
