import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Organisation } from '#features/organisations/organisation-contract.ts'
import { organisationProblems } from '#features/organisations/problems.ts'
import { documentProblems } from '#features/documents/problems.ts'
import { everyRow, filesIn } from '#testing/contents.ts'
import { addDeck, insertStoredDeck, slidesWith } from '#testing/decks.ts'
import { dealOf, post } from '#testing/deals.ts'
import { openLive } from '#testing/live-client.ts'
import { memberNamed, refusalOf } from '#testing/messages.ts'
import { addTo, found, organisationOf } from '#testing/organisations.ts'
import { type Person, profileOf } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { dealProblems } from '../problems.ts'
import { recountDeals } from './record.ts'

const world = testWorld()
/** Owner, admin and members of Solarwind; the first member posts. */
let owner: Person
let admin: Person
let poster: Person
let colleague: Person
let investor: Person
let solarwind: Organisation
let id: string

beforeAll(async () => {
  ;[owner, admin, poster, colleague] = [
    await memberNamed(world, 'Olga Owner'),
    await memberNamed(world, 'Adam Admin'),
    await memberNamed(world, 'Paula Poster'),
    await memberNamed(world, 'Colin Colleague'),
  ]
  investor = await world.join({ full_name: 'Ivo Investor', user_type: 'investor' })
  await investor.call.profiles.save(profileOf(investor))
  solarwind = await found(owner, { name: 'Solarwind' })
  await addTo(owner, solarwind, admin, 'admin')
  for (const person of [poster, colleague]) await addTo(owner, solarwind, person)
})
beforeEach(async () => {
  id = await post(poster, { organisation_id: solarwind.id, company_name: 'Whatever', readers: 'granted' })
})

const query = (text: string, values: unknown[] = []) => world.services.database.pool.query(text, values)
const own = async (person: Person) => (await person.call.deals.mine({ limit: 50 })).items.map((deal) => deal.id)
const standingOf = async (person: Person, deal = id) => (await person.call.deals.get({ id: deal })).standing
const told = async (person: Person) => {
  await world.settled()
  const { items } = await person.call.notifications.list({ limit: 50 })
  return items.filter(({ target, read }) => target.includes(id) && !read).map(({ title }) => title.message)
}
const asked = async (person: Person) => (await person.call.deals.introductions({ deal_id: id })).items.map(({ member }) => member.id)
const change = async (person: Person, fields: Parameters<typeof dealOf>[1], deal = id) =>
  person.call.deals.change({ id: deal, ...dealOf(person, fields) })

describe('a deal of an organisation', () => {
  test('has its name and shows it, also after it is renamed, and is found by it', async () => {
    const seen = await investor.call.deals.get({ id })
    expect(seen).toMatchObject({
      company_name: 'Solarwind',
      organisation: { id: solarwind.id, slug: 'solarwind', name: 'Solarwind' },
      owner: { id: poster.id },
      can: { edit: false, changeOrganisation: false },
    })
    expect((await investor.call.deals.list({ query: 'solarwind' })).items[0]).toMatchObject({ id, organisation: { name: 'Solarwind' } })
    await owner.call.organisations.change({ ...organisationOf({ name: 'Solarwind Europe' }), id: solarwind.id })
    await world.settled()
    expect(await investor.call.deals.get({ id })).toMatchObject({ company_name: 'Solarwind Europe', updated_at: seen.updated_at })
    expect((await investor.call.deals.list({ query: 'europe' })).items.map((deal) => deal.id)).toContain(id)
    await owner.call.organisations.change({ ...organisationOf({ name: 'Solarwind' }), id: solarwind.id })
    await world.settled()
  })

  test('is its people’s own: they see figures, requests and documents, and are not interested in it', async () => {
    await investor.call.deals.view({ id })
    await investor.call.deals.expressInterest({ id })
    await investor.call.deals.requestIntroduction({ id, note: 'May we meet?' })
    await investor.call.deals.askToRead({ id })
    for (const person of [owner, colleague]) {
      await person.call.deals.view({ id })
      expect(await person.call.deals.get({ id })).toMatchObject({
        standing: null,
        reading: 'allowed',
        counts: { viewed: 1, interested: 1 },
      })
      expect(await own(person)).toContain(id)
      expect((await person.call.deals.list({ limit: 50 })).items.map((deal) => deal.id)).not.toContain(id)
      expect(await asked(person)).toEqual([investor.id])
      expect((await person.call.deals.readingRequests({})).items.map(({ deal_id }) => deal_id)).toContain(id)
      expect((await person.call.deals.access({ id })).items).toMatchObject([{ member: { id: investor.id }, state: 'asked' }])
      expect((await person.call.deals.investors({ id })).items).toMatchObject([
        { member: { id: investor.id }, last_step: 'requested_intro' },
      ])
      expect(await person.call.deals.analytics({ id })).toMatchObject({ counts: { viewed: 1, viewers: 1 } })
      expect((await person.call.deals.overview({})).deals.map((deal) => deal.id)).toContain(id)
      for (const attempt of [
        () => person.call.deals.bookmark({ id }),
        () => person.call.deals.expressInterest({ id }),
        () => person.call.deals.requestIntroduction({ id }),
        () => person.call.deals.askToRead({ id }),
      ])
        expect(await refusalOf(attempt())).toBe(dealProblems.ownDeal.id)
    }
    expect((await poster.call.deals.get({ id })).counts).toMatchObject({ viewed: 1, bookmarked: 0 })
  })

  test('is nobody else’s: not another founder’s, nor an operator’s', async () => {
    const outsider = await memberNamed(world, 'Otto Outside')
    await world.command('grant', outsider.email)
    expect(await outsider.call.deals.get({ id })).toMatchObject({ counts: null, can: { edit: false } })
    expect(await own(outsider)).toEqual([])
    for (const attempt of [
      () => outsider.call.deals.access({ id }),
      () => outsider.call.deals.investors({ id }),
      () => outsider.call.deals.analytics({ id }),
      () => outsider.call.deals.answerIntroduction({ id, member_id: investor.id, answer: 'accepted' }),
      () => outsider.call.deals.answerAccess({ id, member_id: investor.id, answer: 'granted' }),
      () => outsider.call.deals.move({ id, from: 'active', to: 'closed' }),
      () => outsider.call.deals.remove({ id }),
    ])
      expect(await refusalOf(attempt())).toBe(dealProblems.notOwner.id)
    expect(await refusalOf(outsider.call.deals.post({ id: randomUUID(), ...dealOf(outsider, { organisation_id: solarwind.id }) }))).toBe(
      organisationProblems.notIn.id,
    )
    expect(await refusalOf(outsider.call.deals.post({ id: randomUUID(), ...dealOf(outsider, { organisation_id: randomUUID() }) }))).toBe(
      organisationProblems.notIn.id,
    )
    expect((await world.visitor().fetch(`/api/organisations/${solarwind.id}/deals`)).status).toBe(401)
    expect((await outsider.call.deals.ofOrganisation({ id: solarwind.id })).items[0]).toMatchObject({ id })
    await poster.call.deals.move({ id, from: 'active', to: 'closed' })
    expect((await outsider.call.deals.ofOrganisation({ id: solarwind.id })).items.map((deal) => deal.id)).not.toContain(id)
  })

  test('is changed by its poster, owners and admins, and not by other colleagues', async () => {
    for (const [person, edit] of [
      [owner, true],
      [admin, true],
      [poster, true],
      [colleague, false],
    ] as const) {
      const outcome = edit ? 'was not refused' : organisationProblems.notYourRole.id
      expect((await person.call.deals.get({ id })).can.edit).toBe(edit)
      expect((await person.call.deals.mine({})).items[0]?.can.edit).toBe(edit)
      expect(await refusalOf(change(person, { title: `By ${person.full_name}` }))).toBe(outcome)
      expect(await refusalOf(person.call.deals.keepDraft({ id, content: { title: person.full_name } }))).toBe(
        edit ? 'was not refused' : dealProblems.dealGone.id,
      )
    }
    expect((await admin.call.deals.draft({ id })).draft?.content, 'each has a draft of their own').toMatchObject({ title: 'Adam Admin' })
    expect(await investor.call.deals.get({ id })).toMatchObject({ title: 'By Paula Poster', owner: { id: poster.id }, organisation: {} })
    expect(await refusalOf(colleague.call.deals.remove({ id }))).toBe(organisationProblems.notYourRole.id)
    await admin.call.deals.move({ id, from: 'active', to: 'closed' })
    await admin.call.deals.remove({ id })
    expect(await refusalOf(poster.call.deals.get({ id }))).toBe(dealProblems.dealGone.id)
    expect((await owner.call.deals.draft({ id: 'new' })).draft).toBeNull()
  })

  test('changes on the open pages of its people, and on no others', async () => {
    await using live = await openLive(world, colleague)
    await using investors = await openLive(world, investor)
    const another = await post(poster, { organisation_id: solarwind.id })
    expect(await live.event('deals.changed')).toEqual({ deal_id: another })
    for (const act of [
      () => change(admin, { title: 'By Adam Admin' }),
      () => poster.call.deals.move({ id, from: 'active', to: 'closed' }),
      () => owner.call.deals.remove({ id }),
    ]) {
      await act()
      expect(await live.event('deals.changed')).toEqual({ deal_id: id })
    }
    await change(admin, { organisation_id: null }, another)
    expect(await live.event('deals.changed'), 'it is no longer theirs').toEqual({ deal_id: another })
    expect(await investors.settled('deals.changed')).toEqual([])
  })

  test('stays with the organisation unless an owner or admin gives it to its poster, who alone can move it elsewhere', async () => {
    const second = await found(poster, { name: 'Second' })
    expect(await refusalOf(change(poster, { organisation_id: null }))).toBe(organisationProblems.notYourRole.id)
    expect(await refusalOf(change(poster, { organisation_id: second.id }))).toBe(organisationProblems.notYourRole.id)
    const elsewhere = await found(admin, { name: 'Elsewhere' })
    expect(await refusalOf(change(admin, { organisation_id: elsewhere.id }))).toBe(dealProblems.notPoster.id)
    await change(admin, { organisation_id: null, company_name: 'Paula’s own' })
    expect(await poster.call.deals.get({ id })).toMatchObject({ organisation: null, company_name: 'Paula’s own', counts: {} })
    expect(await admin.call.deals.get({ id })).toMatchObject({ counts: null, standing: {} })
    await change(poster, { organisation_id: second.id })
    expect(await investor.call.deals.get({ id })).toMatchObject({ company_name: 'Second', organisation: { id: second.id } })
    expect(await refusalOf(change(poster, { organisation_id: elsewhere.id }))).toBe(organisationProblems.notIn.id)
  })
})

describe('requests', () => {
  test('are answered by a colleague, who is connected and becomes the contact; it is read for the others', async () => {
    await colleague.call.organisations.changePerson({ id: solarwind.id, member_id: colleague.id, wants_deals: true })
    expect((await colleague.call.organisations.mine()).items).toMatchObject([{ id: solarwind.id, wants_deals: true }])
    await investor.call.deals.requestIntroduction({ id, note: 'May we meet?' })
    await investor.call.deals.askToRead({ id })
    const [introduction, reading] = ['{name} requested an introduction for {deal}', '{name} would like to read the documents of {deal}']
    for (const person of [poster, colleague]) expect((await told(person)).toSorted()).toEqual([introduction, reading])
    for (const person of [owner, admin]) expect(await told(person), 'did not ask for them').toEqual([])

    await using live = await openLive(world, poster)
    await colleague.call.deals.answerIntroduction({ id, member_id: investor.id, answer: 'accepted' })
    expect(await live.event('deals.changed')).toEqual({ deal_id: id })
    await world.settled()
    await colleague.call.deals.answerAccess({ id, member_id: investor.id, answer: 'granted' })
    for (const person of [poster, colleague]) expect(await told(person)).toEqual([])
    expect(await asked(poster)).toEqual([])
    const { items } = await investor.call.notifications.list({})
    expect(items.slice(0, 2).map(({ title, target }) => [title.parameters?.['name'], target])).toEqual([
      ['Colin Colleague', expect.stringContaining(id)],
      ['Colin Colleague', expect.stringContaining(colleague.id)],
    ])
    expect((await investor.call.relations.connections({})).items.map((each) => each.id)).toEqual([colleague.id])
    expect(await standingOf(investor)).toMatchObject({ introduction: 'accepted', contact_id: colleague.id })
    await colleague.call.organisations.changePerson({ id: solarwind.id, member_id: colleague.id, wants_deals: false })
  })

  test('are hidden from a colleague who blocked the member, and from nobody else', async () => {
    await investor.call.deals.requestIntroduction({ id })
    await investor.call.deals.view({ id })
    await admin.call.relations.block({ id: investor.id })
    expect([await asked(admin), await asked(poster)]).toEqual([[], [investor.id]])
    expect((await admin.call.deals.investors({ id })).items).toEqual([])
    expect(await refusalOf(admin.call.deals.answerIntroduction({ id, member_id: investor.id, answer: 'accepted' }))).toBe(
      dealProblems.noIntroduction.id,
    )
    expect((await investor.call.deals.get({ id })).organisation).toMatchObject({ id: solarwind.id })
    await admin.call.relations.unblock({ id: investor.id })
  })

  test('of a member who joins the organisation are not theirs to answer', async () => {
    const joiner = await memberNamed(world, 'Jana Joins')
    await joiner.call.deals.requestIntroduction({ id })
    await addTo(owner, solarwind, joiner)
    expect([await asked(joiner), await asked(poster)]).toEqual([[], [joiner.id]])
    expect(await refusalOf(joiner.call.deals.answerIntroduction({ id, member_id: joiner.id, answer: 'accepted' }))).toBe(
      dealProblems.ownDeal.id,
    )
    await owner.call.organisations.removePerson({ id: solarwind.id, member_id: joiner.id })
  })
})

describe('documents', () => {
  test('are added by owners and admins, and read by all its people without being counted or watermarked', async () => {
    const slides = await slidesWith(2, 0)
    const deck = await addDeck(admin, id, slides)
    await world.settled()
    expect(await refusalOf(addDeck(colleague, id, slides))).toBe(documentProblems.gone.id)
    expect(await refusalOf(investor.call.documents.address({ id: deck, use: 'read' }))).toBe(documentProblems.notReadable.id)
    await owner.call.deals.answerAccess({ id, member_id: investor.id, answer: 'granted' })
    for (const person of [poster, colleague, investor]) {
      await person.call.documents.read({ id: deck, reading_id: randomUUID(), seconds: [] })
      const { address } = await person.call.documents.address({ id: deck, use: 'download' })
      const copy = Buffer.from(await (await person.fetch(address)).arrayBuffer())
      expect([copy.subarray(0, 5).toString(), copy.includes('ReaderMark')]).toEqual(['%PDF-', person === investor])
    }
    for (const person of [owner, poster, colleague]) {
      expect((await person.call.documents.list({ subject_id: id })).items).toMatchObject([{ id: deck, is_own: true }])
      expect((await person.call.documents.readings({ id: deck })).items).toMatchObject([{ reader: { id: investor.id }, opened: 1 }])
    }
    expect(await refusalOf(investor.call.documents.readings({ id: deck }))).toBe(documentProblems.gone.id)
    expect(await refusalOf(colleague.call.documents.remove({ id: deck }))).toBe(documentProblems.gone.id)
    await owner.call.documents.remove({ id: deck })
    expect((await poster.call.documents.list({ subject_id: id })).items).toEqual([])
  })

  test('and deals of somebody who leaves are continued by an owner; the investor sees a new contact and nothing else', async () => {
    const leaver = await memberNamed(world, 'Lena Leaves')
    await addTo(owner, solarwind, leaver)
    id = await post(leaver, {
      organisation_id: solarwind.id,
      contact_person: 'Lena Leaves',
      contact_email: leaver.email,
      readers: 'granted',
    })
    const deck = await insertStoredDeck(world, leaver.id, id)
    await world.settled()
    await investor.call.deals.requestIntroduction({ id })
    await leaver.call.deals.answerIntroduction({ id, member_id: investor.id, answer: 'accepted' })
    await investor.call.deals.askToRead({ id })
    await leaver.call.deals.keepDraft({ id, content: { title: 'Unfinished' } })
    const seen = async () => {
      await world.settled()
      const { owner: contact, contact_person, contact_email, user_id, standing, ...deal } = await investor.call.deals.get({ id })
      const notifications = (await investor.call.notifications.list({})).items
      return {
        rest: JSON.stringify([deal, standing?.introduction, notifications]),
        contact,
        contact_person,
        contact_email,
        user_id,
        standing,
      }
    }
    const before = await seen()
    await leaver.call.organisations.removePerson({ id: solarwind.id, member_id: leaver.id })
    // At once, before anybody continues it.
    expect(await refusalOf(leaver.call.deals.access({ id }))).toBe(dealProblems.notOwner.id)
    expect(await refusalOf(leaver.call.documents.address({ id: deck, use: 'read' }))).toBe(documentProblems.notReadable.id)
    const after = await seen()
    expect(after.rest).toBe(before.rest)
    expect(after).toMatchObject({
      contact: { id: owner.id },
      contact_person: 'Olga Owner',
      contact_email: '',
      standing: { contact_id: owner.id },
    })

    expect(await leaver.call.deals.get({ id })).toMatchObject({ counts: null, reading: 'ask' })
    expect(await own(leaver)).toEqual([])
    for (const attempt of [
      () => leaver.call.deals.investors({ id }),
      () => leaver.call.deals.answerAccess({ id, member_id: investor.id, answer: 'granted' }),
      () => leaver.call.deals.remove({ id }),
    ])
      expect(await refusalOf(attempt())).toBe(dealProblems.notOwner.id)
    expect(await refusalOf(leaver.call.documents.remove({ id: deck }))).toBe(documentProblems.gone.id)
    expect(await refusalOf(leaver.call.deals.keepDraft({ id, content: { title: 'Still mine' } }))).toBe(dealProblems.dealGone.id)
    expect((await leaver.call.deals.draft({ id })).draft).toBeNull()
    await owner.call.deals.answerAccess({ id, member_id: investor.id, answer: 'granted' })
    expect(await told(owner)).toEqual([])
  })
})

describe('when an account is deleted', () => {
  test('a colleague keeps the deal with its deck, figures and answers, and nothing names the poster', async () => {
    const leaver = await memberNamed(world, 'Dora Deletes')
    const heir = await memberNamed(world, 'Hella Heir')
    const duo = await found(leaver, { name: 'Duo' })
    await addTo(leaver, duo, heir)
    id = await post(leaver, { organisation_id: duo.id, contact_person: 'Dora Deletes' })
    const personal = await post(leaver, { title: 'Her own' })
    const bytes = await slidesWith(2, 0)
    const deck = await addDeck(leaver, id, bytes)
    await world.settled()
    await investor.call.deals.view({ id })
    await investor.call.deals.place({ id, step: 'talks' })
    await investor.call.documents.read({ id: deck, reading_id: randomUUID(), seconds: [] })
    await investor.call.deals.requestIntroduction({ id, note: 'May we meet?' })
    await leaver.call.leaving.ask({ current_password: leaver.password })
    expect(await heir.call.deals.get({ id }), 'her colleague still sees it while she is about to leave').toMatchObject({
      counts: { viewed: 1 },
    })

    await query(`update leaving_members set leaves_at = now() - interval '1 hour'`)
    await world.runJob('leaving.deleteDue')
    await world.settled()
    await world.runJob('documents.clear')
    await world.settled()
    expect(await heir.call.deals.get({ id })).toMatchObject({
      organisation: { id: duo.id },
      owner: { id: heir.id },
      contact_person: 'Hella Heir',
      counts: { viewed: 1, requested_intro: 1 },
      can: { edit: true, changeOrganisation: true },
    })
    expect(await refusalOf(investor.call.deals.get({ id: personal }))).toBe(dealProblems.dealGone.id)
    expect((await heir.call.documents.readings({ id: deck })).items).toMatchObject([{ reader: { id: investor.id }, opened: 1 }])
    for (const person of [heir, investor]) {
      const { address } = await person.call.documents.address({ id: deck, use: 'read' })
      expect(
        Buffer.from(await (await person.fetch(address)).arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-')
    }
    await heir.call.deals.answerIntroduction({ id, member_id: investor.id, answer: 'accepted' })
    expect((await investor.call.deals.pipeline({ step: 'talks' })).items.map(({ deal }) => deal.id)).toContain(id)
    expect(await investor.call.deals.list({ query: 'Duo' })).toMatchObject({ items: [{ id }] })

    const namesHer = (text: string) => text.includes(leaver.id) || text.includes('Dora Deletes') || text.includes(leaver.email)
    expect((await everyRow(world.services.database)).filter(({ row }) => namesHer(row)).map(({ table, row }) => [table, row])).toEqual([])
    const files = Object.keys(await filesIn(world.services.files))
    expect(files.filter(namesHer)).toEqual([])
    expect(files.filter((key) => key.includes(deck))).toEqual([`documents/${heir.id}/${deck}.pdf`, `documents/${heir.id}/${deck}.webp`])
    const stored = await query(`select key from stored_files where member_id = $1 order by key`, [heir.id])
    expect(stored.rows).toEqual(files.filter((key) => key.includes(deck)).map((key) => ({ key })))

    // The counters are right for the new owner, too.
    const figures = async () => (await query(`select * from deal_standings where count <> 0 order by user_id, status`)).rows as unknown[]
    const kept = await figures()
    expect(kept).toContainEqual({ user_id: heir.id, status: 'active', count: 1 })
    const counted = await query(
      `select user_id, status, count(*)::int as count from deal_flows group by user_id, status order by user_id, status`,
    )
    expect(kept).toEqual(counted.rows)
    const investors = async () => (await query(`select * from deal_investors order by deal_id, member_id`)).rows as unknown[]
    const listed = await investors()
    await recountDeals(world.services.database.kysely)
    expect(await investors()).toEqual(listed)
  })
})

describe('an organisation', () => {
  test('takes the founder’s deals of its name, and its deals follow when it is merged or deleted', async () => {
    const founder = await world.join({ full_name: 'Fay Founder', company_name: 'Nova Träger' })
    await founder.call.profiles.save(profileOf(founder))
    const [same, other] = [
      await post(founder, { company_name: 'NOVA Trager', title: 'Taken' }),
      await post(founder, { company_name: 'Nova', title: 'Not taken' }),
    ]
    const nova = await found(founder, { name: 'Nova Träger' })
    await world.settled()
    expect(await investor.call.deals.get({ id: same })).toMatchObject({ organisation: { id: nova.id }, company_name: 'Nova Träger' })
    expect(await investor.call.deals.get({ id: other })).toMatchObject({ organisation: null, company_name: 'Nova' })

    const operator = await world.join({ full_name: 'Opal Operator' })
    await world.command('grant', operator.email)
    await operator.call.organisations.merge({ id: solarwind.id, other_id: nova.id })
    await world.settled()
    expect(await investor.call.deals.get({ id: same })).toMatchObject({ organisation: { id: solarwind.id }, company_name: 'Solarwind' })
    expect(await own(colleague)).toContain(same)

    await owner.call.organisations.remove({ id: solarwind.id })
    await world.settled()
    expect(await investor.call.deals.get({ id: same })).toMatchObject({
      organisation: null,
      company_name: 'Solarwind',
      owner: { id: founder.id },
    })
    expect(await own(founder)).toContain(same)
    expect(await own(colleague)).toEqual([])
    expect(await standingOf(colleague, same)).toMatchObject({ bookmarked: false })
  })
})
