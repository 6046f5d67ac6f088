import { randomBytes } from 'node:crypto'
import { Refusal } from '#platform/problems.ts'
import type { Services } from '#platform/server/services.ts'
import { settingsOf } from '#features/community/server/index.ts'
import type { Place } from '../contract.ts'
import { meetingProblems } from '../problems.ts'

/** The address of video rooms that the operators set, such as 'https://meet.example.org/{code}'; '' if there are none. */
const roomTemplate = async (services: Services): Promise<string> => (await settingsOf(services)).settings.meeting_link

/** Whether the community has video rooms of its own. */
export const hasRooms = async (services: Services): Promise<boolean> => (await roomTemplate(services)) !== ''

/** The place of a new meeting as it is stored: a room of the community gets an address that nobody can guess. @throws Refusal noCommunityPlace */
export async function settledPlace(services: Services, { kind, text }: Place): Promise<{ place_kind: Place['kind']; place: string }> {
  if (kind !== 'community') return { place_kind: kind, place: text }
  const newRoom = await communityRooms(services)
  if (!newRoom) throw new Refusal(meetingProblems.noCommunityPlace)
  return { place_kind: kind, place: newRoom() }
}

/** Gives addresses of new video rooms of the community, also within a change; undefined if there are none. */
export async function communityRooms(services: Services): Promise<(() => string) | undefined> {
  const template = await roomTemplate(services)
  return template ? () => template.replaceAll('{code}', randomBytes(10).toString('hex')) : undefined
}
