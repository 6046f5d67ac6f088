import { expect, test } from 'vitest'
import { sentenceOf } from '#platform/in-words.ts'
import { speakerIn } from '#platform/server/texts.ts'
import { memberNamed, refusalOf } from '#testing/messages.ts'
import { testWorld } from '#testing/test-world.ts'
import { recordAct } from './index.ts'

const world = testWorld()

test('only operators see the log of operators’ actions, newest first, page by page', async () => {
  const operator = await memberNamed(world, 'Olga Operates')
  const member = await memberNamed(world, 'Max Member')
  await world.command('grant', operator.email)
  await world.services.database.transaction(async (tx) => {
    for (const about of ['First', 'Second', 'Third']) await recordAct(tx, operator.id, { id: 'test.act', message: 'Did {about}' }, about)
  })
  const { items, next_cursor } = await operator.call.operators.acts({ limit: 2 })
  expect(items.map(({ act, operator: by }) => `${by}: ${sentenceOf(act, speakerIn('en'))}`)).toEqual([
    'Olga Operates: Did Third',
    'Olga Operates: Did Second',
  ])
  const rest = await operator.call.operators.acts({ limit: 2, cursor: next_cursor ?? '' })
  expect(rest).toMatchObject({
    items: [{ act: { id: 'test.act', message: 'Did {about}', parameters: { about: 'First' } } }],
    next_cursor: null,
  })
  expect(await refusalOf(member.call.operators.acts({}))).toBe('problem.notFound')
  expect(await refusalOf(world.visitor().call.operators.acts({}))).toBe('problem.signedOut')
  await world.command('grant', (await memberNamed(world, 'Otto Operates')).email)
  await world.command('revoke', operator.email)
  expect(await refusalOf(operator.call.operators.acts({}))).toBe('problem.notFound')
})
