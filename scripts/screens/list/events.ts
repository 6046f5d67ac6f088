import { eventsPath, newEventPath } from '#features/events/paths.ts'
import { availabilityPath, meetingPath, meetingsPath } from '#features/meetings/paths.ts'
import { mentoringDayPath } from '#features/mentoring-days/paths.ts'
import { offerPath, officeHoursPath, ownOfficeHoursPath } from '#features/office-hours/paths.ts'
import { dashboardPath } from '#platform/paths.ts'
import { follow } from '../acts.ts'
import type { Screen } from '../screens.ts'

/** Events: calendar, meetings, office hours, mentoring days. */
export const screensOfEvents: Screen[] = [
  { name: 'events', path: eventsPath(), act: (page) => page.getByRole('grid').waitFor() },
  { name: 'events-live', path: eventsPath('live') },
  { name: 'events-recommendations', path: eventsPath('recommendations') },
  { name: 'events-global', path: eventsPath('global') },
  { name: 'events-referrals', path: eventsPath('referrals') },
  { name: 'events-history', path: eventsPath('history') },
  { name: 'events-preferences', path: eventsPath('preferences') },
  { name: 'event', path: eventsPath(), act: follow(`${eventsPath()}/`) },
  { name: 'event-new', path: newEventPath() },
  { name: 'meetings', path: meetingsPath(), as: 'founder' },
  { name: 'meeting', path: meetingsPath(), as: 'founder', act: follow(meetingPath('')) },
  { name: 'meetings-availability', path: availabilityPath() },
  { name: 'mentoring-day', path: dashboardPath(), as: 'founder', act: follow(mentoringDayPath('')) },
  { name: 'office-hours', path: officeHoursPath(), as: 'founder' },
  { name: 'office-hours-offer', path: officeHoursPath(), as: 'founder', act: follow(offerPath('')) },
  { name: 'office-hours-own', path: ownOfficeHoursPath(), as: 'mentor' },
]
