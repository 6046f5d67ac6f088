import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { memberNamed } from '#testing/messages.ts'
import { postOf } from '#testing/posts.ts'
import { foundBy } from '#testing/search.ts'
import { testWorld } from '#testing/test-world.ts'

const world = testWorld()
const stateOf = (kind: string) =>
  world.services.database.kysely
    .selectFrom('search_kinds')
    .select(['compared', 'mended'])
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()

test('a comparison with the sources does not undo what changed meanwhile', async () => {
  const anna = await memberNamed(world, 'Anna Writes')
  const ids = await Promise.all(Array.from({ length: 6 }, async (_, n) => (await postOf(anna, `Earlier number ${n}.`)).id))
  await Promise.all([
    world.runJob('search.compare'),
    ...ids.map((id, n) => anna.call.newsfeed.edit({ id, content: `Afterwards number ${n}.` })),
    world.runJob('search.rebuild'),
  ])
  await world.settled()
  await world.runJob('search.compare')
  expect(await stateOf('post')).toEqual({ compared: 6, mended: 0 })
  expect(await foundBy(anna, 'afterwards number')).toHaveLength(6)
  expect((await anna.call.search.find({ query: 'earlier number', kinds: 'post' })).words).toEqual({ had: 1, of: 2 })
})

test('what is missing, different or left over is mended, and words follow', async () => {
  const { kysely } = world.services.database
  const anna = await memberNamed(world, 'Anna Mends')
  const [missing, different] = [await postOf(anna, 'Missing electrolysers.'), await postOf(anna, 'Different caverns.')]
  await world.settled()
  await kysely.deleteFrom('search_entries').where('id', '=', missing.id).execute()
  await kysely
    .updateTable('search_entries')
    .set({ public_terms: sql`array_to_tsvector(array['@all', 'wrong'])` })
    .where('id', '=', different.id)
    .execute()
  await sql`
    insert into search_entries select kind, gen_random_uuid(), part, at, author, language, is_public, name_words, name_terms, public_terms, own_terms
    from search_entries where id = ${different.id}`.execute(kysely)
  await world.runJob('search.compare')
  expect(await stateOf('post')).toMatchObject({ mended: 3 })
  expect(await foundBy(anna, 'electrolysers')).toHaveLength(1)
  expect(await foundBy(anna, 'cavern')).toHaveLength(1)
  expect(await world.command('rebuild-search')).toContain('post: 0 mended')
})

test('inflections are found in each language', async () => {
  const anna = await memberNamed(world, 'Anna Inflects')
  await postOf(anna, 'The turbines are for the islands.')
  await postOf(anna, 'Die Windräder und die Netze der Inseln sind nicht neu.')
  await postOf(anna, 'Les éoliennes des îles sont pour les familles.')
  await postOf(anna, 'Las turbinas de las islas son para los pueblos.')
  await world.settled()
  for (const query of ['turbine island', 'Windrad', 'Inseln Netz', 'eolienne ile', 'pueblo isla'])
    expect(await foundBy(anna, query), query).toHaveLength(1)
})
