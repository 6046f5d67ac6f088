import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { idTaken } from '#platform/id-taken.ts'
import { dealOf, post } from '#testing/deals.ts'
import { memberNamed, refusalOf } from '#testing/messages.ts'
import { type Person, profileOf } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { dealProblems } from '../problems.ts'

const world = testWorld()
let founder: Person
let investor: Person

beforeAll(async () => {
  founder = await memberNamed(world, 'Luca Bertolini')
  investor = await world.join({ full_name: 'Marit Solberg', user_type: 'investor' })
  await investor.call.profiles.save(profileOf(investor))
})

const titles = async (person: Person, filters: Parameters<Person['call']['deals']['list']>[0] = {}) =>
  (await person.call.deals.list(filters)).items.map(({ title }) => title)

describe('posting', () => {
  test('shows a deal to others as written, and to its owner with counts', async () => {
    const id = await post(founder, { title: 'Heat from harbours', valuation: 950_000_000, sdgs: [7, 11], website: 'harbour.example' })
    const seen = await investor.call.deals.get({ id })
    expect(seen).toMatchObject({
      ...dealOf(founder),
      title: 'Heat from harbours',
      valuation: 950_000_000,
      website: 'https://harbour.example/',
      status: 'active',
      owner: { id: founder.id, full_name: 'Luca Bertolini' },
      counts: null,
      standing: { bookmarked: false, interested: false, introduction: null },
    })
    expect(await founder.call.deals.get({ id })).toMatchObject({ counts: { viewed: 0 }, standing: null })
    expect(await titles(founder)).not.toContain('Heat from harbours')
    expect((await founder.call.deals.mine({})).items[0]).toMatchObject({ title: 'Heat from harbours', counts: { bookmarked: 0 } })
  })

  test('has no effect when repeated with the same id, and refuses the id of another deal', async () => {
    const id = await post(founder, { title: 'Once' })
    await founder.call.deals.post({ id, ...dealOf(founder, { title: 'Once' }) })
    await founder.call.deals.keepDraft({ id, content: { title: 'Twice' } })
    expect(await refusalOf(founder.call.deals.post({ id, ...dealOf(founder, { title: 'Twice' }) }))).toBe(idTaken.id)
    expect((await founder.call.deals.draft({ id })).draft?.content, 'keeps what was typed').toEqual({ title: 'Twice' })
    expect((await founder.call.deals.get({ id })).title).toBe('Once')
    expect(await refusalOf(investor.call.deals.post({ id, ...dealOf(investor) }))).toBe(dealProblems.dealGone.id)
  })

  test.each([
    [{ title: ' ' }, 'title'],
    [{ funding_amount: 0 }, 'funding_amount'],
    [{ funding_amount: 0.5 }, 'funding_amount'],
    [{ min_investment: 200, max_investment: 100 }, 'max_investment'],
    [{ geography: [] }, 'geography'],
    [{ progress: 101 }, 'progress'],
    [{ website: 'javascript:alert(1)' }, 'website'],
    [{ city_id: 1 }, 'country'],
  ])('refuses %j', async (fields, path) => {
    const refused = await founder.call.deals
      .post({ id: randomUUID(), ...dealOf(founder, fields) })
      .catch((error: { data: { issues: { path: string; id?: string }[] } }) => error.data.issues)
    expect(refused).toContainEqual(expect.objectContaining({ path, id: expect.any(String) as string }))
  })

  test('keeps a private draft until it is posted', async () => {
    const writer = await memberNamed(world, 'Wanda Wip')
    const id = randomUUID()
    await writer.call.deals.keepDraft({ id, content: { title: 'Half a', funding_amount: null } })
    expect((await writer.call.deals.draft({ id: 'new' })).draft).toMatchObject({ id, content: { title: 'Half a', funding_amount: null } })
    expect((await investor.call.deals.draft({ id: 'new' })).draft).toBeNull()
    expect((await investor.call.deals.draft({ id })).draft).toBeNull()
    expect(await refusalOf(investor.call.deals.keepDraft({ id, content: { title: 'Mine' } }))).toBe(dealProblems.dealGone.id)
    await investor.call.deals.keepDraft({ id, content: null })
    expect((await writer.call.deals.draft({ id })).draft?.content).toMatchObject({ title: 'Half a' })
    await writer.call.deals.post({ id, ...dealOf(writer) })
    expect(await refusalOf(investor.call.deals.keepDraft({ id, content: { title: 'Mine' } }))).toBe(dealProblems.dealGone.id)
    expect((await writer.call.deals.draft({ id: 'new' })).draft).toBeNull()
    expect((await writer.call.deals.draft({ id })).draft).toBeNull()
  })
})

describe('changing', () => {
  test('is limited to the owner, and refuses the second of two simultaneous status changes', async () => {
    const id = await post(founder)
    await founder.call.deals.change({ id, ...dealOf(founder, { title: 'Changed' }) })
    expect((await investor.call.deals.get({ id })).title).toBe('Changed')
    expect(await refusalOf(investor.call.deals.change({ id, ...dealOf(investor) }))).toBe(dealProblems.notOwner.id)

    const outcomes = await Promise.all(
      (['closed', 'oversubscribed'] as const).map((to) =>
        founder.call.deals.move({ id, from: 'active', to }).then(
          () => 'moved',
          (error: { data: { problem: string } }) => error.data.problem,
        ),
      ),
    )
    expect(outcomes.toSorted()).toEqual([dealProblems.moveNotAllowed.id, 'moved'])
  })

  test('allows only the defined status changes', async () => {
    const id = await post(founder)
    await founder.call.deals.move({ id, from: 'active', to: 'closed' })
    await founder.call.deals.move({ id, from: 'closed', to: 'open' })
    expect(await refusalOf(founder.call.deals.move({ id, from: 'open', to: 'active' }))).toBe(dealProblems.moveNotAllowed.id)
    await founder.call.deals.move({ id, from: 'open', to: 'completed' })
    expect(await refusalOf(founder.call.deals.move({ id, from: 'completed', to: 'open' }))).toBe(dealProblems.moveNotAllowed.id)
    expect(await titles(investor, { status: 'completed' })).toContain(dealOf(founder).title)
  })

  test('can delete the deal with everything that belongs to it', async () => {
    const id = await post(founder)
    await investor.call.deals.bookmark({ id })
    await investor.call.deals.place({ id, step: 'saved' })
    await founder.call.deals.remove({ id })
    expect(await refusalOf(investor.call.deals.get({ id }))).toBe(dealProblems.dealGone.id)
    expect((await investor.call.deals.pipeline({ step: 'saved' })).items).toEqual([])
  })
})

describe('browsing', () => {
  let owner: Person
  beforeAll(async () => {
    owner = await memberNamed(world, 'Berta Browse')
    await post(owner, {
      title: 'Small water',
      industry: 'Biotech',
      funding_stage: 'pre-seed',
      funding_amount: 20_000_000,
      country: 'CZ',
      sdgs: [6],
    })
    await post(owner, {
      title: 'Big bricks',
      industry: 'PropTech',
      funding_stage: 'series-b',
      funding_amount: 900_000_000,
      geography: ['dach'],
    })
    await post(owner, { title: 'Krona cables', industry: 'Technology', funding_amount: 1_000_000_000, currency: 'SEK', geography: ['SE'] })
  })

  test.each<[Parameters<Person['call']['deals']['list']>[0], string[]]>([
    [{ query: 'watér' }, ['Small water']],
    [{ query: 'browse bric' }, []],
    [{ query: 'bric' }, ['Big bricks']],
    [{ industry: 'PropTech' }, ['Big bricks']],
    [{ stage: 'pre-seed' }, ['Small water']],
    [{ country: 'CZ' }, ['Small water']],
    [{ goal: 6 }, ['Small water']],
    [{ from: 5_000_000 }, ['Big bricks']],
    [{ to: 300_000 }, ['Small water']],
    [{ from: 800_000, to: 1_000_000 }, ['Krona cables']],
    [{ status: 'closed', industry: 'PropTech' }, []],
  ])('filters by %j', async (filters, expected) => {
    expect(await titles(investor, filters)).toEqual(expected)
    expect(await investor.call.deals.count(filters)).toEqual({ count: expected.length })
  })

  test('pages through each order without gaps or duplicates', async () => {
    for (const order of ['newest', 'largest', 'smallest'] as const) {
      const whole = (await investor.call.deals.list({ order, limit: 50 })).items.map(({ id }) => id)
      const paged: string[] = []
      let cursor: string | undefined
      do {
        const page = await investor.call.deals.list({ order, limit: 2, ...(cursor && { cursor }) })
        paged.push(...page.items.map(({ id }) => id))
        cursor = page.next_cursor ?? undefined
      } while (cursor)
      expect(paged).toEqual(whole)
    }
    const [largest] = await titles(investor, { order: 'largest' })
    expect(largest).toBe('Big bricks')
  })

  test('shows deals that match the viewer’s preferences', async () => {
    const seeker = await world.join({ user_type: 'investor' })
    await seeker.call.profiles.save(
      profileOf(seeker, {
        investor_preferences: {
          stages: ['series-b', 'seed'],
          industries: [],
          geography: ['AT', 'nordics'],
          min_investment: 1_000_000,
          max_investment: null,
        },
      }),
    )
    expect((await titles(seeker, { fits: true })).filter((title) => ['Small water', 'Big bricks', 'Krona cables'].includes(title))).toEqual(
      ['Krona cables', 'Big bricks'],
    )
  })

  test('leaves out deals of members hidden from the viewer everywhere', async () => {
    const blocker = await memberNamed(world, 'Bo Blocks')
    const id = await post(blocker, { title: 'Not for everybody' })
    const other = await world.join({ user_type: 'investor' })
    await other.call.deals.place({ id, step: 'talks' })
    await blocker.call.relations.block({ id: other.id })
    expect(await titles(other, { query: 'everybody' })).toEqual([])
    expect((await other.call.deals.pipeline({ step: 'talks' })).items).toEqual([])
    expect((await other.call.deals.ofMember({ id: blocker.id })).items).toEqual([])
    for (const attempt of [
      () => other.call.deals.get({ id }),
      () => other.call.deals.view({ id }),
      () => other.call.deals.bookmark({ id }),
      () => other.call.deals.expressInterest({ id }),
      () => other.call.deals.requestIntroduction({ id }),
    ]) {
      expect(await refusalOf(attempt())).toBe(dealProblems.dealGone.id)
    }
  })
})
