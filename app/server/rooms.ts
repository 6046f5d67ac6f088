import type { FastifyInstance } from 'fastify'
import { accountsContract } from '#features/accounts/contract.ts'
import { type Accounts, accountsPersonalData, openAccount, resetFactorCommand } from '#features/accounts/server/index.ts'
import { accountsRoom } from '#features/accounts/server/room.ts'
import { settingsPath } from '#features/accounts/paths.ts'
import { announcementsRoom } from '#features/announcements/server/room.ts'
import { busyTimesRoom } from '#features/busy-times/server/room.ts'
import { calendarsRoom } from '#features/calendars/server/room.ts'
import { communityRoom } from '#features/community/server/room.ts'
import { dashboardRoom } from '#features/dashboard/server/room.ts'
import { dealDocuments } from '#features/deals/server/index.ts'
import { dealsRoom } from '#features/deals/server/room.ts'
import { documentsRoom } from '#features/documents/server/room.ts'
import { directoryRoom } from '#features/directory/server/room.ts'
import { eventsInCommon } from '#features/events/server/index.ts'
import { eventsRoom } from '#features/events/server/room.ts'
import { eventSourcesRoom } from '#features/event-sources/server/room.ts'
import { exportsRoom } from '#features/exports/server/room.ts'
import { fieldsRoom } from '#features/fields/server/room.ts'
import { figuresRoom } from '#features/figures/server/room.ts'
import { healthRoom } from '#features/health/server/room.ts'
import { impactStatementsRoom } from '#features/impact-statements/server/room.ts'
import { groupsRoom } from '#features/groups/server/room.ts'
import { installingRoom } from '#features/installing/server/room.ts'
import { joiningRoom } from '#features/joining/server/room.ts'
import { introductionsRoom } from '#features/introductions/server/room.ts'
import { investmentDocuments } from '#features/investments/server/index.ts'
import { investmentsRoom } from '#features/investments/server/room.ts'
import { knowledgeRoom } from '#features/knowledge/server/room.ts'
import { landingRoom } from '#features/landing/server/room.ts'
import { leavingContract } from '#features/leaving/contract.ts'
import { leavingPersonalData, leavingRetention, leavingRoom } from '#features/leaving/server/room.ts'
import { legalRoom } from '#features/legal/server/room.ts'
import { linkPreviewsRoom } from '#features/link-previews/server/room.ts'
import { matchingRoom } from '#features/matching/server/room.ts'
import { judgedMeetings } from '#features/meetings/server/index.ts'
import { meetingsRoom } from '#features/meetings/server/room.ts'
import { memberSupportRoom } from '#features/member-support/server/room.ts'
import { membersRoom } from '#features/members/server/room.ts'
import { messagesRoom } from '#features/messages/server/room.ts'
import { isPosted } from '#features/newsfeed/server/index.ts'
import { newsfeedRoom } from '#features/newsfeed/server/room.ts'
import { notificationsRoom } from '#features/notifications/server/room.ts'
import { mentoringDaysRoom } from '#features/mentoring-days/server/room.ts'
import { officeHoursRoom } from '#features/office-hours/server/room.ts'
import { operatorsRoom } from '#features/operators/server/room.ts'
import { organisationsRoom } from '#features/organisations/server/room.ts'
import { placesRoom } from '#features/places/server/room.ts'
import { profilesRoom } from '#features/profiles/server/room.ts'
import { pushChannel } from '#features/push/server/index.ts'
import { pushRoom } from '#features/push/server/room.ts'
import { referralsRoom } from '#features/referrals/server/room.ts'
import { relationsRoom } from '#features/relations/server/room.ts'
import { remindersRoom } from '#features/reminders/server/room.ts'
import { reportsRoom } from '#features/reports/server/room.ts'
import { retentionRoom } from '#features/retention/server/room.ts'
import { reviewsRoom } from '#features/reviews/server/room.ts'
import { searchRoom } from '#features/search/server/room.ts'
import { sustainabilityReportsRoom } from '#features/sustainability-reports/server/room.ts'
import { sustainabilityDocuments } from '#features/sustainability/server/index.ts'
import { sustainabilityRoom } from '#features/sustainability/server/room.ts'
import { teamPipelineRoom } from '#features/team-pipeline/server/room.ts'
import { updatesRoom } from '#features/updates/server/room.ts'
import { dashboardPath } from '#platform/paths.ts'
import type { Serve } from '#platform/server/http/serve.ts'
import { ownPersonalData } from '#platform/server/own-personal-data.ts'
import type { NamedPersonalData } from '#platform/server/personal-data.ts'
import type { Reportable } from '#platform/server/reportable.ts'
import type { RetentionKind } from '#platform/server/retention.ts'
import type { Room, RoomPages } from '#platform/server/room.ts'
import type { Services } from '#platform/server/services.ts'

/** Personal data of the accounts, every room and the platform. */
export const personalData = (): readonly NamedPersonalData[] => [
  { name: 'accounts', ...accountsPersonalData },
  { name: 'leaving', ...leavingPersonalData },
  ...rooms.flatMap(({ name, personalData: kept }: Room) => (kept ? [{ name, ...kept }] : [])),
  { name: 'platform', ...ownPersonalData },
]

/** The kinds of content that members can report. */
const reportables = (): readonly Reportable[] => rooms.flatMap(({ reportables: own = [] }: Room) => own)

/** What rooms let operators limit in time. */
const retentionKinds = (services: Services): readonly RetentionKind[] => [
  ...rooms.flatMap(({ retention }: Room) => retention?.(services) ?? []),
  ...leavingRetention(services),
]

const telling = [
  membersRoom,
  profilesRoom,
  placesRoom,
  organisationsRoom,
  sustainabilityRoom,
  sustainabilityReportsRoom,
  directoryRoom,
  relationsRoom,
  messagesRoom,
  matchingRoom(eventsInCommon, judgedMeetings),
  dealsRoom,
  teamPipelineRoom,
  investmentsRoom,
  impactStatementsRoom,
  documentsRoom(dealDocuments, investmentDocuments, sustainabilityDocuments),
  eventsRoom,
  eventSourcesRoom,
  busyTimesRoom,
  meetingsRoom,
  officeHoursRoom,
  mentoringDaysRoom,
  linkPreviewsRoom(isPosted),
  newsfeedRoom,
  calendarsRoom,
  remindersRoom,
  referralsRoom,
  reviewsRoom,
  knowledgeRoom,
  updatesRoom,
  introductionsRoom,
  reportsRoom(reportables),
  memberSupportRoom,
  announcementsRoom,
  operatorsRoom,
  communityRoom,
  joiningRoom(openAccount),
  legalRoom,
  fieldsRoom,
  groupsRoom,
  healthRoom,
  pushRoom,
  exportsRoom(personalData),
  retentionRoom(retentionKinds),
] as const

const search = searchRoom(telling.flatMap(({ searchables = [] }: Room) => searchables))

/** The server side of every room, except accounts and leaving, which need the running server. */
const rooms = [
  ...telling,
  figuresRoom(telling.flatMap(({ funnel = [] }: Room) => funnel)),
  search,
  dashboardRoom(telling.flatMap(({ home }: Room) => home ?? [])),
  notificationsRoom(
    [...telling, search].flatMap(({ kinds = [] }: Room) => kinds),
    [pushChannel],
  ),
] as const

export const allRooms = (accounts: Accounts): readonly Room[] => [accountsRoom(accounts), ...rooms, leavingRoom(accounts, personalData)]

type RoomContracts = { [Each in (typeof rooms)[number] as Each['name']]: Each['contract'] }
export type Contract = { accounts: typeof accountsContract; leaving: typeof leavingContract } & RoomContracts

/** The whole API, by room; served below `/api`. */
export const contract = {
  accounts: accountsContract,
  leaving: leavingContract,
  ...Object.fromEntries(rooms.map((room) => [room.name, room.contract])),
} as Contract

/** The commands for operators. */
export const operatorCommands = [resetFactorCommand, ...rooms.flatMap(({ commands = [] }: Room) => commands)]

/** What all rooms add to the site, those among them that have no procedures. */
const pages: readonly RoomPages[] = [{ screens: [settingsPath()] }, ...rooms, installingRoom, landingRoom]

/** The addresses of all rooms' screens. */
export const screens = pages.flatMap(({ screens: own = [] }) => own)

/** Below which addresses all pages are members' screens. */
export const memberPlaces = [
  ...new Set([dashboardPath(), ...screens.filter((path) => !path.startsWith(dashboardPath())).map(beforeParameter)]),
]

function beforeParameter(path: string): string {
  return path.replace(/\$.*/, '')
}

/** The files and pages that rooms serve themselves. */
export function roomRoutes(app: FastifyInstance, services: Services, serve: Serve): void {
  for (const { routes } of pages) routes?.(app, services, serve)
}

/** What installed applications show. */
export const shortcuts = pages.flatMap(({ shortcut }) => shortcut ?? [])
export const screenshots = pages.flatMap(({ screenshots: own = [] }) => own)
export const [shareTarget] = pages.flatMap(({ shareTarget: own }) => own ?? [])

/** What the service worker does not store. */
export const onlineOnly = pages.flatMap(({ onlineOnly: own = [] }) => own)

/** The room that shows visitors its pages in place of the screens. */
export {
  screensWithVisitorPage,
  type VisitorPage,
  type VisitorRenderer,
  visitorPages,
  visitorRenderer,
  visitorRoutes,
  visitorScript,
} from '#features/landing/server/index.ts'
