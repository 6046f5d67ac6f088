import { call } from '@orpc/server'
import { introductionsHandlers } from '#features/introductions/server/handlers.ts'
import type { MeetingSettings } from '#features/meetings/contract.ts'
import { meetingsHandlers } from '#features/meetings/server/handlers.ts'
import { officeHoursHandlers } from '#features/office-hours/server/handlers.ts'
import type { Tx } from '#platform/server/database/index.ts'
import type { Services } from '#platform/server/services.ts'
import { as } from '../acting.ts'
import { deckCompany } from '../decks/company.ts'
import type { DemoMember } from '../member.ts'
import { randomFrom, uuidFrom } from '../random.ts'
import { ofAccount, ofMentors } from './texts.ts'

const day = 24 * 60 * 60 * 1000
const zone = 'Europe/Brussels'
/** For how many weeks mentors offer their hours. */
const weeks = 3

/** A weekday at least some days ahead: '2026-11-30'. */
function weekdayIn(days: number, now: Date): string {
  const date = new Date(now.getTime() + days * day)
  while (date.getUTCDay() % 6 === 0) date.setTime(date.getTime() + day)
  return date.toISOString().slice(0, 10)
}

/** An hour in UTC on a weekday at least some days ahead. */
const at = (days: number, hour: string, now: Date) => `${weekdayIn(days, now)}T${hour}:00.000Z`

/**
 * Creates hours that can be booked, office hours with places and a waiting line, and what the printed members have arranged: one meeting that
 * is over, with the founder's notes, one to come, suggested times that wait for an answer, and an introduction by the advisor.
 */
export async function fillMeetings(services: Services, members: readonly DemoMember[], now: Date): Promise<void> {
  const [founder, investor, mentor, advisor] = members
  if (!founder || !investor || !mentor || !advisor) return
  await call(meetingsHandlers.saveSettings, hoursOf('introduced'), as(investor, services))
  for (const each of [founder, mentor, advisor]) await call(meetingsHandlers.saveSettings, hoursOf('connections'), as(each, services))
  await meet(services, { asker: founder, guest: mentor, now })
  await arrange(services, { founder, investor, advisor, now })
  await offerHours(services, members, now)
  await introduce(services, { advisor, founder, now })
}

const hoursOf = (open_to: MeetingSettings['open_to']): MeetingSettings => ({
  open_to,
  group_id: null,
  place: { kind: 'link', text: 'https://video.example.org/demo' },
  mails: true,
  availability: {
    zone,
    week: [
      ...Array.from({ length: 5 }, () => [
        { from: '09:00', until: '12:00' },
        { from: '14:00', until: '17:00' },
      ]),
      [],
      [],
    ],
    exceptions: [],
    length: 30,
    before: 0,
    after: 15,
    notice: 240,
    perDay: 3,
    perWeek: null,
    daysAhead: 42,
  },
})

/** The two have met; the founder has written down what follows from it, which is due now. */
async function meet({ database }: Services, { asker, guest, now }: { asker: DemoMember; guest: DemoMember; now: Date }): Promise<void> {
  const id = uuidFrom('a meeting that is over')
  const starts_at = new Date(`${weekdayIn(-5, now)}T09:00:00.000Z`)
  const ends_at = new Date(starts_at.getTime() + 30 * 60_000)
  await database.transaction(async (tx: Tx) => {
    const changed = new Date(starts_at.getTime() - 4 * day)
    await tx
      .insertInto('meetings')
      .values({
        id,
        asker_id: asker.id,
        guest_id: guest.id,
        state: 'agreed',
        length: 30,
        starts_at,
        ends_at,
        place_kind: 'link',
        place: 'https://video.example.org/demo',
        word: 'I would like to talk about our second batch of probes.',
        word_by: asker.id,
        reminded_day: true,
        reminded_hour: true,
        created_at: changed,
        changed_at: changed,
      })
      .execute()
    const side = { meeting_id: id, zone, state: 'agreed' as const, at: starts_at, ends_at }
    await tx
      .insertInto('meeting_people')
      .values([
        { ...side, member_id: asker.id, other_id: guest.id },
        { ...side, member_id: guest.id, other_id: asker.id },
      ])
      .execute()
    await tx
      .insertInto('meeting_notes')
      .values({
        meeting_id: id,
        member_id: asker.id,
        note: 'Count the connectors before anything else. She knows two makers of housings who take orders of 300.',
        step: 'Send her the list of parts',
        step_on: now.toISOString().slice(0, 10),
      })
      .execute()
  })
}

interface People {
  founder: DemoMember
  investor: DemoMember
  advisor: DemoMember
  now: Date
}

async function arrange(services: Services, { founder, investor, advisor, now }: People): Promise<void> {
  const place = { kind: 'link' as const, text: 'https://video.example.org/demo' }
  const agreed = uuidFrom('a meeting to come')
  const time = at(2, '09:30', now)
  const pilot = { id: agreed, member_id: founder.id, zone, length: 45, place, word: 'Could you show me the figures of the second pilot?' }
  await call(meetingsHandlers.propose, { ...pilot, times: [time, at(3, '13:00', now)] }, as(investor, services))
  await call(meetingsHandlers.pick, { id: agreed, starts_at: time, zone }, as(founder, services))
  await call(
    meetingsHandlers.propose,
    {
      id: uuidFrom('times that wait for an answer'),
      member_id: founder.id,
      zone,
      length: 30,
      place,
      word: 'Thirty minutes is enough for the questions about your first report.',
      times: [at(3, '08:00', now), at(4, '12:30', now), at(6, '15:00', now)],
    },
    as(advisor, services),
  )
}

/** Members take some of the places; those of one time are all taken, and the printed founder waits for it. */
async function offerHours(services: Services, members: readonly DemoMember[], now: Date): Promise<void> {
  const [founder, , printedMentor] = members
  const ofType = (type: string) =>
    members.slice(4).filter(({ profile, profile_completed }) => profile_completed && profile.user_type === type)
  const founders = ofType('startup')
  const mentors = new Set(ofType('mentor'))
  const offers = [ofAccount, ...ofMentors].flatMap((hours, index) => {
    const mentor = index === 0 ? printedMentor : mentorFor(hours, [...mentors])
    if (!mentor) return []
    mentors.delete(mentor)
    return [{ mentor, index, ...hours }]
  })
  for (const { mentor, index, offer, fits, answers } of offers) {
    const id = uuidFrom(`office hours ${index}`)
    const random = randomFrom(id)
    const date = weekdayIn(2 + (index % 4), now)
    const clock = (hour: number) => `${date}T${String(hour).padStart(2, '0')}:00`
    const starts = offer.places === 1 ? [clock(9 + index), clock(10 + index)] : [clock(9 + index)]
    const place = { kind: 'link' as const, text: 'https://video.example.org/office-hours' }
    await call(officeHoursHandlers.offer, { id, open_to: 'everybody', zone, starts, weeks, place, ...offer }, as(mentor, services))
    const { slots } = await call(officeHoursHandlers.get, { id }, as(founders[0] ?? mentor, services))
    const [first] = slots
    if (!first) continue
    const isFull = index === 1
    const guests = founders.filter((each) => !fits || fits.test(deckCompany(each, now)?.business.customers ?? ''))
    for (const guest of random.sample(guests, isFull ? offer.places : Math.ceil(offer.places / 3))) {
      const answer = offer.question && random.pick(answers)
      await call(officeHoursHandlers.book, { id: first.id, zone, answer }, as(guest, services))
    }
    if (isFull && founder) {
      const answer = 'The one about what happens if we sell within two years.'
      await call(officeHoursHandlers.book, { id: first.id, zone, answer, wait: true }, as(founder, services))
    }
  }
}

/** A mentor with the expertise, or any if nobody has it. */
const mentorFor = ({ expertise }: (typeof ofMentors)[number], mentors: readonly DemoMember[]) =>
  mentors.find(({ profile }) => profile.expertise_areas.some((area) => expertise.includes(area))) ?? mentors[0]

/** The advisor introduces the founder to an investor whom only the advisor knows. */
async function introduce(services: Services, { advisor, founder }: { advisor: DemoMember; founder: DemoMember; now: Date }): Promise<void> {
  const { items } = await call(introductionsHandlers.candidates, { except: founder.id }, as(advisor, services))
  const known = await call(introductionsHandlers.candidates, { except: advisor.id, limit: 50 }, as(founder, services))
  const other = items.find(({ id, user_type }) => user_type === 'investor' && !known.items.some((each) => each.id === id))
  if (!other) return
  await call(
    introductionsHandlers.introduce,
    {
      id: uuidFrom('an introduction'),
      first: {
        member_id: founder.id,
        word: 'They look for measured effects in farming and ask better questions than most. You would like each other.',
      },
      second: {
        member_id: other.id,
        word: 'Terrabruna measures soil carbon for a tenth of the usual cost. I checked their first report myself.',
      },
    },
    as(advisor, services),
  )
}
