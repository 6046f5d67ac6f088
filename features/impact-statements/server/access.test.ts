import { ORPCError } from '@orpc/client'
import { beforeAll, describe, expect, test } from 'vitest'
import { allFigures } from '#testing/impact-figures.ts'
import { invest } from '#testing/investments.ts'
import { openLive } from '#testing/live-client.ts'
import { addTo, found } from '#testing/organisations.ts'
import { type Person, profileOf } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { impactStatementsPersonalData } from './personal-data.ts'

const world = testWorld()
/** Who has a ledger is tested with the ledgers; here, that each procedure asks: whoever is in the fund, whatever their profile says. */
const standings = ['visitor', 'outsider', 'mentor'] as const
const people = {} as Record<(typeof standings)[number] | 'owner' | 'member', Person>
let organisation_id: string
let id: string
const year = 2025

beforeAll(async () => {
  for (const standing of ['outsider', 'mentor', 'owner', 'member'] as const)
    people[standing] = await world.join({ full_name: `The ${standing}`, user_type: 'investor' })
  people.visitor = world.visitor()
  await people.mentor.call.profiles.save({ ...profileOf(people.mentor), user_type: 'mentor' })
  const fund = await found(people.owner, { kind: 'fund', name: 'Alto Capital' })
  organisation_id = fund.id
  for (const person of [people.member, people.mentor]) await addTo(people.owner, fund, person)
  id = await invest(people.owner, { organisation_id })
  await world.settled()
})

const outcomeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'ok',
    (error: unknown) => {
      if (error instanceof ORPCError) return (error.data as { problem?: string } | undefined)?.problem ?? error.code
      throw error
    },
  )

const acts: Record<string, (person: Person, of: { organisation_id?: string }) => Promise<unknown>> = {
  statement: ({ call }, of) => call.impactStatements.statement({ ...of, year }),
  companies: ({ call }, of) => call.impactStatements.companies({ ...of, year, indicator: 2 }),
  missing: ({ call }, of) => call.impactStatements.missing({ ...of, year }),
  figures: ({ call }, of) => call.impactStatements.figures({ ...of, year, id }),
  enterFigures: ({ call }, of) => call.impactStatements.enterFigures({ ...of, year, id, figures: allFigures() }),
  exportCsv: ({ call }, of) => call.impactStatements.exportCsv({ ...of, year }),
}

describe.each(Object.entries(acts))('%s of a shared ledger', (_name, act) => {
  test.each(standings)('as %s', async (standing) => {
    const outcome = { visitor: 'problem.signedOut', outsider: 'organisations.notIn', mentor: 'ok' }[standing]
    expect(await outcomeOf(act(people[standing], { organisation_id }))).toBe(outcome)
  })
})

test.each(Object.entries(acts))('%s of an own ledger is for investors', async (name, act) => {
  expect(await outcomeOf(act(people.visitor, {}))).toBe('problem.signedOut')
  expect(await outcomeOf(act(people.mentor, {}))).toBe('investments.investorsOnly')
  // The investment is in the shared ledger, not in theirs.
  expect(await outcomeOf(act(people.outsider, {}))).toBe(name === 'figures' || name === 'enterFigures' ? 'investments.gone' : 'ok')
})

test('a colleague sees who entered a figure, unless they are hidden from each other', async () => {
  await people.member.call.impactStatements.enterFigures({
    organisation_id,
    year,
    id,
    figures: [{ question: 'gender-pay-gap', value: 8 }],
  })
  const author = async (person: Person) =>
    (await person.call.impactStatements.figures({ organisation_id, year, id })).items.find(({ question }) => question === 'gender-pay-gap')
      ?.entered?.by
  expect(await author(people.owner)).toMatchObject({ id: people.member.id })
  await people.owner.call.relations.block({ id: people.member.id })
  expect(await author(people.owner)).toBeNull()
  await people.owner.call.relations.unblock({ id: people.member.id })
})

test('figures in a shared ledger stay when who entered them deletes their account', async () => {
  const leaving = await world.join({ full_name: 'Lea Leaving', user_type: 'investor' })
  await addTo(people.owner, { id: organisation_id }, leaving)
  await leaving.call.impactStatements.enterFigures({
    organisation_id,
    year: 2024,
    id,
    figures: [{ question: 'hazardous-waste', value: 3 }],
  })
  await world.services.database.pool.query('delete from users where id = $1', [leaving.id])
  expect((await people.owner.call.impactStatements.figures({ organisation_id, year: 2024, id })).items).toMatchObject([
    { question: 'hazardous-waste', value: 3, entered: { by: null } },
  ])
})

test('the copy of a member’s data has the figures that they entered, and none of their colleagues’', async () => {
  const copied = await world.join({ full_name: 'Cora Copied', user_type: 'investor' })
  await addTo(people.owner, { id: organisation_id }, copied)
  const own = await invest(copied)
  const figure = (note: string) => [{ question: 'controversial-weapons' as const, value: false, note }]
  await copied.call.impactStatements.enterFigures({ year, id: own, figures: figure('In my own ledger') })
  await copied.call.impactStatements.enterFigures({ organisation_id, year: 2023, id, figures: figure('In the shared one') })
  await people.owner.call.impactStatements.enterFigures({ organisation_id, year: 2022, id, figures: figure('By a colleague') })
  const copy = JSON.stringify(await impactStatementsPersonalData.lists?.['figures']?.read(world.services.database.kysely, copied.id))
  for (const note of ['In my own ledger', 'In the shared one']) expect(copy).toContain(note)
  expect(copy).not.toContain('By a colleague')
})

test('those who have a ledger learn that figures were entered, and nobody else', async () => {
  const own = await invest(people.owner)
  await using pages = await openLive(world, people.member)
  await using outside = await openLive(world, people.outsider)
  const figures = [{ question: 'controversial-weapons' as const, value: false }]
  await people.owner.call.impactStatements.enterFigures({ organisation_id, year: 2021, id, figures })
  await people.owner.call.impactStatements.enterFigures({ year: 2020, id: own, figures })
  expect(await pages.settled('impactStatements.changed')).toEqual([{ year: 2021 }])
  expect(await outside.settled('impactStatements.changed')).toEqual([])
})
