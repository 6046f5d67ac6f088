import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Organisation } from '#features/organisations/organisation-contract.ts'
import { addTo, found, organisationOf } from '#testing/organisations.ts'
import { type Person, profileOf } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { withoutLimits } from '#testing/without-limits.ts'
import { countCap } from '../../count-cap.ts'
import { rebuildDirectory } from '../index.ts'

const world = testWorld()
withoutLimits()
let reader: Person
let owner: Person
let terravolta: Organisation
let nordlys: Organisation

type Filters = Parameters<Person['call']['directory']['organisations']>[0]
const listed = async (filters: Filters = {}) => (await reader.call.directory.organisations(filters)).items.map(({ name }) => name)
const newestFirst = ['Grønne Broer', 'Åkerlund Industrier', 'Solaris Accelerator', 'Nordlys Ventures', 'Terravolta']

/** As the community's operators or another room would have changed it. */
async function announceChange(id: string): Promise<void> {
  await world.services.events.change((_tx, announce) => announce('organisation.changed', { organisation_id: id }))
  await world.settled()
}

beforeAll(async () => {
  reader = await world.join({ full_name: 'Rita Reader', user_type: 'investor' })
  owner = await world.join({ full_name: 'Olga Owner' })
  terravolta = await found(owner, {
    kind: 'startup',
    name: 'Terravolta',
    countries: ['IT', 'AT'],
    industries: ['CleanTech', 'Technology'],
    description: 'Heat pumps.\n\nNo refrigerant.',
    funding_stage: 'seed',
    raising_amount: 180_000_000,
    sdgs: [7, 13],
  })
  nordlys = await found(owner, {
    kind: 'fund',
    name: 'Nordlys Ventures',
    countries: ['NO'],
    industries: ['CleanTech'],
    stages: ['seed', 'series-a'],
    min_ticket: 25_000_000,
    currency: 'NOK',
    sdgs: [13],
  })
  await found(owner, { kind: 'accelerator', name: 'Solaris Accelerator', countries: ['NL', 'BE'], industries: ['SaaS'] })
  await found(owner, { kind: 'corporate', name: 'Åkerlund Industrier', countries: ['SE'], industries: [] })
  await found(owner, { kind: 'public', name: 'Grønne Broer', countries: ['DK'], industries: ['EdTech'], description: '' })
  await world.settled()
})

test('a visitor is refused', async () => {
  const { directory } = world.visitor().call
  await expect(directory.organisations({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  await expect(directory.organisation({ id: terravolta.id })).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  await expect(directory.organisationCounts({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
})

describe('the list', () => {
  test('contains all, newest first, also for their own people', async () => {
    expect(await listed()).toEqual(newestFirst)
    expect((await owner.call.directory.organisations({})).items.map(({ name }) => name)).toEqual(newestFirst)
  })

  test('contains what a card shows', async () => {
    const { items } = await reader.call.directory.organisations({})
    const cardOf = (organisation: Organisation) => items.find(({ id }) => id === organisation.id)
    expect(cardOf(terravolta)).toEqual({
      id: terravolta.id,
      slug: 'terravolta',
      kind: 'startup',
      name: 'Terravolta',
      logo: null,
      headline: 'Heat pumps. No refrigerant.',
      countries: ['IT', 'AT'],
      industries: ['CleanTech', 'Technology'],
      stages: ['seed'],
      amount: { from: 180_000_000, to: 180_000_000, currency: 'EUR' },
      sdgs: [7, 13],
      people_count: 1,
      verified: null,
      fact: null,
      created_at: terravolta.created_at,
    })
    expect(cardOf(nordlys)).toMatchObject({ stages: ['seed', 'series-a'], amount: { from: 25_000_000, to: null, currency: 'NOK' } })
    expect(items.find(({ kind }) => kind === 'public')).toMatchObject({ headline: '', stages: [], amount: null })
  })

  test('can be searched, and shows industries in the reader’s language', async () => {
    await reader.call.accounts.setLanguage({ language: 'de' })
    const { items } = await reader.call.search.find({ query: 'terravolta', kinds: 'organisation' })
    expect(items).toMatchObject([{ note: 'CleanTech, Technologie' }])
  })

  test.each<[Filters, string[]]>([
    [{ kind: 'fund' }, ['Nordlys Ventures']],
    [{ industry: 'CleanTech' }, ['Nordlys Ventures', 'Terravolta']],
    [{ industry: 'CleanTech', kind: 'startup' }, ['Terravolta']],
    [{ stage: 'seed' }, ['Nordlys Ventures', 'Terravolta']],
    [{ stage: 'series-a' }, ['Nordlys Ventures']],
    [{ country: 'AT' }, ['Terravolta']],
    [{ country: 'BE' }, ['Solaris Accelerator']],
    [{ country: 'MT' }, []],
    [{ goal: 13 }, ['Nordlys Ventures', 'Terravolta']],
    [{ goal: 7, country: 'IT', kind: 'startup', industry: 'Technology', stage: 'seed' }, ['Terravolta']],
    [{ verified: true }, []],
    [{ verified: false }, newestFirst],
    [{ query: 'terravolta', country: 'NO' }, []],
  ])('filters by %j', async (filters, expected) => expect(await listed(filters)).toEqual(expected))

  test.each([
    { kind: 'bank' },
    { industry: 'Coal' },
    { goal: 18 },
    { country: 'XX' },
    { verified: 'perhaps' },
    { limit: 51 },
    { cursor: 'x' },
  ])('refuses %j', async (filters) => {
    await expect(reader.call.directory.organisations(filters as Filters)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  test.each<[Filters, number]>([
    [{}, 3],
    [{ query: 'refrigerant' }, 1],
  ])('pages through %j without gaps or duplicates while others are created', async (filters, limit) => {
    const founder = await world.join()
    for (const n of [1, 2]) await found(founder, { name: `Earlier ${n}`, description: 'No refrigerant.' })
    await world.settled()
    const whole = await listed(filters)
    const seen: string[] = []
    const created: Organisation[] = []
    let cursor: string | undefined
    do {
      const page = await reader.call.directory.organisations({ ...filters, limit, cursor })
      seen.push(...page.items.map(({ name }) => name))
      cursor = page.next_cursor ?? undefined
      created.push(await found(founder, { name: `Later ${created.length}`, description: 'No refrigerant.' }))
      await world.settled()
    } while (cursor)
    expect(seen).toEqual(whole)
    for (const { id } of (await founder.call.organisations.mine()).items) await founder.call.organisations.remove({ id })
    await world.settled()
    expect(await listed()).toEqual(newestFirst)
  })

  test('is the same for members whom its people have blocked', async () => {
    const blocked = await world.join()
    await owner.call.relations.block({ id: blocked.id })
    expect((await blocked.call.directory.organisations({})).items).toHaveLength(newestFirst.length)
  })
})

describe('an entry', () => {
  const entry = async (id = terravolta.id) => reader.call.directory.organisation({ id })

  test('equals the one in the list', async () => {
    const { items } = await reader.call.directory.organisations({})
    expect(await entry()).toEqual(items.find(({ id }) => id === terravolta.id))
    await expect(entry('00000000-0000-4000-8000-000000000000')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('follows its page, its people and its verification', async () => {
    const colleague = await world.join()
    await colleague.call.profiles.save(profileOf(colleague))
    await addTo(owner, terravolta, colleague)
    await world.settled()
    expect(await entry()).toMatchObject({ people_count: 2 })
    await colleague.call.organisations.removePerson({ id: terravolta.id, member_id: colleague.id })
    await world.settled()
    expect(await entry()).toMatchObject({ people_count: 1 })

    const fields = organisationOf({ name: 'Terravolta Energia', kind: 'corporate', funding_stage: 'seed', raising_amount: 1 })
    await owner.call.organisations.change({ id: terravolta.id, ...fields })
    await world.settled()
    expect(await entry()).toMatchObject({ name: 'Terravolta Energia', slug: 'terravolta-energia', stages: [], amount: null })
    expect(await listed({ kind: 'startup' })).toEqual([])
    expect(await listed({ kind: 'corporate' })).toEqual(['Åkerlund Industrier', 'Terravolta Energia'])
    await owner.call.organisations.change({ id: terravolta.id, ...organisationOf() })

    await sql`insert into organisation_verifications (organisation_id, token, domain, method, verified_at, checked_at)
      values (${terravolta.id}, 'token', 'terravolta.example', 'dns', '2026-01-01', '2026-02-01')`.execute(world.services.database.kysely)
    await announceChange(terravolta.id)
    expect(await entry()).toMatchObject({ verified: { domain: 'terravolta.example', method: 'dns', at: '2026-02-01T00:00:00.000Z' } })
    expect(await listed({ verified: true })).toEqual(['Terravolta'])
  })

  test('is gone while operators hide it, and comes back', async () => {
    const { kysely } = world.services.database
    await sql`update organisations set hidden_at = now() where id = ${nordlys.id}`.execute(kysely)
    await announceChange(nordlys.id)
    expect(await listed()).not.toContain('Nordlys Ventures')
    expect(await listed({ query: 'nordlys' })).toEqual([])
    await expect(entry(nordlys.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await reader.call.directory.organisationCounts({})).community.fund).toBe(0)
    await rebuildDirectory(world.services.database)
    expect(await listed()).not.toContain('Nordlys Ventures')

    await sql`update organisations set hidden_at = null where id = ${nordlys.id}`.execute(kysely)
    await announceChange(nordlys.id)
    expect(await listed()).toEqual(newestFirst)
  })

  test('goes with its organisation, also when that is merged into another', async () => {
    const operator = await world.join()
    await world.command('grant', operator.email)
    const [first, second] = [await found(owner, { name: 'Double One' }), await found(owner, { name: 'Double Two' })]
    const gone = await found(owner, { name: 'Soon Gone' })
    await world.settled()
    expect(await listed()).toEqual(['Soon Gone', 'Double Two', 'Double One', ...newestFirst])
    await owner.call.organisations.remove({ id: gone.id })
    await operator.call.organisations.merge({ id: first.id, other_id: second.id })
    await world.settled()
    expect(await listed()).toEqual(['Double One', ...newestFirst])
    await owner.call.organisations.remove({ id: first.id })
    await world.settled()
  })
})

describe('the counts', () => {
  const counts = async (filters: Parameters<Person['call']['directory']['organisationCounts']>[0] = {}) =>
    reader.call.directory.organisationCounts(filters)
  const community = { all: 5, startup: 1, fund: 1, corporate: 1, accelerator: 1, public: 1 }

  test('are those of each kind, and follow what is created, changed and deleted', async () => {
    expect(await counts()).toEqual({ community, matching: null })
    const created = await found(owner, { kind: 'fund', name: 'Another fund' })
    await world.settled()
    expect((await counts()).community).toEqual({ ...community, all: 6, fund: 2 })
    await owner.call.organisations.change({ id: created.id, ...organisationOf({ kind: 'public', name: 'Another fund' }) })
    await world.settled()
    expect((await counts()).community).toEqual({ ...community, all: 6, public: 2 })
    await owner.call.organisations.remove({ id: created.id })
    await world.settled()
    expect((await counts()).community).toEqual(community)
  })

  test('with filters equal the length of the list', async () => {
    const none = { all: 0, startup: 0, fund: 0, corporate: 0, accelerator: 0, public: 0 }
    expect((await counts({ industry: 'CleanTech' })).matching).toEqual({ ...none, all: 2, startup: 1, fund: 1 })
    expect((await counts({ query: 'akerlnd' })).matching).toEqual({ ...none, all: 1, corporate: 1 })
    expect((await counts({ verified: true })).matching).toEqual({ ...none, all: 1, startup: 1 })
    expect((await counts({ verified: false })).matching).toBeNull()
    expect((await counts({ query: '!?' })).matching).toEqual(none)
  })

  test('stop one above the cap', async () => {
    const { kysely } = world.services.database
    const more = countCap + 20
    await sql`insert into organisations (id, slug, kind, name, folded_name, countries)
      select gen_random_uuid(), 'crowd-' || n, 'startup', 'Crowd', 'crowd', '{MT}' from generate_series(1, ${more}::int) n`.execute(kysely)
    await rebuildDirectory(world.services.database)
    expect(await counts({ country: 'MT' })).toEqual({
      community: { ...community, all: 5 + more, startup: 1 + more },
      matching: { all: countCap + 1, startup: countCap + 1, fund: 0, corporate: 0, accelerator: 0, public: 0 },
    })
    await sql`delete from organisations where name = 'Crowd'`.execute(kysely)
    expect((await counts()).community).toEqual(community)
  })
})
