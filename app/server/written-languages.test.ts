import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type * as Pofile from 'pofile-ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { keptFor, readCalendar } from '#features/busy-times/server/read-calendar.ts'
import type { ForeignEvent } from '#features/events/foreign-event.ts'
import { importEvents } from '#features/events/server/import/import-events.ts'
import { sendDigests } from '#features/reminders/server/digests.ts'
import { sendDue } from '#features/reminders/server/send-due.ts'
import { remindDue } from '#features/meetings/server/remind.ts'
import { remindDue as remindMentoring } from '#features/mentoring-days/server/remind.ts'
import { changeRole, suspend } from '#features/members/server/index.ts'
import { type Language, languages } from '#platform/language.ts'
import { recordOf } from '#platform/record-of.ts'
import { blank } from '#features/joining/localised.ts'
import { announce } from '#testing/announcements.ts'
import { feedOf } from '#testing/busy-times.ts'
import { insertDeck, post } from '#testing/deals.ts'
import { groupOf } from '#testing/groups.ts'
import { emailTokenIn } from '#testing/email-links.ts'
import { eventOf, foreignEvent, hostEvent } from '#testing/events.ts'
import { insertEvent } from '#testing/insert-event.ts'
import { introduce } from '#testing/introductions.ts'
import { apply, applyAndConfirm, fileOf, setRules } from '#testing/joining.ts'
import { headerOf, htmlPartOf, textPartOf } from '#testing/mail-server.ts'
import { marksIn, textIds } from '#testing/marked-texts.ts'
import { aMinutePasses, accept, connect } from '#testing/matching.ts'
import { advanceDay, dateAhead, dayOf, draftDay, place } from '#testing/mentoring-days.ts'
import { localHours, offerHours, slotsFor, takePlace } from '#testing/office-hours.ts'
import { hoursAhead, proposeTimes } from '#testing/meetings.ts'
import { say } from '#testing/messages.ts'
import { loopbackToo } from '#testing/outside.ts'
import { addTo, found } from '#testing/organisations.ts'
import { type Person, profileOf } from '#testing/people.ts'
import { commentOn, postOf } from '#testing/posts.ts'
import { startPushService } from '#testing/push-service.ts'
import { decideCase, firstCase, report } from '#testing/reports.ts'
import { challengeOf, codeFor, codesPass, turnOnFactor } from '#testing/second-factor.ts'
import { reportedYear } from '#testing/sustainability.ts'
import { noteOn } from '#testing/team-pipeline.ts'
import { testWorld } from '#testing/test-world.ts'
import { sendUpdate } from '#testing/updates.ts'
import { unzipped } from '#testing/zip.ts'
import { socialCard } from '#features/landing/server/social-card.ts'

// The program may have been loaded in this process with the original catalogues, and the next test file needs those.
vi.hoisted(() => vi.resetModules())
afterAll(() => {
  vi.doUnmock('pofile-ts')
  vi.resetModules()
})
vi.mock(import('pofile-ts'), async (load) => {
  const [library, { markingTexts }] = await Promise.all([load(), import('#testing/marked-texts.ts')])
  return markingTexts(library)
})

const site = 'https://community.example'
const world = testWorld({
  pages: async (...to) => socialCard(...to),
  environment: { PUBLIC_URL: site, MAIL_DELAY: '600', CONTACT_EMAIL: 'HELP@COMMUNITY.EXAMPLE' },
  outboundPolicy: loopbackToo(),
})
const db = () => world.services.database.kysely

// Texts of members are in capitals here, to distinguish them from the server's.
const company = 'SOLAR OÜ'
let anna: Person
let ivan: Person
let olga: Person
/** Readers of each language: a founder, and an investor whose preferences match the deals here. */
const founders = new Map<Language, Person>()
const investors = new Map<Language, Person>()

async function memberOf(full_name: string, user_type: Person['user_type'], language: Language): Promise<Person> {
  const person = await world.join({ full_name, user_type, company_name: company })
  await person.call.accounts.setLanguage({ language })
  await person.call.profiles.save(
    profileOf(person, { company_name: company, ...(user_type === 'investor' && { investor_preferences: { stages: ['seed'] } }) }),
  )
  await sql`update users set email_confirmed = true where id = ${person.id}`.execute(db())
  await sql`insert into user_event_preferences (user_id, notification_frequency, timezone, email_notifications, is_saved, preferred_categories)
    values (${person.id}, 'daily', 'Europe/Berlin', true, true, '{Business}')`.execute(db())
  await person.call.notifications.savePreferences({ email: true })
  return person
}

beforeAll(async () => {
  anna = await memberOf('ANNA ARENDT', 'startup', 'en')
  ivan = await memberOf('IVAN ILIEV', 'investor', 'en')
  olga = await memberOf('OLGA OPERATES', 'mentor', 'en')
  await world.command('grant', olga.email)
  for (const language of languages) {
    founders.set(language, await memberOf(`FINN ${language.toUpperCase()}`, 'startup', language))
    investors.set(language, await memberOf(`IDA ${language.toUpperCase()}`, 'investor', language))
  }
  await everythingIsSent()
})

/** Makes all pending emails due. */
async function everythingIsSent() {
  for (let round = 0; round < 3; round += 1) {
    await world.settled()
    await sql`update jobs.job set start_after = now() where name = 'notifications.mail' and state in ('created', 'retry')`.execute(db())
  }
  await world.settled()
}

const mailsTo = (address: string) =>
  [...world.mailServer.confirmations, ...world.mailServer.received].filter(({ to }) => to.includes(address)).map(({ source }) => source)

/** Ignores emails so far, such as the confirmation link for a new member. */
function forgetMails() {
  world.mailServer.received.splice(0)
  world.mailServer.confirmations.splice(0)
}

/** Words that `Intl` uses in dates of each language. */
const wordsOfDates = recordOf(languages, (language) => {
  const locale = language === 'en' ? 'en-GB' : language
  // Every month and, as 31 days are three more than four weeks, every weekday.
  const dates = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, 0, 1 + month * 31, 9, 30)))
  const written = dates.flatMap((date) =>
    ['Europe/Berlin', 'Europe/Tallinn'].map((timeZone) =>
      new Intl.DateTimeFormat(locale, {
        timeZone,
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        timeZoneName: 'short',
      }).format(date),
    ),
  )
  return new Set(written.join(' ').match(/\p{L}+/gu))
})

const said = new Set<string>()

/** Texts that a reader of a language received, and their faults: another language, not in the catalogue, or with unfilled placeholders. */
function readIn(language: Language, mails: readonly string[]): { words: string; faults: string[] } {
  const read = mails.map((source) => {
    const [html, subject] = [htmlPartOf(source), headerOf(source, 'subject') ?? '']
    const whole = `${subject}\n${textPartOf(source)}`.replace(/https?:\S+/g, '')
    const marks = marksIn(whole)
    for (const id of [...marks.ids, ...marksIn(html).ids]) said.add(id)
    const dates = wordsOfDates[language]
    const isPlain = language === 'en'
    const unsaid = isPlain ? [] : (marks.rest.match(/\p{L}*\p{Ll}\p{L}*/gu) ?? []).filter((word) => !dates.has(word))
    const faults = [
      ...[...marks.languages].filter((each) => isPlain || each !== language).map((each) => `said in ${each}`),
      ...(isPlain || marks.languages.has(language) ? [] : ['said in English']),
      ...unsaid.map((word) => `in no catalogue: ${word}`),
      ...(whole.match(/[{}]|undefined|\[object/g) ?? []).map((left) => `left over: ${left}`),
      ...((isPlain && whole.match(/\b(?:mail|notification|file)\.\w+/g)) || []).map((id) => `an id: ${id}`),
      ...(html.includes(`<html lang="${language}">`) ? [] : ['another lang']),
      ...(headerOf(source, 'content-language') === language ? [] : ['another Content-Language']),
    ]
    return { whole, faults: faults.map((fault) => `${language}: “${subject}”, ${fault}`) }
  })
  return {
    words: read.map(({ whole }) => whole).join('\n'),
    faults: mails.length === 0 ? [`${language}: no mail came`] : read.flatMap(({ faults }) => faults),
  }
}

interface Receivers {
  founder: Person
  investor: Person
  language: Language
}
type Scenario = (receivers: Receivers) => Promise<Person | string | (Person | string)[]>

const day = 24 * 60 * 60_000
/** A member who joins with a device in a language. */
async function joinedIn(language: Language, full_name: string): Promise<Person> {
  const person = world.visitor()
  person.cookies.set('language', language)
  const { email, password, user_type, bio } = person
  const { member } = await person.call.accounts.join({ full_name, email, password, user_type, company_name: company, bio })
  return { ...person, id: member.id }
}
const signInAs = (person: Person) => person.call.accounts.signIn({ email: person.email, password: person.password })
const dealOfAnna = async () => {
  const id = await post(anna, { title: 'HEAT', company_name: 'HEAT AG', readers: 'granted' })
  await insertDeck(world, { id: randomUUID(), owner_id: anna.id, subject_id: id })
  return id
}
const reportedPost = async (by: Person) => {
  const { id } = await postOf(by, 'BUY COINS')
  await report(anna, { member_id: by.id, about: { kind: 'post', id } })
  return (await firstCase(olga)).id
}
const reason = 'IT IS SPAM'

const scenarios: Record<string, Scenario> = {
  async 'applications and invitations'({ founder, language }) {
    const visitorIn = (name: string) => {
      const person = Object.assign(world.visitor(), { email: `${name}-${language}@joining.example`, full_name: name.toUpperCase() })
      person.cookies.set('language', language)
      return person
    }
    const [admitted, declined, guest] = [visitorIn('admitted'), visitorIn('declined'), visitorIn('guest')]
    const { settings, version } = await olga.call.joining.welcomeSettings()
    await olga.call.joining.saveWelcome({ settings: { ...settings, is_mailed: true }, version })
    await setRules(olga, { mode: 'approval' })
    for (const person of [admitted, declined]) {
      await applyAndConfirm(world, person)
      // Waits already.
      await apply(person)
    }
    const give = (role: 'admin' | 'member') => world.services.database.transaction((tx) => changeRole(tx, founder.id, role))
    await give('admin')
    await world.runJob('joining.tellOfApplications')
    await everythingIsSent()
    await give('member')
    const { items } = await olga.call.joining.applications({})
    const idOf = ({ email }: Person) => items.filter((each) => each.email === email).map(({ id }) => id)
    await olga.call.joining.approve({ ids: idOf(admitted) })
    await olga.call.joining.decline({ ids: idOf(declined), reason })
    await everythingIsSent()
    // A member, and somebody who was declined lately.
    for (const person of [admitted, declined]) await apply(person)
    const { id: group_id } = await groupOf(olga, { name: 'COHORT', visibility: 'hidden' })
    await olga.call.joining.inviteFile({ file: fileOf(`email,language\n${guest.email},${language}\n`), group_id })
    await setRules(olga, { mode: 'open' })
    const joined = await joinedIn(language, 'JOINS')
    await everythingIsSent()
    const written = await olga.call.joining.welcomeSettings()
    await olga.call.joining.saveWelcome({ settings: { ...settings, is_mailed: false }, version: written.version })
    return [founder, admitted.email, declined.email, guest.email, joined]
  },
  async 'a calendar elsewhere that can’t be read for a day'({ founder }) {
    const feed = feedOf('https://10.0.0.1/busy.ics', 'WORK')
    await founder.call.busyTimes.saveFeed(feed)
    await world.settled()
    await readCalendar(world.services, feed.id, new Date(Date.now() + keptFor))
    return founder
  },
  async 'a message'({ founder }) {
    await say(anna, founder, 'HI')
    return founder
  },
  async 'more messages than a mail shows'({ founder }) {
    for (const content of ['A', 'B', 'C', 'D', 'E', 'F', 'G']) await say(ivan, founder, content)
    return founder
  },
  async 'comments, replies and mentions'({ founder }) {
    const { id } = await postOf(founder, 'HELLO')
    await commentOn(anna, id, 'WELL DONE')
    const own = await commentOn(founder, id, 'THANKS')
    await commentOn(anna, id, 'SURE', own.id)
    await postOf(anna, `@${founder.full_name}`, { mentions: [founder.id] })
    return founder
  },
  async 'a review, and its answer'({ founder }) {
    await say(anna, founder, 'HI')
    await say(founder, anna, 'HI')
    await anna.call.reviews.write({ member_id: founder.id, rating: 5, review_text: 'FAST AND FAIR' })
    const { id } = await founder.call.reviews.write({ member_id: anna.id, rating: 5, review_text: 'GOOD TO WORK WITH' })
    await anna.call.reviews.reply({ id, reply: 'THANKS' })
    return founder
  },
  async 'the profile'({ founder }) {
    await founder.call.profiles.save(profileOf(founder, { company_name: company, bio: 'WE BUILD HEAT PUMPS FOR ALL' }))
    return founder
  },
  async 'an interest, and a connection'({ founder, investor }) {
    await accept(anna, founder, 'LET US TALK')
    await connect(investor, anna)
    await aMinutePasses(world)
    return [founder, investor]
  },
  async 'what investors do about a deal'({ founder }) {
    const id = await post(founder, { title: 'STORAGE', company_name: 'STORAGE AG', readers: 'granted' })
    await insertDeck(world, { id: randomUUID(), owner_id: founder.id, subject_id: id })
    await ivan.call.deals.expressInterest({ id })
    await ivan.call.deals.requestIntroduction({ id, note: 'MAY WE' })
    await ivan.call.deals.askToRead({ id })
    await ivan.call.deals.tellInvestment({ id })
    return founder
  },
  async 'a matching deal, and the outcome of a member’s requests'({ investor }) {
    const [accepted, declined] = [await dealOfAnna(), await dealOfAnna()]
    for (const id of [accepted, declined]) await investor.call.deals.requestIntroduction({ id })
    await investor.call.deals.askToRead({ id: accepted })
    await anna.call.deals.answerAccess({ id: accepted, member_id: investor.id, answer: 'granted' })
    await anna.call.deals.answerIntroduction({ id: declined, member_id: investor.id, answer: 'declined', reason: 'FULL' })
    await anna.call.deals.answerIntroduction({ id: accepted, member_id: investor.id, answer: 'accepted' })
    return investor
  },
  async 'an update'({ investor }) {
    await sendUpdate(anna, { title: 'PLANT' }, [investor])
    return investor
  },
  async 'a deal in a shared pipeline'({ investor }) {
    const fund = await found(ivan, { kind: 'fund', name: 'NORTHERN FUND' })
    await addTo(ivan, fund, investor)
    const deal_id = await dealOfAnna()
    await ivan.call.teamPipeline.add({ id: fund.id, deal_id })
    await ivan.call.teamPipeline.assign({ id: fund.id, deal_id, member_id: investor.id })
    await noteOn(ivan, fund, deal_id, { text: 'GOOD TEAM' })
    return investor
  },
  async 'a verification that fails, and then is lost'({ founder }) {
    const { id } = await found(founder, { name: 'WERK NORD', website: 'https://werk.example' })
    await founder.call.organisations.verification({ id })
    const longAgo = new Date(Date.now() - 31 * 86_400_000)
    const look = async (fields: { checked_at?: Date; failed_at?: Date }) => {
      const verified = { domain: 'werk.example', method: 'email' as const, verified_at: longAgo, ...fields }
      await db().updateTable('organisation_verifications').set(verified).where('organisation_id', '=', id).execute()
      await world.runJob('organisations.lookAgain')
      await everythingIsSent()
    }
    await look({ checked_at: longAgo })
    await look({ failed_at: longAgo })
    return founder
  },
  async 'people who come to organisations'({ founder, investor, language }) {
    const works = await found(founder, { name: 'WERK' })
    const guest = `guest-${language}@example.org`
    await founder.call.organisations.invite({ id: works.id, email: guest })
    await anna.call.organisations.askToJoin({ id: works.id, note: 'MAY WE' })
    await investor.call.organisations.askToJoin({ id: works.id })
    await founder.call.organisations.answerRequest({ id: works.id, member_id: investor.id, answer: 'accept' })
    await postOf(ivan, 'GO @WERK', { organisations: [works.id] })
    const other = await found(anna, { name: 'HAUS' })
    await anna.call.organisations.invite({ id: other.id, member_id: founder.id })
    return [founder, investor, guest]
  },
  async 'new results of saved searches'({ founder, investor, language }) {
    const save = (person: Person, name: string) => person.call.search.save({ id: randomUUID(), name, filters: { query: name } })
    const [one, two] = [`OSMOSIS${language.toUpperCase()}`, `KELP${language.toUpperCase()}`]
    await save(founder, one)
    for (const name of [one, two]) await save(investor, name)
    await postOf(anna, `${one} AND ${two}`)
    await everythingIsSent()
    await world.runJob('search.checkSaved')
    return [founder, investor]
  },
  async 'introductions by a third'({ founder, investor }) {
    for (const person of [founder, investor]) await connect(anna, person)
    const received = await introduce(anna, founder, investor, { word: 'YOU SHOULD MEET' })
    for (const person of [olga, ivan]) await connect(founder, person)
    const made = await introduce(founder, olga, ivan, { word: 'YOU SHOULD MEET' })
    await everythingIsSent()
    for (const person of [olga, ivan]) await person.call.introductions.answer({ id: made, answer: 'yes' })
    for (const person of [founder, investor]) await person.call.introductions.answer({ id: received, answer: 'yes' })
    return [founder, investor]
  },
  async 'groups that members join, are added to and post in'({ founder, investor, language }) {
    const group = { name: 'CIRCLE', visibility: 'request' } as const
    const { id } = await groupOf(olga, group, founder)
    await founder.call.groups.add({ id, member_ids: [anna.id] })
    await investor.call.groups.ask({ id })
    await everythingIsSent()
    await founder.call.groups.answer({ id, member_id: investor.id, answer: 'accept' })
    await everythingIsSent()
    await postOf(anna, `HELLO ${language}`, { group_id: id })
    await hostEvent(anna, { title: 'CIRCLE NIGHT', group_id: id })
    const { id: other } = await groupOf(olga, group, anna)
    await anna.call.groups.add({ id: other, member_ids: [founder.id] })
    return [founder, investor]
  },
  async 'meetings that are suggested, agreed, moved and cancelled'({ founder }) {
    await connect(anna, founder)
    const at = (hours: number) => hoursAhead(100 + hours)
    const asked = await proposeTimes(founder, anna, [at(0)])
    await anna.call.meetings.decline({ id: asked.id, word: 'FULL' })
    const { id } = await proposeTimes(anna, founder, [at(0), at(1)], { word: 'LET US TALK' })
    await everythingIsSent()
    await founder.call.meetings.pick({ id, starts_at: at(0), zone: 'Europe/Berlin' })
    await everythingIsSent()
    await anna.call.meetings.move({ id, starts_at: at(2), sequence: 0 })
    await remindDue(world.services, new Date(Date.parse(at(2)) - 60 * 60_000))
    await everythingIsSent()
    await sql`update meetings set starts_at = now() + interval '10 minutes' where id = ${id}`.execute(db())
    await anna.call.meetings.tellLate({ id, minutes: 10 })
    await everythingIsSent()
    await anna.call.meetings.cancel({ id, word: 'ILL' })
    const gone = await memberOf('LEO LEAVES', 'startup', 'en')
    await connect(gone, founder)
    const last = await proposeTimes(gone, founder, [at(4)])
    await founder.call.meetings.pick({ id: last.id, starts_at: at(4), zone: 'Europe/Berlin' })
    await everythingIsSent()
    await world.services.database.transaction((tx) => suspend(tx, gone.id, { ends_at: null, reason }))
    await everythingIsSent()
    return founder
  },
  async 'office hours, for which somebody waits'({ founder }) {
    const id = await offerHours(ivan, { title: 'ASK IVAN', about: 'MY TRADE', starts: localHours(200, 202) })
    const [first, second] = await slotsFor(anna, id)
    await takePlace(anna, first ?? { id })
    await takePlace(founder, first ?? { id }, { answer: 'MY ROUND', wait: true })
    await everythingIsSent()
    await anna.call.officeHours.leave({ id: first?.id ?? id })
    await everythingIsSent()
    await ivan.call.officeHours.removeTime({ id: first?.id ?? id })
    await everythingIsSent()
    await takePlace(anna, second ?? { id })
    await takePlace(founder, second ?? { id }, { wait: true })
    await everythingIsSent()
    await ivan.call.officeHours.end({ id })
    await everythingIsSent()
    return founder
  },
  async 'a mentoring day with wishes, a schedule and changes, which is cancelled'({ founder, investor }) {
    const id = await draftDay(
      olga,
      { mentors: [anna, ivan], founders: [founder, investor] },
      { title: 'MENTORS MEET', note: 'BRING IT', zone: 'Europe/Berlin', day: dateAhead(30) },
    )
    await advanceDay(olga, id, 'ask')
    await everythingIsSent()
    await olga.call.mentoringDays.setPlace({ id, member_id: anna.id, place: 'TABLE' })
    await place(olga, id, [anna, founder, 1])
    const { times } = await advanceDay(olga, id, 'send')
    await everythingIsSent()
    await remindMentoring(world.services, new Date(Date.parse(times[0]?.starts_at ?? '') - 60 * 60_000))
    await everythingIsSent()
    await place(olga, id, [ivan, founder, 2])
    await place(olga, id, [anna, founder, 3], [anna, founder])
    await everythingIsSent()
    const { version } = await dayOf(olga, id)
    await olga.call.mentoringDays.unplace({ id, version, mentor_id: ivan.id, founder_id: founder.id })
    await everythingIsSent()
    await advanceDay(olga, id, 'cancel')
    await everythingIsSent()
    return [founder, investor]
  },
  async 'requests for sustainability answers'({ founder, investor }) {
    const works = await found(founder, { name: 'WERK WEST' })
    const due_on = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
    for (const framework of ['invest-europe-minimum', 'goals'] as const) {
      await ivan.call.sustainability.ask({
        organisations: [{ id: works.id, request_id: randomUUID() }],
        framework,
        year: reportedYear,
        due_on,
        note: 'FOR OUR REPORT',
      })
    }
    await everythingIsSent()
    await world.runJob('sustainability.remind')
    await everythingIsSent()
    const { id } = await found(anna, { name: 'HAUS WEST' })
    const asked = ['invest-europe-minimum', 'eu-taxonomy'].map((framework) => ({
      framework: framework as 'eu-taxonomy',
      request_id: randomUUID(),
    }))
    for (const { framework, request_id } of asked) {
      await investor.call.sustainability.ask({ organisations: [{ id, request_id }], framework, year: reportedYear })
    }
    const [granted, declined] = asked
    await anna.call.sustainability.grant({ id, request_ids: [granted?.request_id ?? ''] })
    await anna.call.sustainability.decline({ id, request_id: declined?.request_id ?? '', reason: 'TOO EARLY' })
    return [founder, investor]
  },
  async 'events that change'({ founder }) {
    const moved = await hostEvent(anna, { title: 'NIGHT', venue: 'HUB' })
    const online = await hostEvent(anna, { title: 'CALL', format: 'online', venue: '', country: null })
    const cancelled = await hostEvent(anna, { title: 'GONE' })
    for (const id of [moved, online, cancelled]) await founder.call.events.register({ id })
    const later = { starts: `${eventOf().starts.slice(0, 10)}T19:30`, ends: `${eventOf().ends.slice(0, 10)}T22:00` }
    await anna.call.events.change({ id: moved, ...eventOf({ title: 'NIGHT', venue: 'HUB', ...later }) })
    await anna.call.events.change({
      id: online,
      ...eventOf({ title: 'CALL', format: 'online', venue: '', country: null, ...later }),
    })
    await anna.call.events.cancel({ id: cancelled, reason: 'NO ROOM' })
    return founder
  },
  async 'an event that its source has again'({ founder, language }) {
    const imported = (events: ForeignEvent[]) => importEvents(world.services, { kind: 'meetup', sourceId: null }, events)
    const forum = foreignEvent({ external_id: `${language} forum`, title: 'FORUM', venue: 'HUB' })
    const online = foreignEvent({
      external_id: `${language} online`,
      title: 'ONLINE',
      format: 'online',
      venue: '',
      city: '',
      country: null,
    })
    await imported([forum, online])
    const rows = await db().selectFrom('events').select('id').where('external_id', 'like', `${language} %`).execute()
    for (const { id } of rows) await founder.call.events.register({ id })
    for (const events of [[], [forum, online]]) await imported(events)
    // The next import is without these events.
    await everythingIsSent()
    return founder
  },
  async 'an event that operators hide and show again'({ founder }) {
    const id = await hostEvent(anna, { title: 'COINS', venue: 'HUB' })
    await founder.call.events.register({ id })
    await report(ivan, { member_id: anna.id, about: { kind: 'event', id } })
    const reported = await firstCase(olga)
    await decideCase(olga, reported.id, { content_act: 'hide', reason })
    await everythingIsSent()
    await decideCase(olga, reported.id, { content_act: 'restore', reason })
    return founder
  },
  async 'an invitation to host an event'({ founder }) {
    const id = await hostEvent(anna, { title: 'NIGHT', venue: 'HUB' })
    await connect(anna, founder)
    await anna.call.events.inviteCoHost({ id, member_id: founder.id })
    return founder
  },
  async 'what a host writes to attendees'({ founder }) {
    const id = await hostEvent(anna, { title: 'NIGHT', venue: 'HUB' })
    await founder.call.events.register({ id })
    await anna.call.events.sendMessage({ id, message_id: randomUUID(), audience: 'all', text: 'BRING IT' })
    return founder
  },
  async 'a place at events, and none'({ founder, investor }) {
    const asked = { needs_approval: true }
    const given = await hostEvent(anna, { title: 'TABLE', venue: 'HUB', ...asked })
    const online = await hostEvent(anna, {
      title: 'SCREEN',
      format: 'online',
      venue: '',
      country: null,
      ...asked,
    })
    const refused = await hostEvent(anna, { title: 'FULL', venue: 'HUB', ...asked })
    for (const id of [given, online, refused]) {
      await founder.call.events.register({ id })
      await anna.call.events.answerRequest({ id, member_id: founder.id, isAccepted: id !== refused })
    }
    const full = await hostEvent(anna, { title: 'QUEUE', venue: 'HUB', capacity: 1, ...asked })
    for (const { call, id: member_id } of [investor, founder]) {
      await call.events.register({ id: full })
      await anna.call.events.answerRequest({ id: full, member_id, isAccepted: true })
    }
    return founder
  },
  async reminders({ founder }) {
    const starts = new Date(Date.now() + 9 * day)
    const event = await insertEvent(world, { title: 'TALLINN DAYS', venue: 'HUB', city: 'TALLINN', event_date: starts })
    await founder.call.reminders.set({ event_id: event, type: 'email', offset: '1hour', message: 'BRING IT' })
    await founder.call.events.register({
      id: await hostEvent(anna, { title: 'NOTICED', venue: 'HUB', starts: '2035-07-04T10:00', ends: '2035-07-04T12:00' }),
    })
    await world.settled()
    await sendDue(world.services, new Date(starts.getTime() - 60 * 60_000))
    await sendDue(world.services, new Date('2035-07-01T00:00:00Z'))
    return founder
  },
  async 'the copy of a member’s data'({ founder }) {
    await founder.call.exports.ask()
    return founder
  },
  async 'a new password'({ founder }) {
    await founder.call.accounts.requestPasswordReset({ email: founder.email })
    await founder.call.accounts.changePassword({ current_password: founder.password, password: 'another horse battery' })
    founder.password = 'another horse battery'
    return founder
  },
  async 'another address'({ investor, language }) {
    const current_password = investor.password
    // The owner reads the same language.
    const owner = founders.get(language)
    await investor.call.accounts.changeEmail({ email: owner?.email ?? '', current_password })
    await world.settled()
    const [before, after] = [investor.email, `moved-${language}@example.org`]
    await investor.call.accounts.changeEmail({ email: after, current_password })
    await world.settled()
    await investor.call.accounts.followEmailLink({ token: emailTokenIn({ source: mailsTo(after).at(-1) ?? '' }) })
    investor.email = after
    return [before, after, owner ?? '']
  },
  async 'the address one joined with'({ language }) {
    const person = await joinedIn(language, 'NOA NEW')
    await person.call.accounts.mailConfirmation()
    return person
  },
  async 'a test email of an operator'({ language }) {
    const operator = await joinedIn(language, 'TEA TESTS')
    await world.command('grant', operator.email)
    await operator.call.health.sendTestMail()
    return operator
  },
  async 'what operators decide'({ founder }) {
    const kept = await reportedPost(founder)
    await decideCase(olga, kept, { content_act: 'hide', member_act: 'warn', reason })
    await decideCase(olga, kept, { content_act: 'restore', member_act: 'withdraw', reason })
    const removed = await reportedPost(founder)
    await decideCase(olga, removed, { content_act: 'remove', reason })
    await decideCase(olga, removed, { member_act: 'warn', reason })
    await decideCase(olga, removed, { member_act: 'suspend', days: 7, reason })
    await decideCase(olga, removed, { member_act: 'suspend', days: null, reason })
    await decideCase(olga, removed, { member_act: 'lift', reason })
    await world.settled()
    await signInAs(founder)
    return founder
  },
  async 'an announcement and its test'({ founder, language }) {
    const operator = await joinedIn(language, 'AXEL ANNOUNCES')
    await world.command('grant', operator.email)
    const inCapitals = (text: string) => ({ ...blank(), en: text })
    const texts = { title: inCapitals('DEMO DAY'), text: inCapitals('COME ALONG'), link_label: blank() }
    const { id } = await announce(operator, { texts, segment: { ids: [founder.id] } })
    await operator.call.announcements.sendTest({ id, language })
    return [founder, operator]
  },
  async 'help by operators'({ language }) {
    const person = await joinedIn(language, 'SAM SUPPORTED')
    await world.settled()
    const { id, email } = person
    const right = `right-${language}@example.org`
    const { sessions } = await olga.call.memberSupport.member({ id })
    await olga.call.memberSupport.resendConfirmation({ id, reason })
    await olga.call.memberSupport.sendReset({ id, reason })
    await olga.call.memberSupport.endSessions({ id, reason, session_id: sessions[0]?.id ?? null })
    await olga.call.memberSupport.endSessions({ id, reason })
    await olga.call.memberSupport.correctEmail({ id, reason, email: right, seen: { email, waiting: null } })
    await world.settled()
    return [person, right]
  },
  async 'a second factor'({ language }) {
    const person = await joinedIn(language, 'SUE SECURED')
    const { key, codes } = await turnOnFactor(person)
    const browser = world.visitor()
    await browser.call.accounts.completeSignIn({ challenge: await challengeOf(browser, person), code: codes[0] ?? '' })
    await olga.call.memberSupport.resetFactor({ id: person.id, reason })
    await everythingIsSent()
    await codesPass(world, person)
    const challenge = await challengeOf(person, person)
    await person.call.accounts.completeSignIn({ challenge, code: codeFor(key) })
    await codesPass(world, person)
    await person.call.accounts.endSecondFactor({ current_password: person.password, code: codeFor(key) })
    return person
  },
  async 'a deleted account'({ language }) {
    const person = await joinedIn(language, 'GUS GONE')
    await person.call.leaving.ask({ current_password: person.password })
    await world.settled()
    await sql`update leaving_members set leaves_at = now() - interval '1 minute' where member_id = ${person.id}`.execute(db())
    await world.runJob('leaving.deleteDue')
    return person
  },
  async 'an account that nobody uses'({ language }) {
    const person = await joinedIn(language, 'ULI UNUSED')
    const lastUsed = (days: number) =>
      sql`update auth."user" set last_used_at = now() - ${days} * interval '1 day' where id = ${person.id}`.execute(db())
    await sql`update retention_rules set days = 365 where kind = 'leaving.unused'`.execute(db())
    await lastUsed(340)
    await world.runJob('retention.apply')
    await world.settled()
    await lastUsed(371)
    await sql`update unused_accounts set told_at = now() - interval '32 days'`.execute(db())
    await world.runJob('retention.apply')
    await world.runJob('leaving.deleteDue')
    return person
  },
}

/**
 * The languages with a catalogue take turns, because their texts differ here only in their marks. English has none: all texts are in it when
 * they are missing in another.
 */
const catalogued = languages.filter((language) => language !== 'en')
const inTurn = (turn: number): Language => catalogued[turn % catalogued.length] ?? 'de'

describe('every email is in the recipient’s language:', () => {
  test.each(Object.entries(scenarios).map(([name, act], turn) => [name, act, inTurn(turn)] as const))(
    '%s',
    async (_name, act, language) => {
      await everythingIsSent()
      forgetMails()
      const [founder, investor] = [founders.get(language), investors.get(language)]
      if (!founder || !investor) throw new Error('a member is missing')
      const receivers = [await act({ founder, investor, language })].flat()
      await everythingIsSent()
      const faults = receivers.flatMap(
        (receiver) => readIn(language, mailsTo(typeof receiver === 'string' ? receiver : receiver.email)).faults,
      )
      expect(faults).toEqual([])
    },
    60_000,
  )

  test('recommendations', async () => {
    forgetMails()
    await sql`delete from event_digests`.execute(db())
    await sql`delete from event_digest_events`.execute(db())
    await sql`update events set event_date = now() - interval '2 days', end_date = now() - interval '1 day'`.execute(db())
    await insertEvent(world, { title: 'ONE' })
    await sendDigests(world.services, new Date('2027-02-01T08:00:00Z'))
    await world.settled()
    expect(languages.flatMap((language) => readIn(language, mailsTo(founders.get(language)?.email ?? '')).faults)).toEqual([])
    await insertEvent(world, { title: 'TWO', format: 'online', venue: '', city: null })
    await insertEvent(world, { title: 'THREE' })
    await sendDigests(world.services, new Date('2027-02-02T08:00:00Z'))
    await world.settled()
    expect(languages.flatMap((language) => readIn(language, mailsTo(founders.get(language)?.email ?? '')).faults)).toEqual([])
  })

  test('and these covered all email texts, and all kinds of notification with an email', async () => {
    const library = await vi.importActual<typeof Pofile>('pofile-ts')
    // Used instead if operators have not configured an address, and if the one who invites has left.
    const others = ['mail.accounts.addressIfNotYou', 'mail.joining.invitedByNobody']
    expect(textIds(library, 'mail.').filter((id) => !said.has(id) && !others.includes(id))).toEqual([])
    const mailed = world.server.rooms.flatMap((room) => (room.kinds ?? []).flatMap(({ name, mail }) => (mail ? [name] : [])))
    const { rows } = await sql<{
      kind: string
    }>`select distinct notification_type as kind from email_notifications where state = 'sent'`.execute(db())
    expect(mailed.filter((name) => !rows.some(({ kind }) => kind === name))).toEqual([])
  })
})

test('after a change of language, pending texts are in the new one', async () => {
  const person = await memberOf('CHRIS CHANGES', 'startup', 'de')
  await everythingIsSent()
  forgetMails()
  await say(anna, person, 'HI')
  await world.settled()
  expect(mailsTo(person.email)).toEqual([])
  await person.call.accounts.setLanguage({ language: 'es' })
  await everythingIsSent()
  expect(readIn('es', mailsTo(person.email)).faults).toEqual([])
})

test('two members notified about the same thing each get their language', async () => {
  const [german, french] = [await memberOf('GRETA G', 'startup', 'de'), await memberOf('FLEUR F', 'startup', 'fr')]
  const id = await hostEvent(anna, { title: 'BOTH' })
  for (const person of [german, french]) await person.call.events.register({ id })
  await everythingIsSent()
  forgetMails()
  await anna.call.events.cancel({ id, reason: 'NO ROOM' })
  await everythingIsSent()
  const date = (await anna.call.events.get({ id })).starts_at
  for (const [person, language] of [
    [german, 'de'],
    [french, 'fr'],
  ] as const) {
    const month = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'Europe/Berlin' }).format(new Date(date))
    expect(readIn(language, mailsTo(person.email))).toEqual({ faults: [], words: expect.stringContaining(month) })
  }
})

test('English is used if no language is known', async () => {
  const person = await memberOf('NEMO N', 'startup', 'de')
  await everythingIsSent()
  forgetMails()
  await sql`update users set language = null where id = ${person.id}`.execute(db())
  await say(anna, person, 'HI')
  await everythingIsSent()
  expect(readIn('en', mailsTo(person.email))).toEqual({ faults: [], words: expect.stringContaining('New message from ANNA ARENDT') })
})

describe('other texts are in the recipient’s language, too:', () => {
  const founderIn = (language: Language) => founders.get(language) ?? anna
  const both = ['de', 'fr'] as const

  test('push notifications', async () => {
    await using service = await startPushService()
    for (const language of both) {
      const founder = founderIn(language)
      const browser = service.subscribe()
      await founder.call.notifications.savePreferences({ push: true, email: false })
      const { id } = await founder.call.push.register(browser)
      await say(olga, founder, 'FIRST')
      await expect.poll(() => service.payloadsOf(browser), { timeout: 30_000 }).toHaveLength(1)
      await founder.call.push.change({ id: id ?? '', says_what: true })
      await say(olga, founder, 'SECOND')
      await expect.poll(() => service.payloadsOf(browser), { timeout: 30_000 }).toHaveLength(2)
      expect(service.payloadsOf(browser)).toMatchObject([
        { body: expect.stringMatching(`^⟦${language} notification.newMessage⟧`) },
        {
          title: expect.stringMatching(`^⟦${language} notification.messageFrom⟧.*OLGA OPERATES`),
          body: `⟦${language} notification.withActor⟧OLGA OPERATES: SECOND⟦⟧`,
        },
      ])
    }
  })

  test('a calendar by its link, as a file and as a table', async () => {
    const online = await hostEvent(anna, {
      title: 'AIR',
      format: 'online',
      venue: '',
      country: null,
      starts: '2034-05-04T10:00',
      ends: '2034-05-04T12:00',
    })
    const seen = new Set<string>()
    for (const language of both) {
      const founder = founderIn(language)
      await founder.call.events.register({ id: online })
      const { path } = await founder.call.calendars.makeFeed()
      const span = '/api/calendar-export?from=2034-05-01&to=2034-06-01&format='
      // The link belongs to the member, no matter who requests it.
      const texts = [await world.visitor().fetch(path), await founder.fetch(`${span}ics`), await founder.fetch(`${span}csv`)]
      for (const answer of texts) {
        const { languages: marked, ids } = marksIn((await answer.text()).replace(/\r\n /g, ''))
        expect([answer.status, ...marked]).toEqual([200, language])
        for (const id of ids) seen.add(id)
      }
    }
    const library = await vi.importActual<typeof Pofile>('pofile-ts')
    // Only with thousands of events.
    const others = ['file.calendars.cutOff']
    expect(textIds(library, 'file.calendars.').filter((id) => !seen.has(id) && !others.includes(id))).toEqual([])
  })

  test('the introduction of a data export', async () => {
    const investor = investors.get('fr') ?? ivan
    await investor.call.exports.ask()
    for (const _ of ['made', 'told']) await world.settled()
    const readme =
      unzipped(Buffer.from(await (await investor.fetch('/api/exports/file')).arrayBuffer()))
        .get('README.txt')
        ?.toString() ?? ''
    const { languages: marked, ids } = marksIn(readme)
    expect([...marked]).toEqual(['fr'])
    const library = await vi.importActual<typeof Pofile>('pofile-ts')
    expect(textIds(library, 'file.copy.').filter((id) => !ids.has(id))).toEqual([])
  })

  test('figures of deals, as tables', async () => {
    const founder = founderIn('de')
    const id = await post(founder, { title: 'TABLE', company_name: 'TABLE AG' })
    const tables = await Promise.all(
      [`/api/deals/${id}/analytics.csv?days=30`, `/api/deals/${id}/analytics.csv?days=365`, '/api/deal-analytics.csv?days=30'].map(
        async (path) => (await founder.fetch(path)).text(),
      ),
    )
    const { languages: marked, ids } = marksIn(tables.join('\n'))
    expect([...marked]).toEqual(['de'])
    const library = await vi.importActual<typeof Pofile>('pofile-ts')
    expect(textIds(library, 'file.deals.').filter((each) => !ids.has(each))).toEqual([])
  })

  test('the picture of a link preview, drawn once per language', async () => {
    const visitor = world.visitor()
    const drawn = async (query: string) =>
      Buffer.from(await (await visitor.fetch(`/social-card.png${query}`)).arrayBuffer()).toString('base64')
    const [none, english, german, again, unknown, two] = await Promise.all(
      ['', '?language=en', '?language=de', '?language=de&v=3', '?language=klingon', '?language=de&language=fr'].map(drawn),
    )
    expect(german).not.toBe(english)
    expect([none, unknown, two]).toEqual([english, english, english])
    expect(again).toBe(german)
  })
})
