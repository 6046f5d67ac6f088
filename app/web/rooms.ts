import { accountsRoom } from '#features/accounts/web/room.ts'
import { announcementsRoom } from '#features/announcements/web/room.ts'
import { busyTimesRoom } from '#features/busy-times/web/room.ts'
import { calendarsRoom } from '#features/calendars/web/room.ts'
import { communityRoom } from '#features/community/web/room.ts'
import { fieldsRoom } from '#features/fields/web/room.ts'
import { dashboardRoom, recentActivityRoom } from '#features/dashboard/web/room.ts'
import { dealsRoom } from '#features/deals/web/room.ts'
import { directoryRoom } from '#features/directory/web/room.ts'
import { documentsRoom } from '#features/documents/web/room.ts'
import { eventsRoom } from '#features/events/web/room.ts'
import { eventSourcesRoom } from '#features/event-sources/web/room.ts'
import { exportsRoom } from '#features/exports/web/room.ts'
import { groupsRoom } from '#features/groups/web/room.ts'
import { figuresRoom } from '#features/figures/web/room.ts'
import { healthRoom } from '#features/health/web/room.ts'
import { impactStatementsRoom } from '#features/impact-statements/web/room.ts'
import { installingRoom } from '#features/installing/web/room.ts'
import { introductionsRoom } from '#features/introductions/web/room.ts'
import { investmentsRoom } from '#features/investments/web/room.ts'
import { joiningRoom } from '#features/joining/web/room.ts'
import { knowledgeRoom } from '#features/knowledge/web/room.ts'
import { leavingRoom } from '#features/leaving/web/room.ts'
import { legalRoom } from '#features/legal/web/room.ts'
import { matchingRoom } from '#features/matching/web/room.ts'
import { meetingsRoom } from '#features/meetings/web/room.ts'
import { mentoringDaysRoom } from '#features/mentoring-days/web/room.ts'
import { officeHoursRoom } from '#features/office-hours/web/room.ts'
import { memberSupportRoom } from '#features/member-support/web/room.ts'
import { messagesRoom } from '#features/messages/web/room.ts'
import { newsfeedRoom } from '#features/newsfeed/web/room.ts'
import { notificationsRoom } from '#features/notifications/web/room.ts'
import { operatorsRoom } from '#features/operators/web/room.ts'
import { organisationsRoom } from '#features/organisations/web/room.ts'
import { profilesRoom } from '#features/profiles/web/room.ts'
import { pushRoom } from '#features/push/web/room.ts'
import { referralsRoom } from '#features/referrals/web/room.ts'
import { relationsRoom } from '#features/relations/web/room.ts'
import { remindersRoom } from '#features/reminders/web/room.ts'
import { reportsRoom } from '#features/reports/web/room.ts'
import { retentionRoom } from '#features/retention/web/room.ts'
import { reviewsRoom } from '#features/reviews/web/room.ts'
import { searchRoom } from '#features/search/web/room.ts'
import { sustainabilityReportsRoom } from '#features/sustainability-reports/web/room.ts'
import { sustainabilityRoom } from '#features/sustainability/web/room.ts'
import { teamPipelineRoom } from '#features/team-pipeline/web/room.ts'
import { updatesRoom } from '#features/updates/web/room.ts'
import { tabPath } from '#platform/paths.ts'
import type { Tab, WebRoom } from '#platform/web/rooms/room.ts'

/** The browser side of every room, in the order in which rooms are shown. */
export const rooms: readonly WebRoom[] = [
  dashboardRoom,
  profilesRoom,
  organisationsRoom,
  sustainabilityRoom,
  sustainabilityReportsRoom,
  directoryRoom,
  dealsRoom,
  teamPipelineRoom,
  documentsRoom,
  matchingRoom,
  memberSupportRoom,
  announcementsRoom,
  joiningRoom,
  newsfeedRoom,
  groupsRoom,
  eventsRoom,
  meetingsRoom,
  busyTimesRoom,
  officeHoursRoom,
  mentoringDaysRoom,
  reportsRoom,
  communityRoom,
  legalRoom,
  fieldsRoom,
  knowledgeRoom,
  reviewsRoom,
  updatesRoom,
  investmentsRoom,
  impactStatementsRoom,
  messagesRoom,
  introductionsRoom,
  recentActivityRoom,
  relationsRoom,
  notificationsRoom,
  accountsRoom,
  pushRoom,
  installingRoom,
  remindersRoom,
  calendarsRoom,
  referralsRoom,
  eventSourcesRoom,
  figuresRoom,
  healthRoom,
  retentionRoom,
  operatorsRoom,
  searchRoom,
  exportsRoom,
  leavingRoom,
]

/** The sections in the menu. */
export const tabs: readonly Tab[] = rooms.flatMap(({ tab }) => (tab && !tab.isUnlisted ? [tab] : []))

export const hrefOf = ({ id, href }: Tab): string => href ?? tabPath(id)

/** What they put on each other's screens, and into the shell. */
export const slots = rooms.flatMap((room) => room.slots ?? [])

/** What members find by searching. */
export const searchKinds = rooms.flatMap((room) => room.searchKinds ?? [])

/** The pages of the console. */
export const consolePages = rooms.flatMap((room) => room.console ?? [])

/** What one room alone has. */
export const bell = only('bell')
export const whileLeaving = only('whileLeaving')
export const beforeTerms = only('beforeTerms')

function only<Name extends 'bell' | 'whileLeaving' | 'beforeTerms'>(name: Name): NonNullable<WebRoom[Name]> {
  const [part] = rooms.flatMap((room) => room[name] ?? [])
  if (!part) throw new Error(`no room has ${name}`)
  return part
}
