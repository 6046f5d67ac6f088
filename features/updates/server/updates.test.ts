import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { idTaken } from '#platform/id-taken.ts'
import { speakerIn } from '#platform/server/texts.ts'
import { openLive } from '#testing/live-client.ts'
import { connect } from '#testing/matching.ts'
import { memberNamed, refusalOf } from '#testing/messages.ts'
import { type Person, profileOf } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { investorNamed, sendUpdate, updateOf } from '#testing/updates.ts'
import { updatesPersonalData } from './personal-data.ts'
import { updateReportable } from './reportable.ts'

const world = testWorld()
let operator: Person
let flora: Person
let ines: Person
let ivo: Person
/** An investor without connections. */
let otto: Person

beforeAll(async () => {
  operator = await memberNamed(world, 'Olga Operates')
  await world.command('grant', operator.email)
  otto = await investorNamed(world, 'Otto Outside')
})
beforeEach(async () => {
  flora = await memberNamed(world, 'Flora Founder')
  ines = await investorNamed(world, 'Ines Invests')
  ivo = await investorNamed(world, 'Ivo Invests')
  await connect(flora, ines)
  await connect(flora, ivo)
})

const titlesFor = async (person: Person, sender?: Person) =>
  (await person.call.updates.received({ ...(sender && { sender_id: sender.id }) })).items.map(({ title }) => title)
const reachOf = async (person: Person, id: string) => (await person.call.updates.get({ id })).reach
const notificationsOf = async (person: Person) => {
  await world.settled()
  return (await person.call.notifications.list({})).items
    .filter(({ title }) => title.id === 'notification.updateFrom')
    .map(({ description, target }) => [description, target])
}

describe('a founder', () => {
  test('sends a text and figures to all connected investors, who read exactly what was sent', async () => {
    await connect(flora, await memberNamed(world, 'Fred Founder'))
    const id = randomUUID()
    expect(await flora.call.updates.send({ id, to: null, ...updateOf({ title: '  Third quarter ', burn: -5, customers: null }) })).toEqual({
      id,
      receivers: 2,
    })
    const { items } = await ines.call.updates.received({})
    expect(items).toEqual([
      {
        ...updateOf({ title: 'Third quarter', burn: -5, customers: null }),
        id,
        sender: expect.objectContaining({ id: flora.id, full_name: 'Flora Founder' }),
        sent_at: expect.any(String),
        edited_at: null,
        is_read: false,
        is_hidden: false,
      },
    ])
    expect(await ivo.call.updates.get({ id })).toEqual({ ...items[0], reach: null, others: [] })
    expect((await ivo.call.updates.senders()).senders.map((sender) => sender.id)).toEqual([flora.id])
    expect((await flora.call.updates.sent({})).items).toEqual([{ ...items[0], is_read: true, reach: { receivers: 2, readers: null } }])
    expect(await flora.call.updates.received({}), 'she has received nothing').toMatchObject({ items: [] })
  })

  test('selects recipients among the connected investors she can see', async () => {
    const { items, count } = await flora.call.updates.investors({})
    expect([items.map(({ full_name }) => full_name), count]).toEqual([['Ines Invests', 'Ivo Invests'], 2])
    for (const query of [' IVO', 'invésts ivo'])
      expect(await flora.call.updates.investors({ query })).toMatchObject({ items: [{ id: ivo.id }], count: 2 })
    const first = await flora.call.updates.investors({ limit: 1 })
    expect(await flora.call.updates.investors({ limit: 1, cursor: first.next_cursor ?? '' })).toMatchObject({
      items: [{ id: ivo.id }],
      next_cursor: null,
    })
    const id = await sendUpdate(flora, {}, [ivo, ivo])
    expect(await titlesFor(ivo)).toEqual(['First plant commissioned'])
    expect(await titlesFor(ines)).toEqual([])
    expect(await refusalOf(ines.call.updates.get({ id }))).toBe('updates.gone')
    expect(await refusalOf(sendUpdate(flora, {}, [ivo, otto]))).toBe('updates.notConnected')
    expect(await titlesFor(ivo), 'nothing is sent if one recipient is not connected').toHaveLength(1)
    await ivo.call.relations.block({ id: flora.id })
    expect(await refusalOf(sendUpdate(flora, {}, [ivo]))).toBe('updates.notConnected')
    expect(await flora.call.updates.investors({})).toMatchObject({ items: [{ id: ines.id }], count: 1 })
  })

  test('sends the same update only once, and cannot use the id of another', async () => {
    const id = randomUUID()
    const send = (person: Person, title: string, to: string[] | null = null) => person.call.updates.send({ id, to, ...updateOf({ title }) })
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(flora, 'One')))
    expect(answers).toEqual(Array.from({ length: 4 }, () => ({ id, receivers: 2 })))
    expect(await titlesFor(ines)).toHaveLength(1)
    expect(await notificationsOf(ines)).toHaveLength(1)
    expect(await refusalOf(send(flora, 'Two'))).toBe(idTaken.id)
    expect(await send(flora, 'One', [ivo.id, ines.id])).toEqual({ id, receivers: 2 })
    expect(await refusalOf(send(flora, 'One', [ivo.id]))).toBe(idTaken.id)
    const fred = await memberNamed(world, 'Fred Founder')
    await connect(fred, ines)
    expect(await refusalOf(send(fred, 'Mine'))).toBe('updates.idTaken')
  })

  test('edits an update, which is marked as edited, for the same recipients', async () => {
    const id = await sendUpdate(flora, { title: 'Third quarter' })
    await flora.call.updates.change({ id, ...updateOf({ title: 'Third quarter' }) })
    expect((await ines.call.updates.get({ id })).edited_at, 'nothing has changed').toBeNull()
    await connect(flora, otto)
    await flora.call.updates.change({ id, ...updateOf({ title: 'Third quarter, corrected', revenue: 1 }) })
    expect(await ines.call.updates.get({ id })).toMatchObject({
      title: 'Third quarter, corrected',
      revenue: 1,
      edited_at: expect.any(String),
    })
    expect(await titlesFor(otto)).toEqual([])
    expect(await refusalOf(ines.call.updates.change({ id, ...updateOf() }))).toBe('updates.notYours')
    expect(await refusalOf(otto.call.updates.change({ id, ...updateOf() }))).toBe('updates.gone')
    await flora.call.relations.disconnect({ id: otto.id })
  })

  test('deletes an update for everyone, with its notifications', async () => {
    const id = await sendUpdate(flora)
    expect(await notificationsOf(ines)).toEqual([['First plant commissioned', `/dashboard/tab/updates/${id}`]])
    expect(await refusalOf(ines.call.updates.remove({ id }))).toBe('updates.notYours')
    await flora.call.updates.remove({ id })
    expect(await refusalOf(flora.call.updates.remove({ id }))).toBe('updates.gone')
    for (const person of [flora, ines]) expect(await refusalOf(person.call.updates.get({ id }))).toBe('updates.gone')
    expect(await titlesFor(ines)).toEqual([])
    expect(await notificationsOf(ines)).toEqual([])
  })

  test('sees the number of recipients and, from three, of readers, but never who they are', async () => {
    const [ida, ian] = [await investorNamed(world, 'Ida Invests'), await investorNamed(world, 'Ian Invests')]
    for (const investor of [ida, ian]) await connect(flora, investor)
    const id = await sendUpdate(flora)
    await using client = await openLive(world, flora)
    const open = (person: Person) => person.call.updates.markRead({ id })
    await Promise.all([open(ines), open(ines), open(ines)])
    await open(ivo)
    await flora.call.updates.markRead({ id })
    expect(await reachOf(flora, id), 'two are too few to show').toEqual({ receivers: 4, readers: null })
    await open(ida)
    expect(await reachOf(flora, id)).toEqual({ receivers: 4, readers: 3 })
    expect(await client.settled('updates.changed'), 'reading is not announced').toEqual([])
    expect((await ines.call.updates.received({})).items[0]?.is_read).toBe(true)
  })
})

test('only founders with a complete profile and a connected investor can send updates', async () => {
  expect(await refusalOf(sendUpdate(world.visitor()))).toBe('problem.signedOut')
  for (const user_type of ['investor', 'mentor', 'advisor'] as const) {
    const person = await world.join({ user_type })
    await person.call.profiles.save(profileOf(person))
    await connect(person, ines)
    expect(await refusalOf(sendUpdate(person)), user_type).toBe('updates.foundersOnly')
  }
  expect(await refusalOf(sendUpdate(await world.join()))).toBe('updates.profileFirst')
  expect(await refusalOf(sendUpdate(operator))).toBe('updates.noReceivers')
  for (const [fields, problem] of [
    [{ title: '  ' }, 'Please enter a title'],
    [{ body: '' }, 'Please describe what happened'],
    [{ period: '2026-Q5' }, 'Please choose a quarter or a month'],
    [{ title: 'x'.repeat(121) }, 'Please keep this to 120 characters'],
    [{ body: 'x'.repeat(3_001) }, 'Please keep this to 3,000 characters'],
    [{ revenue: 1.5 }, 'Please enter a valid number, or leave this empty'],
    [{ team: -1 }, 'Please enter a valid number, or leave this empty'],
  ] as const)
    expect(await refusalOf(sendUpdate(flora, fields))).toBe(problem)
  expect((await flora.call.updates.sent({})).items).toEqual([])
})

describe('privacy', () => {
  test('members who did not receive an update cannot tell that it exists', async () => {
    const id = await sendUpdate(flora, { title: 'Not for everybody' }, [ines])
    await world.settled()
    const mentor = await world.join({ user_type: 'mentor' })
    const fred = await memberNamed(world, 'Fred Founder')
    await connect(flora, otto)
    for (const person of [ivo, otto, mentor, fred, operator]) {
      const answers = [
        await person.call.updates.received({ sender_id: flora.id }),
        await person.call.updates.sent({}),
        await person.call.updates.senders(),
        await person.call.notifications.list({}),
      ]
      expect(JSON.stringify(answers)).not.toContain('Not for everybody')
      expect(await titlesFor(person, flora)).toEqual([])
      expect((await person.call.updates.senders()).senders.map((sender) => sender.id)).not.toContain(flora.id)
      for (const refused of [
        () => person.call.updates.get({ id }),
        () => person.call.updates.markRead({ id }),
        () => person.call.updates.change({ id, ...updateOf() }),
        () => person.call.updates.remove({ id }),
      ])
        expect(await refusalOf(refused())).toBe('updates.gone')
      expect(await updateReportable.read(world.services.database.kysely, { id: person.id } as never, id)).toBeUndefined()
    }
    expect(await flora.call.updates.get({ id }), 'nobody could change it').toMatchObject({ title: 'Not for everybody', edited_at: null })
    await flora.call.relations.disconnect({ id: otto.id })
  })

  test('former connections keep earlier updates, get no new ones, and see none from members they blocked', async () => {
    const id = await sendUpdate(flora, { title: 'Before' })
    await ines.call.relations.disconnect({ id: flora.id })
    await sendUpdate(flora, { title: 'After' })
    expect(await titlesFor(ines)).toEqual(['Before'])
    expect(await titlesFor(ivo)).toEqual(['After', 'Before'])
    await ines.call.relations.block({ id: flora.id })
    expect(await titlesFor(ines)).toEqual([])
    expect(await refusalOf(ines.call.updates.get({ id }))).toBe('updates.gone')
    expect(await ines.call.updates.senders()).toEqual({ senders: [] })
    expect(await reachOf(flora, id), 'the founder cannot tell').toEqual({ receivers: 2, readers: null })
    await ines.call.relations.unblock({ id: flora.id })
    expect(await titlesFor(ines)).toEqual(['Before'])
    await flora.call.leaving.ask({ current_password: flora.password })
    expect(await titlesFor(ines), 'updates from members who are leaving are hidden').toEqual([])
    await world.services.database.pool.query('delete from auth."user" where id = $1', [flora.id])
    expect(await refusalOf(ines.call.updates.get({ id }))).toBe('updates.gone')
    const left = await world.services.database.pool.query('select from update_receivers where sender_id = $1', [flora.id])
    expect(left.rowCount).toBe(0)
  })

  test('copies of data contain sent and received updates, but neither readers nor hidden updates', async () => {
    const copyOf = async (person: Person) => {
      const { updates, received } = updatesPersonalData.lists ?? {}
      const reader = world.services.database.kysely
      return JSON.stringify([await updates?.read(reader, person.id), await received?.read(reader, person.id)])
    }
    const id = await sendUpdate(flora, { title: 'For the copy' })
    await ines.call.updates.markRead({ id })
    for (const person of [flora, ines, ivo]) expect(await copyOf(person)).toContain('For the copy')
    expect(await copyOf(otto)).not.toContain('For the copy')
    expect(await copyOf(flora)).not.toMatch(/readers|read_at|Ines/)
    await flora.call.relations.block({ id: ines.id })
    expect(await copyOf(ines)).not.toContain('For the copy')
  })
})

test('recipients’ pages are told live, by id only, of new updates and of opening them on another page', async () => {
  await using client = await openLive(world, ines)
  await using outside = await openLive(world, otto)
  const id = await sendUpdate(flora, { title: 'Live' })
  expect(await client.event('updates.changed')).toEqual({ update_id: id })
  await ines.call.updates.markRead({ id })
  expect(await client.event('updates.changed')).toEqual({ update_id: id })
  expect(await outside.settled('updates.changed')).toEqual([])
})

test('recipients who have not opened an update get an email with its title but not its figures', async () => {
  const id = await sendUpdate(flora, { title: 'Plant opened' })
  const { updateReceived } = await import('./notifications.ts')
  const compose = (person: Person) =>
    updateReceived.mail?.compose(world.services.database.kysely, person.id, `update ${id}`, speakerIn('en'))
  expect(await compose(ines)).toEqual({
    subject: 'Flora Founder sent you an update',
    paragraphs: ['Flora Founder of Example Works sent you an update: “Plant opened”.'],
    button: { label: 'Read update', target: `/dashboard/tab/updates/${id}` },
  })
  await ines.call.updates.markRead({ id })
  expect(await compose(ines)).toBeUndefined()
  expect(await compose(otto)).toBeUndefined()
  await ivo.call.relations.block({ id: flora.id })
  expect(await compose(ivo)).toBeUndefined()
})

test('recipients can report an update; while hidden, only the founder sees it', async () => {
  const { kysely } = world.services.database
  const id = await sendUpdate(flora, { title: 'Guaranteed returns', body: 'Ten percent a week.' })
  expect(await updateReportable.read(kysely, { id: ines.id } as never, id)).toEqual({
    author_id: flora.id,
    text: 'Guaranteed returns (2026-Q3)\n\nTen percent a week.',
    address: null,
    around: [],
  })
  expect(await updateReportable.read(kysely, { id: flora.id } as never, id)).toBeUndefined()
  const act = (what: 'hide' | 'show' | 'remove') =>
    world.services.events.change((tx) =>
      what === 'remove'
        ? updateReportable.remove(world.services, tx, id)
        : updateReportable.setHidden(world.services, tx, id, what === 'hide'),
    )
  expect(await notificationsOf(ines)).toHaveLength(1)
  expect(await act('hide')).toBe(true)
  expect(await titlesFor(ines)).toEqual([])
  expect(await ines.call.updates.senders()).toEqual({ senders: [] })
  expect(await notificationsOf(ines)).toEqual([])
  expect(await flora.call.updates.get({ id })).toMatchObject({ is_hidden: true })
  expect(await refusalOf(flora.call.updates.change({ id, ...updateOf() }))).toBe('updates.gone')
  expect(await act('show')).toBe(true)
  expect(await titlesFor(ines)).toEqual(['Guaranteed returns'])
  expect(await act('remove')).toBe(true)
  expect(await act('hide')).toBe(false)
  expect(await refusalOf(flora.call.updates.get({ id }))).toBe('updates.gone')
})
