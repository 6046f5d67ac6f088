import { beforeAll, describe, expect, test } from 'vitest'
import { inWords } from '#platform/in-words.ts'
import { speakerIn } from '#platform/server/texts.ts'
import { sql } from 'kysely'
import type { ProfileInput } from '#features/profiles/contract.ts'
import { post } from '#testing/deals.ts'
import { memberNamed } from '#testing/messages.ts'
import { withPausedNotifications } from '#testing/paused-notifications.ts'
import { type Person, profileOf } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import type { DealInput } from '../posting-contract.ts'
import { dealPath } from '../paths.ts'
import { dealFits } from './match-notification.ts'

type Wanted = Partial<NonNullable<ProfileInput['investor_preferences']>>

const world = testWorld()
const wantsIt = { stages: ['seed'], industries: ['CleanTech'], geography: ['southern-europe'], min_investment: 1_000_000 } satisfies Wanted
const italian: Partial<DealInput> = { country: 'IT', geography: ['IT'] }
/** More than two jobs' worth of investors. */
const many = 450
let founder: Person
/** Investors and others, with the reasons they should be notified with. */
const seekers = new Map<Person, string | undefined>()

async function investor(investor_preferences: Wanted | null): Promise<Person> {
  const person = await world.join({ user_type: 'investor' })
  await person.call.profiles.save(profileOf(person, { investor_preferences }))
  return person
}

/** The reasons in an investor's notifications about this deal. */
async function told(person: Person, dealId: string) {
  const { items } = await person.call.notifications.list({})
  return items.filter(({ target }) => target === dealPath(dealId)).map(({ description }) => inWords(description, speakerIn('en')))
}

/** A job finds the investors, then a reaction notifies them. */
async function settled() {
  for (let round = 0; round < 3; round += 1) await world.settled()
}

beforeAll(async () => {
  founder = await memberNamed(world, 'Luca Bertolini')
  const [muted, blocked, blocks] = [await investor(wantsIt), await investor(wantsIt), await investor(wantsIt)]
  await muted.call.notifications.savePreferences({ deals: false })
  await founder.call.relations.block({ id: blocked.id })
  await blocks.call.relations.block({ id: founder.id })
  const becameFounder = await investor(wantsIt)
  await becameFounder.call.profiles.save(profileOf(becameFounder, { user_type: 'startup' }))
  const expected: [Person, string | undefined][] = [
    [await investor(wantsIt), 'Seed, CleanTech, tickets from €25k, Italy'],
    [await investor({ industries: ['CleanTech', 'Biotech'] }), 'CleanTech'],
    [await investor({ geography: ['eu'], max_investment: 5_000_000 }), 'tickets from €25k, Italy'],
    [await investor({ ...wantsIt, stages: ['series-a'] }), undefined],
    [await investor({ ...wantsIt, geography: ['FR', 'nordics'] }), undefined],
    [await investor({ ...wantsIt, min_investment: 50_000_000 }), undefined],
    [await investor({ ...wantsIt, notifications_enabled: false }), undefined],
    [await investor({}), undefined],
    [await investor(null), undefined],
    [muted, undefined],
    [blocked, undefined],
    [blocks, undefined],
    [becameFounder, undefined],
  ]
  for (const [person, why] of expected) seekers.set(person, why)
  await settled()
})

describe('a new deal', () => {
  test('notifies the investors it matches, with the reasons, and nobody else', async () => {
    const id = await post(founder, italian)
    await settled()
    for (const [person, why] of seekers) expect(await told(person, id)).toEqual(why === undefined ? [] : [why])
    // The list uses the same rule.
    for (const [person] of [...seekers].filter(([, why]) => why !== undefined)) {
      expect((await person.call.deals.list({ fits: true })).items.map((deal) => deal.id)).toContain(id)
    }
  })

  test('notifies once, regardless of later changes and repeated jobs', async () => {
    const id = await post(founder, { ...italian, title: 'Told once' })
    await settled()
    const [person = founder] = [...seekers.keys()]
    const { items } = await person.call.notifications.list({})
    expect(items.find(({ target }) => target === dealPath(id))).toMatchObject({
      title: { message: '{deal} by {company} matches your investment preferences', parameters: { deal: 'Told once' } },
      type: 'deals',
    })
    const mail = await dealFits.mail?.compose(world.services.database.kysely, person.id, `fits ${id}`, speakerIn('en'))
    expect(mail?.paragraphs).toContain('Why it matches: Seed, CleanTech, tickets from €25k, Italy.')
    await person.call.notifications.markAllRead({ up_to: Math.max(...items.map(({ revision }) => revision)) })
    await founder.call.deals.move({ id, from: 'active', to: 'closed' })
    await founder.call.deals.move({ id, from: 'closed', to: 'open' })
    await world.services.jobs.queue('deals.tellFitting', { deal_id: id })
    await settled()
    expect(await told(person, id)).toHaveLength(1)
  })

  test('in another currency is compared with tickets in euros', async () => {
    const small = await investor({ ...wantsIt, max_investment: 6_000_000 })
    const large = await investor({ ...wantsIt, min_investment: 30_000_000 })
    // About 44,000 to 52,000 euros.
    const id = await post(founder, { ...italian, currency: 'SEK', min_investment: 50_000_000, max_investment: 60_000_000 })
    await settled()
    expect(await told(small, id)).toHaveLength(1)
    expect(await told(large, id)).toEqual([])
  })

  test('does not notify its owner, even if they are an investor', async () => {
    const own = await investor(wantsIt)
    const id = await post(own, italian)
    await settled()
    expect(await told(own, id)).toEqual([])
  })

  test('notifies hundreds of investors once each', async () => {
    await world.services.database.transaction(async (tx) => {
      await sql`create temporary table crowd on commit drop as select gen_random_uuid() as id from generate_series(1, ${many}::int)`.execute(
        tx,
      )
      await sql`insert into auth."user" (id, name, email) select id, 'One of many', id || '@example.org' from crowd`.execute(tx)
      await sql`insert into users (id, email, user_type) select id, id || '@example.org', 'investor' from crowd`.execute(tx)
      await sql`insert into investor_preferences (user_id, stages) select id, '{bridge}' from crowd`.execute(tx)
    })
    const id = await post(founder, { ...italian, funding_stage: 'bridge' })
    for (let round = 0; round < 4; round += 1) await settled()
    const { rows } = await world.services.database.pool.query(
      'select count(*)::int as told, count(distinct user_id)::int as members from notifications where key = $1',
      [`fits ${id}`],
    )
    // Plus the two investors above who accept any stage.
    expect(rows).toEqual([{ told: many + 2, members: many + 2 }])
  })

  test('notifies only a few batches of investors in one transaction', async () => {
    const [one = '', other = ''] = [...seekers].flatMap(([{ id }, why]) => (why === undefined ? [] : [id]))
    const deal_id = await post(founder, italian)
    await settled()
    await withPausedNotifications(world, 'deals.fits', () =>
      world.services.events.change(async (_tx, announce) => {
        for (const member of [one, one, one, one, one, other])
          await announce('deal.fits', { deal_id, owner_id: founder.id, member_ids: [member] })
      }),
    )
    await settled()
    const { rows } = await world.services.database.pool.query(
      'select distinct xmin::text from notifications where key = $1 and user_id = any($2::uuid[])',
      [`fits ${deal_id}`, [one, other]],
    )
    expect(rows).toHaveLength(2)
  })
})
