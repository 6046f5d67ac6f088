import { type AnySchema, isContractProcedure } from '@orpc/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { ProcedureMeta } from '#platform/contract.ts'
import { contract } from '#app/server/rooms.ts'
import { introduce, introductionsExpire } from '#testing/introductions.ts'
import { type LiveClient, openLive } from '#testing/live-client.ts'
import { textPartOf } from '#testing/mail-server.ts'
import { connect } from '#testing/matching.ts'
import { memberNamed, refusalOf } from '#testing/messages.ts'
import { turnOnMails } from '#testing/notification-mails.ts'
import type { Person } from '#testing/people.ts'
import { type World, openWorld } from '#testing/world.ts'
import { withoutLimits } from '#testing/without-limits.ts'
import { unzipped } from '#testing/zip.ts'

withoutLimits()

/** What Ada does, of which neither Ida, who introduces her to Ben, nor Ben may learn anything. */
type Secret = (ada: Person, id: string) => Promise<unknown>
const passes: Secret = async (ada, id) => {
  for (const answer of ['yes', null, 'pass'] as const) await ada.call.introductions.answer({ id, answer })
}
const noAnswer: Secret = async () => {}

interface Circle {
  ida: Person
  ada: Person
  ben: Person
  id: string
}

/** What takes long is left out, mostly files of lists: a member can only load one at a time. */
const isReading = ({ route, meta }: { route: { method?: string }; meta: ProcedureMeta }) => route.method === 'GET' && !meta.load

/** The procedures that read, by room: everything a member can look at. */
const reading = Object.entries(contract).map(([room, procedures]) => ({
  room,
  procedures: Object.entries(procedures).flatMap(([name, procedure]) =>
    isContractProcedure(procedure) && isReading(procedure['~orpc']) ? [{ name, schema: procedure['~orpc'].inputSchema }] : [],
  ),
}))

type Call = (input: object) => Promise<unknown>

/** Whether a procedure reads this input: others refuse it, or answer as they do without it. */
async function takes(schema: AnySchema | undefined, input: object): Promise<boolean> {
  if (!schema) return Object.keys(input).length === 0
  const result = await schema['~standard'].validate(input)
  return !result.issues && Object.keys(input).every((name) => name in (result.value as object))
}

/** What a member can read, without input and about another. */
async function everythingSeenBy(viewer: Person, other: Person): Promise<object> {
  const rooms = viewer.call as unknown as Record<string, Record<string, Call>>
  const inputs = [{}, { id: other.id }]
  const seen = reading.map(async ({ room, procedures }) => {
    const answers: unknown[] = []
    for (const { name, schema } of procedures) {
      for (const input of inputs) {
        if (!(await takes(schema, input))) continue
        const answer = await rooms[room]?.[name]?.(input).catch((error: { code?: string; data?: unknown }) => [error.code, error.data])
        answers.push([`${room}.${name}`, input, answer])
      }
    }
    return answers
  })
  return Promise.all(seen)
}

const introductionsOf = async ({ call }: Person) => [
  await call.introductions.made({}),
  await call.introductions.received({}),
  await call.notifications.list({}),
]

/** The text of a value with this circle's ids and all times replaced, so that two circles can be compared. */
function comparable(value: unknown, { ida, ada, ben, id }: Circle): string {
  const names: Record<string, string> = { [ida.id]: 'IDA', [ada.id]: 'ADA', [ben.id]: 'BEN', [id]: 'INTRODUCTION' }
  for (const each of [ida, ada, ben]) names[each.email] = `${names[each.id]}@`
  const replaced = Object.entries(names).reduce((text, [from, to]) => text.replaceAll(from, to), JSON.stringify(value, undefined, 1))
  return replaced
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'UUID')
    .replace(/"(revision|id|version|bytes)": \d+/g, '"$1": 0')
    .replace(/10\.\d+\.\d+\.\d+/g, 'ADDRESS')
    .replace(/ESG[\dA-F]{8}/g, 'REFERRAL')
    .replace(/"key": "[\w-]{80,}"/g, 'PUSH KEY')
}

const copyOf = async (world: World, member: Person) => {
  await member.call.exports.ask()
  for (const _ of ['made', 'told']) await world.settled()
  const files = unzipped(Buffer.from(await (await member.fetch('/api/exports/file')).arrayBuffer()))
  const [introductions, relations, notifications] = ['introductions', 'relations', 'notifications'].map(
    (name) => JSON.parse(files.get(`${name}.json`)?.toString() ?? '{}') as Record<string, Record<string, unknown>[]>,
  )
  // Whether an email has left by now depends on how busy the machine is.
  const mails = notifications?.['mails']?.map(({ state: _state, sent_at: _at, ...mail }) => mail)
  return { introductions, relations, notifications: { ...notifications, mails } }
}

/**
 * By their names, since rooms react side by side. Without those about the dashboard's figures, which still tell of the connections before,
 * after an interval.
 */
const framesOf = async (client: LiveClient) => {
  await client.settled('')
  const events = client.frames.flatMap((frame) => (frame.type === 'event' ? [{ name: frame.name, data: frame.data }] : []))
  return events.filter(({ name }) => name !== 'dashboard.figuresChanged').toSorted((one, other) => one.name.localeCompare(other.name))
}

const mailsTo = (world: World, person: Person) =>
  world.mailServer.received.filter(({ to }) => to.includes(person.email)).map(({ source }) => textPartOf(source).replace(/https?:\S+/g, ''))

/** What Ida and Ben can observe, step by step, when Ada does this, in a community of their own. */
async function observed(secret: Secret): Promise<Record<string, string>> {
  await using world = await openWorld({ environment: { MAIL_DELAY: '0' } })
  const joined = async (name: string) => {
    const person = await memberNamed(world, name)
    // Emails about what happened before would come in one community and not in the other.
    await world.settled()
    await turnOnMails(world, person)
    await world.settled()
    return person
  }
  const [ida, ada, ben] = [await joined('Ida Introduces'), await joined('Ada Lind'), await joined('Ben Ito')]
  for (const each of [ada, ben]) {
    await connect(ida, each)
    await world.settled()
  }
  const id = await introduce(ida, ada, ben)
  await world.settled()
  const circle = { ida, ada, ben, id }
  const told: Record<string, string> = {}
  const note = (what: string, value: unknown) => void (told[what] = comparable(value, circle))
  await using idas = await openLive(world, ida, { watch: [`profile:${ada.id}`] })
  await using bens = await openLive(world, ben, { watch: [`profile:${ada.id}`] })

  await secret(ada, id)
  await world.settled()
  note('Ida after the answer', await introductionsOf(ida))
  note('Ben after the answer', await introductionsOf(ben))
  note('Ida’s second introduction of the two', await refusalOf(introduce(ida, ada, ben)))
  note('Ben’s yes', await ben.call.introductions.answer({ id, answer: 'yes' }))
  await world.settled()
  note('Ida after Ben’s yes', await everythingSeenBy(ida, ada))
  note('Ben after his yes', await everythingSeenBy(ben, ada))
  note('Ida’s copy', await copyOf(world, ida))
  note('Ben’s copy', await copyOf(world, ben))
  await introductionsExpire(world)
  note('Ida after it has expired', await introductionsOf(ida))
  note('Ben after it has expired', await introductionsOf(ben))
  note('Ida’s introduction after that', await refusalOf(introduce(ida, ada, ben)))
  await world.settled()
  note('Ida with the new one', await introductionsOf(ida))
  note(
    'Ida’s withdrawal',
    await refusalOf(ida.call.introductions.withdraw({ id: (await ida.call.introductions.made({})).items[0]?.id ?? '' })),
  )
  note('Ida’s live events', await framesOf(idas))
  note('Ben’s live events', await framesOf(bens))
  note('emails to Ida', mailsTo(world, ida))
  note('emails to Ben', mailsTo(world, ben))
  const { rows } = await sql<{ type: string }>`select type from domain_events where payload ->> 'id' = ${id} order by id`.execute(
    world.services.database.kysely,
  )
  note('what other rooms are told', rows)
  return told
}

test('the introducer and the other cannot tell a pass from no answer', async () => {
  const expected = await observed(noAnswer)
  const seen = await observed(passes)
  expect(Object.keys(seen)).toEqual(Object.keys(expected))
  for (const [what, text] of Object.entries(seen)) expect(text, what).toBe(expected[what])
  expect(expected['Ben after his yes'], 'an answer that may be known is among it').toContain('"answer": "yes"')
  expect(expected['Ben after the answer']).not.toContain('"answer": "yes"')
})
