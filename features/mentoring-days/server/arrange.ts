import type { Services } from '#platform/server/services.ts'
import { arrangeMeeting, statedZones } from '#features/meetings/server/index.ts'
import type { ChangingDay } from './access.ts'
import type { PersonRow } from './queries.ts'

interface Arranging {
  mentor: PersonRow
  founder: PersonRow
  start: Date
  /** Gives addresses of video rooms, if the community has some. */
  newRoom: (() => string) | undefined
  isTold: boolean
}

/** Agrees a meeting of two, who are locked. @returns its id @throws Refusal busyYourself, taken */
export async function arrange(
  services: Services,
  changing: ChangingDay,
  { mentor, founder, start, newRoom, isTold }: Arranging,
): Promise<string> {
  const { tx, day } = changing
  const stated = await statedZones(tx, [mentor.member_id, founder.member_id])
  const zoneOf = ({ member_id, zone }: PersonRow) => zone ?? stated.get(member_id) ?? day.zone
  return arrangeMeeting(services, changing, {
    host_id: mentor.member_id,
    member_id: founder.member_id,
    start,
    length: day.length,
    ...placeOf(mentor.place, newRoom),
    zones: { [mentor.member_id]: zoneOf(mentor), [founder.member_id]: zoneOf(founder) },
    isTold,
  })
}

/** A link, a table or a room; without any, a video room of the community's, if there are some. */
function placeOf(place: string, newRoom: (() => string) | undefined) {
  if (place === '' && newRoom) return { place_kind: 'community' as const, place: newRoom() }
  const isLink = URL.parse(place)?.protocol === 'https:'
  return { place_kind: isLink ? ('link' as const) : ('address' as const), place }
}
