import { isContractProcedure } from '@orpc/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { contract } from '#app/server/rooms.ts'
import { introduce, introductionsExpire } from '#testing/introductions.ts'
import { type LiveClient, openLive } from '#testing/live-client.ts'
import { textPartOf } from '#testing/mail-server.ts'
import { connect } from '#testing/matching.ts'
import { memberNamed, refusalOf } from '#testing/messages.ts'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { withoutLimits } from '#testing/without-limits.ts'
import { unzipped } from '#testing/zip.ts'

const world = testWorld({ environment: { MAIL_DELAY: '0' } })
withoutLimits()

/** What Ada does, of which neither Ida, who introduces her to Ben, nor Ben may learn anything. */
type Secret = (ada: Person, id: string) => Promise<unknown>
const pass: Secret = (ada, id) => ada.call.introductions.answer({ id, answer: 'pass' })
const secrets: Record<string, Secret> = {
  'a pass': pass,
  'a pass after a yes': async (ada, id) => {
    await ada.call.introductions.answer({ id, answer: 'yes' })
    await pass(ada, id)
  },
  'a pass that is taken back': async (ada, id) => {
    await pass(ada, id)
    await ada.call.introductions.answer({ id, answer: null })
  },
}
const noAnswer: Secret = async () => {}

interface Circle {
  ida: Person
  ada: Person
  ben: Person
  id: string
}

/** The procedures that read, called without input or with the id of a member: everything a member can look at. */
const reading = Object.entries(contract).flatMap(([room, procedures]) =>
  Object.entries(procedures).flatMap(([name, procedure]) =>
    isContractProcedure(procedure) && procedure['~orpc'].route.method === 'GET' ? [{ room, name }] : [],
  ),
)

type Call = (input: object) => Promise<unknown>

/** Everything that a member can read about themselves and these others. */
async function everythingSeenBy(viewer: Person, others: readonly Person[]): Promise<object> {
  const seen: Record<string, unknown> = {}
  const rooms = viewer.call as unknown as Record<string, Record<string, Call>>
  for (const { room, name } of reading) {
    const call = rooms[room]?.[name]
    if (!call) continue
    for (const [about, input] of [['', {}], ...others.map((other) => [other.full_name, { id: other.id }] as const)] as const)
      seen[`${room}.${name} ${about}`] = await call(input).catch((error: { code?: string; data?: unknown }) => [error.code, error.data])
  }
  return seen
}

/** The text of a value with this circle's ids and all times replaced, so that two circles can be compared. */
function comparable(value: unknown, { ida, ada, ben, id }: Circle): string {
  const names: Record<string, string> = { [ida.id]: 'IDA', [ada.id]: 'ADA', [ben.id]: 'BEN', [id]: 'INTRODUCTION' }
  for (const each of [ida, ada, ben]) names[each.email] = `${names[each.id]}@`
  const replaced = Object.entries(names).reduce((text, [from, to]) => text.replaceAll(from, to), JSON.stringify(value, undefined, 1))
  return replaced
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'UUID')
    .replace(/"(revision|id|version)": \d+/g, '"$1": 0')
    .replace(/10\.\d+\.\d+\.\d+/g, 'ADDRESS')
}

const copyOf = async (member: Person) => {
  await member.call.exports.ask()
  for (const _ of ['made', 'told']) await world.settled()
  const files = unzipped(Buffer.from(await (await member.fetch('/api/exports/file')).arrayBuffer()))
  return ['introductions.json', 'relations.json', 'notifications.json', 'matching.json'].map((name) => files.get(name)?.toString())
}

const framesOf = async (client: LiveClient) => {
  await client.settled('')
  return client.frames.flatMap((frame) => (frame.type === 'event' ? [{ name: frame.name, data: frame.data }] : []))
}

const mailsTo = (person: Person) =>
  world.mailServer.received.filter(({ to }) => to.includes(person.email)).map(({ source }) => textPartOf(source).replace(/https?:\S+/g, ''))

/** What Ida and Ben can observe, step by step, when Ada does this. */
async function observed(secret: Secret): Promise<Record<string, string>> {
  const [ida, ada, ben] = await Promise.all(['Ida Introduces', 'Ada Lind', 'Ben Ito'].map((name) => memberNamed(world, name)))
  if (!ida || !ada || !ben) throw new Error('nobody came')
  // The order of names must not depend on the ids of a circle.
  for (const each of [ida, ben]) await each.call.notifications.savePreferences({ email: true })
  for (const each of [ada, ben]) await connect(ida, each)
  await world.settled()
  const id = await introduce(ida, ada, ben)
  await world.settled()
  const circle = { ida, ada, ben, id }
  const told: Record<string, string> = {}
  const note = (what: string, value: unknown) => void (told[what] = comparable(value, circle))
  await using idas = await openLive(world, ida, { watch: [`profile:${ada.id}`] })
  await using bens = await openLive(world, ben, { watch: [`profile:${ada.id}`] })

  await secret(ada, id)
  await world.settled()
  note('Ida after the answer', await everythingSeenBy(ida, [ada, ben]))
  note('Ben after the answer', await everythingSeenBy(ben, [ada, ida]))
  note('Ida’s second introduction of the two', await refusalOf(introduce(ida, ada, ben)))
  note('Ben’s yes', await ben.call.introductions.answer({ id, answer: 'yes' }))
  await world.settled()
  note('Ida after Ben’s yes', await everythingSeenBy(ida, [ada, ben]))
  note('Ben after his yes', await everythingSeenBy(ben, [ada, ida]))
  note('Ida’s copy', await copyOf(ida))
  note('Ben’s copy', await copyOf(ben))
  await introductionsExpire(world)
  note('Ida after it has expired', await everythingSeenBy(ida, [ada, ben]))
  note('Ben after it has expired', await everythingSeenBy(ben, [ada, ida]))
  note('Ida’s introduction after that', await refusalOf(introduce(ida, ada, ben)))
  await world.settled()
  note('Ida with the new one', await everythingSeenBy(ida, [ada, ben]))
  note(
    'Ida’s withdrawal',
    await refusalOf(ida.call.introductions.withdraw({ id: (await ida.call.introductions.made({})).items[0]?.id ?? '' })),
  )
  note('Ida’s live events', await framesOf(idas))
  note('Ben’s live events', await framesOf(bens))
  note('emails to Ida', mailsTo(ida))
  note('emails to Ben', mailsTo(ben))
  note(
    'who read what',
    (
      await sql`select type, payload from domain_events where payload::text like ${`%${id}%`} order by id`.execute(
        world.services.database.kysely,
      )
    ).rows,
  )
  return told
}

describe('the introducer and the other cannot tell', () => {
  let silent: Promise<Record<string, string>> | undefined
  test.each(Object.entries(secrets))('%s from no answer', async (_, secret) => {
    const expected = await (silent ??= observed(noAnswer))
    const seen = await observed(secret)
    expect(Object.keys(seen)).toEqual(Object.keys(expected))
    for (const [what, text] of Object.entries(seen)) expect(text, what).toBe(expected[what])
  })

  test('and this comparison notices an answer that may be known', async () => {
    const expected = await (silent ??= observed(noAnswer))
    const seen = await observed((ada, id) => ada.call.introductions.answer({ id, answer: 'yes' }))
    expect(seen['Ida after the answer'], 'a yes alone is secret, too').toBe(expected['Ida after the answer'])
    expect(seen['Ben after the answer']).toBe(expected['Ben after the answer'])
    for (const what of ['Ben’s yes', 'Ida after Ben’s yes', 'Ida’s live events', 'emails to Ida'])
      expect(seen[what], what).not.toBe(expected[what])
  })
})
