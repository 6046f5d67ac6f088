import { randomInt, randomUUID } from 'node:crypto'
import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract'
import { Agent, FormData, request } from 'undici'
import { type MockInstance, beforeAll, describe, expect, test, vi } from 'vitest'
import type * as z from 'zod'
import type { ProblemData, ProcedureMeta } from '#platform/contract.ts'
import { textOfIssue } from '#platform/invalid.ts'
import { RawJson, fitting, hostileValues, jsonOf, pathsIn, replaced, shapeOf } from '#testing/hostile-values.ts'
import { draftOf } from '#testing/announcements.ts'
import { insertDeck, post } from '#testing/deals.ts'
import { dayFromNow, hostEvent, insertForeign } from '#testing/events.ts'
import { curatedEvent } from '#testing/foreign-events.ts'
import { groupOf } from '#testing/groups.ts'
import { introduce } from '#testing/introductions.ts'
import { feedOf } from '#testing/busy-times.ts'
import { bookTime, hoursAhead, proposeTimes, settingsOf } from '#testing/meetings.ts'
import { investmentOf } from '#testing/investments.ts'
import { apply, applyAndConfirm, fileOf, setRules } from '#testing/joining.ts'
import { setTermsInForce } from '#features/members/server/index.ts'
import { type Kind, kinds, oneOfEachKind } from '#testing/kinds.ts'
import { aMinutePasses, accept, connect, reject } from '#testing/matching.ts'
import { memberNamed, say } from '#testing/messages.ts'
import { addTo, found } from '#testing/organisations.ts'
import type { Person } from '#testing/people.ts'
import { commentOn, postOf } from '#testing/posts.ts'
import { decideCase, firstCase, report } from '#testing/reports.ts'
import { draftDay } from '#testing/mentoring-days.ts'
import { offerHours } from '#testing/office-hours.ts'
import { mayReviewPlatform } from '#testing/reviews.ts'
import { answer, ask as askForAnswers, openTo, reportedYear } from '#testing/sustainability.ts'
import { columnsIn, noteOn } from '#testing/team-pipeline.ts'
import { testWorld } from '#testing/test-world.ts'
import { investorNamed, sendUpdate } from '#testing/updates.ts'
import { withoutLimits } from '#testing/without-limits.ts'
import { contract } from './rooms.ts'

const procedures = Object.entries(contract).flatMap(([room, members]) =>
  Object.entries(members).flatMap(([name, value]) =>
    isContractProcedure(value) ? [{ name: `${room}.${name}`, ...describing(value) }] : [],
  ),
)

function describing(procedure: AnyContractProcedure) {
  const { route, inputSchema, meta } = procedure['~orpc']
  const { method = 'POST', path = '/' } = route
  const schema = inputSchema as z.ZodType | undefined
  const { isOpen = false, upload } = meta as ProcedureMeta
  return { method, path, schema, shape: schema && shapeOf(schema), isOpen, upload }
}

const world = testWorld()
// The global dispatcher may belong to Node's built-in fetch, which cannot send this FormData.
const dispatcher = new Agent()
withoutLimits()
let people: Record<Kind, Person>
/** The member that ids refer to; has two rows in every list. */
let other: Person
/** Has two deals in the pipeline and investments in two companies. */
let seeker: Person
/** A deal of `other`, and its deck. */
let deal: string
let organisation: string
const deck = randomUUID()
/** Hosted by `other`, in a week. */
let event: string
/** One of two posts of `other`, with two comments. */
let newsPost: string
/** Led by `other`, with two events, resources and requests. */
let group: string
/** Logged errors, including input that the contract accepted but the database refused. */
/** Has received two updates from `other`. */
let backer: Person
/** A fund of `seeker`, and the column of its pipeline with two deals; one is `deal`, with two notes and votes. */
let fund: string
let column: string
/** What `other` was reported for. */
let reported: string
let logged: MockInstance

beforeAll(async () => {
  people = await oneOfEachKind(world)
  await world.command('grant', (await world.join()).email)
  for (const base of [1, 2]) {
    const words = { en: `Version ${base + 1}` }
    await people.operator.call.legal.publish({ base, is_required: false, summary: words, additions: words, reason: 'As agreed' })
  }
  other = await memberNamed(world, 'Olga Other')
  const goers: Person[] = []
  for (const name of ['Ada Example', 'Ben Example']) {
    const friend = await memberNamed(world, name)
    await connect(other, friend)
    goers.push(friend)
    await say(friend, other, 'hello there')
    await other.call.matching.bookmark({ id: friend.id })
    await accept(await memberNamed(world, `${name} again`), other)
    await reject(other, await memberNamed(world, `${name} passed`))
    await other.call.relations.block({ id: (await world.join()).id })
  }
  for (const each of goers) {
    const friend = await memberNamed(world, `Friend of ${each.full_name}`)
    for (const person of [other, each]) await connect(person, friend)
    await introduce(other, each, friend)
    await introduce(each, other, friend)
  }
  deal = await post(other, { readers: 'granted' })
  await post(other)
  const company = await found(other)
  organisation = company.id
  for (const title of ['One', 'Two']) {
    await post(other, { organisation_id: organisation, title })
    await hostEvent(other, { organisation_id: organisation, title })
    await postOf(other, `${title} is by @${company.name}`, { organisations: [organisation] })
  }
  event = await hostEvent(other)
  await hostEvent(other)
  for (const goer of goers) {
    await goer.call.events.showAttendance({ shows: true })
    await goer.call.events.register({ id: event })
  }
  for (const text of ['One', 'Two']) await other.call.events.sendMessage({ id: event, message_id: randomUUID(), audience: 'all', text })
  for (const id of [await insertForeign(world), await insertForeign(world)]) await other.call.events.register({ id })
  for (const id of [randomUUID(), randomUUID()]) await people.operator.call.eventSources.saveCurated(curatedEvent({ id }))
  await insertDeck(world, { id: deck, owner_id: other.id, subject_id: deal })
  seeker = await world.join({ user_type: 'investor' })
  for (const date of ['2024-01-15', '2024-01-16']) await seeker.call.investments.setRate({ currency: 'USD', date, rate: '1.0945' })
  for (const name of ['Cora Example', 'Dan Example']) {
    const reader = await memberNamed(world, name)
    await seeker.call.deals.place({ id: await post(reader), step: 'saved' })
    await seeker.call.investments.add({ id: randomUUID(), ...investmentOf({ company_name: `Company of ${name}` }) })
    await reader.call.deals.askToRead({ id: deal })
    await reader.call.deals.requestIntroduction({ id: deal })
    await world.services.database.pool.query(
      'insert into document_readings (id, document_id, reader_id) values (gen_random_uuid(), $1, $2)',
      [deck, reader.id],
    )
  }
  fund = (await found(seeker, { kind: 'fund', name: 'Northwind Capital' })).id
  for (const name of ['Terravolta', 'Solarwind']) {
    const pair = { fund_id: fund, company_id: (await found(other, { name })).id }
    await seeker.call.organisations.stateInvestment(pair)
    await other.call.organisations.stateInvestment(pair)
    await seeker.call.organisations.invite({ id: fund, email: `${name}@example.org` })
    await (await memberNamed(world, `Applies to ${name}`)).call.organisations.askToJoin({ id: fund })
  }
  const partner = await memberNamed(world, 'Paul Partner')
  await addTo(seeker, { id: fund }, partner)
  for (const framework of ['goals', 'eu-taxonomy'] as const) await askForAnswers(other, { id: fund }, { framework })
  for (const value of ['1', '2']) await answer(seeker, { id: fund }, 'employees', { value, version: Number(value) - 1 })
  await openTo(seeker, { id: fund }, 'members', 'workforce')
  for (const reader of [other, people.mentor]) await reader.call.sustainability.read({ id: fund })
  for (const file_id of [randomUUID(), randomUUID()]) {
    await seeker.call.sustainability.addFile({ id: fund, file_id })
    await insertDeck(world, { id: randomUUID(), owner_id: seeker.id, subject_id: file_id })
  }
  for (const deal_id of [await post(other), deal]) await seeker.call.teamPipeline.add({ id: fund, deal_id })
  column = (await columnsIn(seeker, { id: fund }))['screening'] ?? ''
  for (const person of [seeker, partner]) {
    await noteOn(person, { id: fund }, deal)
    await person.call.teamPipeline.vote({ id: fund, deal_id: deal, vote: 'yes' })
  }
  backer = await investorNamed(world, 'Ines Invests')
  for (const investor of [backer, await investorNamed(world, 'Ivo Invests')]) await connect(other, investor)
  for (const title of ['First', 'Second']) await sendUpdate(other, { title })
  const morningPost = await postOf(other, 'Good morning')
  newsPost = (await postOf(other, 'Good evening')).id
  for (const id of [morningPost.id, newsPost]) await other.call.newsfeed.save({ id })
  for (const text of ['One', 'Two']) await commentOn(other, newsPost, text)
  for (const name of ['Autumn cohort', 'Spring cohort']) {
    await groupOf(people.operator, { name: `Another ${name}` })
    group = (await groupOf(people.operator, { name, visibility: 'request' }, other)).id
    await hostEvent(other, { group_id: group })
    await hostEvent(other, { group_id: group })
    for (const title of ['One', 'Two']) await other.call.knowledge.saveResource({ id: randomUUID(), group_id: group, title })
    for (const goer of goers) await goer.call.groups.ask({ id: group })
    await other.call.groups.add({ id: group, member_ids: [seeker.id] })
  }
  await other.call.meetings.saveSettings(settingsOf())
  for (const name of ['Work', 'Private']) await other.call.busyTimes.saveFeed(feedOf('https://10.0.0.1/busy.ics', name))
  for (const [at, goer] of goers.entries()) {
    await bookTime(goer, other, hoursAhead(30 + at))
    await proposeTimes(goer, other, [hoursAhead(40)])
    const { id } = await proposeTimes(other, goer, [hoursAhead(50)])
    await other.call.meetings.saveNotes({ id, step: 'Ask again', step_on: '2090-05-01' })
    await goer.call.meetings.decline({ id })
  }
  for (const goer of goers) await offerHours(goer)
  for (const offset of ['1hour', '2hours'] as const)
    await other.call.reminders.set({ event_id: await insertForeign(world), type: 'browser', offset })
  for (const goer of goers) {
    await mayReviewPlatform(world, goer)
    await goer.call.reviews.write({ rating: 4, review_text: 'Good people.' })
    await goer.call.reviews.write({ member_id: other.id, rating: 5, review_text: 'Helpful.' })
    await people.operator.call.knowledge.saveWebinar({
      id: randomUUID(),
      title: 'Term sheets',
      speaker: 'Ada Example',
      starts_at: '2090-05-01T15:00:00Z',
      minutes: 60,
    })
  }
  for (const author of [seeker, backer])
    await world.services.database.pool.query(
      `insert into reviews (id, user_id, rating, review_text, waiting_since) values (gen_random_uuid(), $1, 5, 'Good people.', now())`,
      [author.id],
    )
  for (const by of [goers, goers.slice(1)]) {
    for (const goer of by) await report(goer, { member_id: other.id })
    const { id } = await firstCase(people.operator)
    reported ??= id
    await decideCase(people.operator, id, { member_act: 'warn', reason: 'Please stop.' })
  }
  await twoOfJoining()
  for (const as_banner of [true, false]) await draftOf(people.operator, { as_banner })
  for (const side of ['mentors', 'founders']) await draftDay(people.operator, { [side]: [other] })
  await world.visitor().call.accounts.signIn(other)
  await aMinutePasses(world)
  logged = vi.spyOn(world.services.log, 'error')
})

/** Two applications that wait, two that were declined, and two invitations of each kind. */
async function twoOfJoining() {
  const { operator } = people
  await setRules(operator, { mode: 'approval' })
  for (let applied = 0; applied < 2; applied += 1) await applyAndConfirm(world, world.visitor())
  const { items } = await operator.call.joining.applications({})
  await operator.call.joining.decline({ ids: items.map(({ id }) => id), reason: 'Not now' })
  for (const email of ['one@example.org', 'two@example.org']) {
    await operator.call.joining.createLink({})
    await operator.call.joining.inviteFile({ file: fileOf(email) })
  }
  await setRules(operator, { mode: 'open' })
  // These would be admitted, now that everybody can join.
  for (let applied = 0; applied < 2; applied += 1) await apply(world.visitor())
  await world.settled()
  await world.services.database.pool.query(`update applications set state = 'waiting', confirmed_at = now() where state = 'unconfirmed'`)
}

/** Sends an input; again if an earlier one ended the session. */
async function sendAs(kind: Kind, procedure: (typeof procedures)[number], input: unknown) {
  const given = await send(people[kind], procedure, input)
  const isOut = kind !== 'visitor' && (given.status === 401 || given.text.includes('problem.termsDue'))
  if (!isOut || (await people[kind].fetch('/api/profile')).ok) return given
  await withdrawTerms()
  await people[kind].call.accounts.signIn(people[kind])
  return send(people[kind], procedure, input)
}

/** Sends an arbitrary input like a program, from a separate address. */
async function send(person: Person, { method, path, upload }: (typeof procedures)[number], input: unknown) {
  const headers: Record<string, string> = {
    'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
    cookie: [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  }
  const fields = { ...(typeof input === 'object' && !(input instanceof RawJson) ? input : {}) } as Record<string, unknown>
  const address = path.replace(/\{\+?(\w+)\}/g, (_, name: string) => {
    const value = fields[name]
    delete fields[name]
    return encoded(value)
  })
  if (method === 'GET') {
    const query = Object.entries(fields).flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((each) => `${encoded(name)}=${encoded(each)}`),
    )
    return answerOf(`${address}?${query.join('&')}`, { method, headers })
  }
  if (upload) {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) if (name !== 'file') form.append(name.toWellFormed(), plain(value).toWellFormed())
    form.append('file', 'file' in fields ? new File([plain(fields['file'])], plain(fields['file']).slice(0, 200)) : '')
    return answerOf(address, { method, headers, body: form })
  }
  const body = typeof input === 'object' && !(input instanceof RawJson) && input !== null && !Array.isArray(input) ? fields : input
  return answerOf(address, { method, headers: { ...headers, 'content-type': 'application/json' }, body: jsonOf(body) })
}

const plain = (value: unknown) => (typeof value === 'string' ? value : jsonOf(value ?? null)).slice(0, 10_000)
/** URL-encodes a value; lone surrogates become the bytes that a careless program would send. */
const encoded = (value: unknown) => {
  const text = plain(value)
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80'
}

/** Whether anything was changed since everyone was signed in. */
/** Addresses of this length may be refused before the body is read, in characters. */
const longestAddress = 8_000

/** Tens of thousands of times, so without the cost of fetch. */
async function answerOf(address: string, init: { method: string; headers: Record<string, string>; body?: string | FormData }) {
  try {
    const { statusCode, body } = await request(`${world.url}/api${address}`, { ...init, dispatcher })
    return { status: statusCode, text: await body.text() }
  } catch (error) {
    // The server closes the connection of an address that is too long before an upload has been sent.
    if ((error as NodeJS.ErrnoException).code !== 'EPIPE' || address.length < longestAddress) throw error
    return { status: 431, text: '{"message":"closed"}' }
  }
}

/** Default messages of schemas, for values that no form sends. */
const ofTheLibrary = /^(Invalid|Too (big|small)|Unrecognized)/

/** Checks a response: invalid input must be refused with a clear text, without an error on our side. */
function faultOf({ status, text }: { status: number; text: string }, what: unknown): string | undefined {
  const { message, data } = status < 400 ? {} : (JSON.parse(text) as { message?: string; data?: ProblemData })
  // Very long headers and URLs are refused before they are parsed.
  const isClear = status < 400 || (message !== undefined && (data?.problem !== undefined || status === 431))
  const untranslated = data?.issues?.find((issue) => issue.id === undefined && !ofTheLibrary.test(issue.message))
  if (untranslated) return `${jsonOf(untranslated)} is no text of the catalogue`
  if (status < 500 && status !== 429 && isClear && logged.mock.calls.length === 0) return undefined
  return `${jsonOf(what).slice(0, 300)} was answered ${status} ${text.slice(0, 300)}`
}

/** Of so many inputs that are refused by the contract, or sent by a visitor to members' procedures, one is sent anyway. The others would get the same response. */
const oneOfRefused = 40
let refused = 0

/** Checks an input against the contract, and sends it if it gets further than that, or as one of those. */
async function faultOfInput(
  kind: Kind,
  procedure: (typeof procedures)[number],
  input: unknown,
  what: unknown,
): Promise<string | undefined> {
  const { error } = procedure.schema?.safeParse(asReceived(procedure, input)) ?? {}
  const issue = error?.issues.find(({ message }) => !textOfIssue(message) && !ofTheLibrary.test(message))
  if (issue) return `${jsonOf(what).slice(0, 300)}: ${issue.message} is no text of the catalogue`
  const isRefused = error !== undefined || (kind === 'visitor' && !procedure.isOpen)
  if (isRefused && (refused += 1) % oneOfRefused > 0) return undefined
  return faultOf(await sendAs(kind, procedure, input), what)
}

/** In addresses, values are text. */
function asReceived({ method, path }: (typeof procedures)[number], input: unknown): unknown {
  if (typeof input !== 'object' || input === null || input instanceof RawJson || Array.isArray(input)) return input
  const isText = (name: string) => method === 'GET' || path.includes(`{${name}}`)
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => [name, isText(name) && !Array.isArray(value) ? plain(value) : value]),
  )
}

/** Withdraws terms that an operator may have published, which everybody would have to accept first. */
async function withdrawTerms(): Promise<void> {
  await world.services.database.transaction((tx) => setTermsInForce(tx, { number: 1, required: 1 }))
  world.server.accounts.forgetActors()
}

const giants = new Set(hostileValues.filter((hostile) => jsonOf(hostile).length > 10_000))
/** Very long, deep and strange values are for the parser, which is the same for all procedures of a kind. */
const ofEachKind = Map.groupBy(procedures, ({ method, upload }) => `${method} ${upload !== undefined}`)
const parserIsShown = new Set([...ofEachKind.values()].map(([first]) => first))

test.each(procedures)('$name never fails, whatever its fields contain', async (procedure) => {
  const value = (): unknown => (procedure.shape ? fitting(procedure.shape, other.id) : {})
  const paths = pathsIn(value())
  let fault: string | undefined
  for (const [turn, hostile] of hostileValues.entries()) {
    for (const [index, path] of paths.entries()) {
      // The first says enough.
      if (fault) continue
      const isForParser = hostile instanceof RawJson || giants.has(hostile)
      // Once as a whole, and once inside.
      if (isForParser && (!parserIsShown.has(procedure) || (index > 0 && index < paths.length - 1))) continue
      const kind = kinds[(turn + index) % kinds.length] ?? 'visitor'
      const input = replaced(value(), path, hostile)
      const what = { kind, path, hostile }
      fault = isForParser ? faultOf(await sendAs(kind, procedure, input), what) : await faultOfInput(kind, procedure, input, what)
    }
  }
  expect(fault ?? 'no fault').toBe('no fault')
})

const paged = procedures.filter(({ shape }) => shape?.properties?.['cursor'])

/** Required inputs of lists besides the page. */
const needed: Record<string, () => object> = {
  'messages.search': () => ({ query: 'hello' }),
  'search.find': () => ({ query: 'soil' }),
  'matching.decisions': () => ({ status: 'rejected' }),
  'documents.readings': () => ({ id: deck }),
  'deals.ofMember': () => ({ id: other.id }),
  'deals.ofOrganisation': () => ({ id: organisation }),
  'events.ofOrganisation': () => ({ id: organisation }),
  'newsfeed.mentioning': () => ({ id: organisation }),
  'groups.people': () => ({ id: group }),
  'groups.requests': () => ({ id: group }),
  'events.ofGroup': () => ({ id: group }),
  'knowledge.resources': () => ({ id: group }),
  'deals.access': () => ({ id: deal }),
  'deals.investors': () => ({ id: deal }),
  'deals.pipeline': () => ({ step: 'saved' }),
  'investments.rates': () => ({ source: 'own' }),
  'impactStatements.companies': () => ({ year: 2024, indicator: 2 }),
  'impactStatements.missing': () => ({ year: 2024 }),
  'memberSupport.mails': () => ({ id: other.id }),
  'memberSupport.acts': () => ({ id: other.id }),
  // Coming meetings end when a member is suspended, as in the tests before.
  'meetings.list': () => ({ which: 'past' }),
  'newsfeed.ofMember': () => ({ id: other.id }),
  'newsfeed.comments': () => ({ id: newsPost }),
  'reviews.ofMember': () => ({ id: other.id }),
  'events.day': () => ({ date: dayFromNow(7), zone: 'UTC' }),
  'events.going': () => ({ id: event }),
  'events.attendees': () => ({ id: event }),
  'events.messages': () => ({ id: event }),
  'reports.reportsOfCase': () => ({ id: reported }),
  'organisations.people': () => ({ id: fund }),
  'organisations.portfolio': () => ({ id: fund }),
  'organisations.invitations': () => ({ id: fund }),
  'organisations.requests': () => ({ id: fund }),
  'sustainability.history': () => ({ id: fund, year: reportedYear, question: 'employees' }),
  'sustainability.files': () => ({ id: fund }),
  'sustainability.readings': () => ({ id: fund }),
  'sustainability.received': () => ({ id: fund }),
  'teamPipeline.cards': () => ({ id: fund, column_id: column }),
  'teamPipeline.notes': () => ({ id: fund, deal_id: deal }),
  'teamPipeline.votes': () => ({ id: fund, deal_id: deal }),
}
/** Who requests a list that `other` does not have. */
const askers: Record<string, () => Person> = {
  'deals.ofMember': () => seeker,
  'deals.pipeline': () => seeker,
  'updates.received': () => backer,
  'investments.list': () => seeker,
  'announcements.list': () => people.operator,
  'mentoringDays.list': () => people.operator,
  'joining.applications': () => people.operator,
  'joining.invitations': () => people.operator,
  'investments.rates': () => seeker,
  'impactStatements.companies': () => seeker,
  'impactStatements.missing': () => seeker,
  'groups.all': () => people.operator,
  'knowledge.managedWebinars': () => people.operator,
  'legal.versions': () => people.operator,
  'memberSupport.list': () => people.operator,
  'memberSupport.mails': () => people.operator,
  'memberSupport.acts': () => people.operator,
  'operators.acts': () => people.operator,
  'operators.staff': () => people.operator,
  'reviews.latest': () => people.operator,
  'reviews.waiting': () => people.operator,
  'reports.cases': () => people.operator,
  'reports.reportsOfCase': () => people.operator,
  'organisations.invitations': () => seeker,
  'organisations.requests': () => seeker,
  'sustainability.history': () => seeker,
  'sustainability.files': () => seeker,
  'sustainability.readings': () => seeker,
  'sustainability.received': () => seeker,
  'teamPipeline.cards': () => seeker,
  'teamPipeline.notes': () => seeker,
  'teamPipeline.votes': () => seeker,
}

/** A key of another type is refused by `keyset`; platform/server/paging.test.ts tries that. */
const hostileKeys = hostileValues.filter((hostile) => ['string', 'number'].includes(typeof hostile) && !giants.has(hostile))

/** Lets the member in whom operators may have suspended or signed out in the tests before, with two sessions again. */
async function letOtherIn(): Promise<void> {
  await world.settled()
  await withdrawTerms()
  if ((await other.fetch('/api/profile')).ok) return
  await world.services.database.pool.query('delete from suspended_members where member_id = $1', [other.id])
  world.server.accounts.forgetActors()
  await world.visitor().call.accounts.signIn(other)
  await other.call.accounts.signIn(other)
}

describe('the cursor of', () => {
  beforeAll(letOtherIn)

  test.each(paged)('$name may contain anything', async (procedure) => {
    const asker = askers[procedure.name]?.() ?? other
    const ask = (cursor?: string) => send(asker, procedure, { ...needed[procedure.name]?.(), limit: 1, ...(cursor && { cursor }) })
    const first = await ask()
    const { next_cursor } = JSON.parse(first.text) as { next_cursor: string }
    const keys: unknown = JSON.parse(Buffer.from(next_cursor, 'base64url').toString())
    for (const path of pathsIn(keys).slice(1)) {
      for (const hostile of hostileKeys) {
        const cursor = Buffer.from(jsonOf(replaced(keys, path, hostile))).toString('base64url')
        const fault = faultOf(await ask(cursor), { path, hostile })
        expect(fault ?? 'no fault').toBe('no fault')
      }
    }
  })
})
