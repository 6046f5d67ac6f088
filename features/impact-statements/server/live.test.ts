import { expect, test } from 'vitest'
import { invest } from '#testing/investments.ts'
import { openLive } from '#testing/live-client.ts'
import { addTo, found } from '#testing/organisations.ts'
import { testWorld } from '#testing/test-world.ts'

const world = testWorld()

test('those who have a ledger learn that figures were entered, and nobody else', async () => {
  const investor = (full_name: string) => world.join({ full_name, user_type: 'investor' })
  const [owner, colleague, outsider] = await Promise.all([investor('Olga Owner'), investor('Carl Colleague'), investor('Otto Outside')])
  const fund = await found(owner, { kind: 'fund', name: 'Alto Capital' })
  await addTo(owner, fund, colleague)
  const shared = await invest(owner, { organisation_id: fund.id })
  const own = await invest(owner)
  await world.settled()
  await using pages = await openLive(world, colleague)
  await using outside = await openLive(world, outsider)
  const figures = [{ question: 'controversial-weapons' as const, value: false }]
  await owner.call.impactStatements.enterFigures({ organisation_id: fund.id, year: 2025, id: shared, figures })
  await owner.call.impactStatements.enterFigures({ year: 2024, id: own, figures })
  expect(await pages.settled('impactStatements.changed')).toEqual([{ year: 2025 }])
  expect(await outside.settled('impactStatements.changed')).toEqual([])
})
