import { audiencePath } from '#features/landing/paths.ts'
import { introductionsPath } from '#features/introductions/paths.ts'
import { messagesPath } from '#features/messages/paths.ts'
import { profilePath } from '#features/members/paths.ts'
import {
  editOrganisationPath,
  newOrganisationPath,
  organisationPath,
  organisationPeoplePath,
  organisationVerificationPath,
  ownOrganisationsPath,
} from '#features/organisations/paths.ts'
import { availabilityPath, bookingPath, meetingPath, meetingsPath } from '#features/meetings/paths.ts'
import { offerPath, officeHoursPath, ownOfficeHoursPath } from '#features/office-hours/paths.ts'
import type { Person } from '#testing/people.ts'
import { introduce } from '#testing/introductions.ts'
import { connect } from '#testing/matching.ts'
import { bookTime, hoursAhead, proposeTimes, settingsOf } from '#testing/meetings.ts'
import { offerHours } from '#testing/office-hours.ts'
import { memberNamed, say } from '#testing/messages.ts'
import { searchPath } from '#features/search/paths.ts'
import { found } from '#testing/organisations.ts'
import type { World } from '#testing/world.ts'

/** All screens of members, with the headings that show they have loaded. */
const ofMembers: [address: string, heading: string][] = [
  ['/dashboard', 'Newest members'],
  ['/dashboard/tab/recent-activity', 'Recent Activity'],
  ['/dashboard/settings', 'Settings'],
  ['/dashboard/tab/profile', 'My Profile'],
  ['/dashboard/tab/profile?edit=true', 'Profile Setup'],
  ['/dashboard/tab/organisations', 'Member Directory'],
  ['/dashboard/tab/organisations?view=organisations', 'Member Directory'],
  ['/dashboard/tab/matching', 'Your AI Matches'],
  ['/dashboard/tab/matching?list=interests', 'Your AI Matches'],
  ['/dashboard/tab/messages', 'Messages'],
  ['/dashboard/tab/community', 'Knowledge hub'],
  ['/dashboard/community/cap-table', 'What a cap table is'],
  ['/dashboard/tab/investments', 'Investor Access Only'],
  ['/dashboard/tab/updates', 'You aren’t connected with any investors yet'],
  ['/dashboard/tab/updates/new', 'You aren’t connected with any investors yet'],
  ['/dashboard/notifications', 'Notifications'],
  ['/dashboard/notifications?tab=activity', 'Notifications'],
  ['/dashboard/notifications?tab=settings', 'What you are notified about'],
]

export const screensOfVisitors = [
  '/',
  '/nowhere',
  '/login',
  '/reset-password',
  '/unsubscribe/not-a-link',
  '/about',
  // The others have fewer parts.
  audiencePath('operators'),
  '/legal/privacy',
  '/legal/accessibility',
]

/** A member with content on every screen. */
export async function memberWithScreens(world: World): Promise<{ member: Person; screens: [address: string, heading: string][] }> {
  const [member, other] = [await memberNamed(world, 'Elin Aarnes'), await memberNamed(world, 'Tomáš Kovář')]
  await say(other, member, 'Good to meet you in Bologna.')
  await other.call.meetings.saveSettings(settingsOf())
  await member.call.meetings.saveSettings(settingsOf())
  const meeting = await bookTime(other, member, hoursAhead(30))
  const hours = await offerHours(other)
  await say(member, other, 'Likewise.')
  await proposeTimes(other, member, [hoursAhead(40), hoursAhead(60)])
  const friend = await memberNamed(world, 'Ida Brink')
  for (const each of [member, other]) await connect(friend, each)
  await introduce(friend, other, member)
  const { slug, name } = await found(member, { website: 'https://terravolta.example' })
  await world.settled()
  return {
    member,
    screens: [
      ...ofMembers,
      [messagesPath(other.id), 'Tomáš Kovář'],
      [profilePath(other.id), 'Tomáš Kovář'],
      [introductionsPath(), 'Introductions'],
      [searchPath(), 'Search'],
      [meetingsPath(), 'Meetings'],
      [meetingPath(meeting.id), 'Meeting with Tomáš Kovář'],
      [availabilityPath(), 'Your availability'],
      [officeHoursPath(), 'Office hours'],
      [ownOfficeHoursPath(), 'Your office hours'],
      [offerPath(hours), 'Ask me about your round'],
      [bookingPath(other.id), `Meet ${other.full_name}`],
      [ownOrganisationsPath(), 'Your organisations'],
      [newOrganisationPath(), 'Create an organisation'],
      [organisationPath(slug), name],
      [editOrganisationPath(slug), 'Edit page'],
      [organisationPeoplePath(slug), `People of ${name}`],
      [organisationVerificationPath(slug), `Verify ${name}`],
    ],
  }
}
