import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dealProblems } from '#features/deals/problems.ts'
import { organisationProblems } from '#features/organisations/problems.ts'
import { ownProfilePath } from '#features/profiles/paths.ts'
import { speakerIn } from '#platform/server/texts.ts'
import { post } from '#testing/deals.ts'
import { memberNamed, refusalOf } from '#testing/messages.ts'
import { addTo } from '#testing/organisations.ts'
import type { Person } from '#testing/people.ts'
import { type Team, columnsIn, fundOf, noteOn } from '#testing/team-pipeline.ts'
import { testWorld } from '#testing/test-world.ts'
import { investorNamed } from '#testing/updates.ts'
import { fieldTexts } from '../field-texts.ts'
import { teamPipelinePath } from '../paths.ts'
import { teamPipelineProblems } from '../problems.ts'
import { standardColumns } from '../standard-columns.ts'
import { dealActivity, dealAssigned } from './notifications.ts'
import { teamPipelinePersonalData } from './personal-data.ts'

const world = testWorld()
let founder: Person
let outsider: Person
let operator: Person
let team: Team
let deal: string
/** The shared pipeline. */
let id: string

beforeAll(async () => {
  founder = await memberNamed(world, 'Luca Bertolini')
  outsider = await investorNamed(world, 'Otto Outside')
  operator = await memberNamed(world, 'Olga Operates')
  await world.command('grant', operator.email)
})
beforeEach(async () => {
  team = await fundOf(world)
  id = team.fund.id
  deal = await post(founder)
  await world.settled()
})

/** How all of these are refused, each way once. */
const refusalsOf = async (attempts: readonly Promise<unknown>[]) => [...new Set(await Promise.all(attempts.map(refusalOf)))]
const dealsIn = async (person: Person, column: string) => {
  const columns = await columnsIn(person, { id })
  const { items } = await person.call.teamPipeline.cards({ id, column_id: columns[column] ?? '' })
  return items.map((card) => card.deal.id)
}
const cardFor = (person: Person) => person.call.teamPipeline.card({ id, deal_id: deal })
const notesFor = async (person: Person) => (await person.call.teamPipeline.notes({ id, deal_id: deal })).items.map(({ text }) => text)
const votesFor = async (person: Person) =>
  (await person.call.teamPipeline.votes({ id, deal_id: deal })).items.map(({ member, vote }) => [member.full_name, vote])
const told = async (person: Person) => {
  await world.settled()
  const { items } = await person.call.notifications.list({})
  return items
    .filter(({ title, target }) => title.id.startsWith('notification.teamDeal') && target !== ownProfilePath())
    .map(({ title, count, target }) => [title.message, title.parameters?.['name'], count, target])
}

describe('a team', () => {
  test('starts a pipeline with the standard columns, once, and nobody else can tell whether it did', async () => {
    const { petra, anna } = team
    expect(await petra.call.teamPipeline.get({ id })).toMatchObject({ is_started: false, columns: [], can: { edit: true } })
    await Promise.all([petra, anna].map((person) => person.call.teamPipeline.start({ id })))
    const { columns, ...board } = await anna.call.teamPipeline.get({ id })
    expect(columns.map(({ standard, name }) => [standard, name])).toEqual(standardColumns.map((standard) => [standard, '']))
    expect(board).toMatchObject({ organisation: { name: 'Northwind Capital' }, is_started: true, votes_hidden: true, can: { edit: false } })
    const refusals = async () =>
      Promise.all(
        [outsider, operator].map(async (person) => [
          await refusalOf(person.call.teamPipeline.get({ id })),
          await refusalOf(person.call.teamPipeline.get({ id: randomUUID() })),
        ]),
      )
    const notIn = organisationProblems.notIn.id
    expect(await refusals()).toEqual([
      [notIn, notIn],
      [notIn, notIn],
    ])
    expect(await refusalOf(world.visitor().call.teamPipeline.get({ id }))).toBe('problem.signedOut')
  })

  test('decides about a deal together: two partners and an associate', async () => {
    const { petra, paul, anna } = team
    await anna.call.teamPipeline.add({ id, deal_id: deal })
    expect(await dealsIn(petra, 'screening')).toEqual([deal])
    expect(await cardFor(petra)).toMatchObject({
      deal: { id: deal, title: 'Soil carbon without lab samples' },
      owner: { full_name: 'Anna Associate' },
      added_by: { full_name: 'Anna Associate' },
      notes: 0,
      voting: { voters: 0, own: null },
    })
    const { diligence = '' } = await columnsIn(petra, { id })
    await petra.call.teamPipeline.move({ id, deal_id: deal, column_id: diligence })
    expect(await dealsIn(anna, 'diligence')).toEqual([deal])

    await noteOn(paul, { id }, deal, { text: 'The reference customer is happy.' })
    await petra.call.teamPipeline.vote({ id, deal_id: deal, vote: 'yes', reason: 'Fits our thesis.' })
    await paul.call.teamPipeline.vote({ id, deal_id: deal, vote: 'no', reason: 'Too early for us.' })
    await anna.call.teamPipeline.vote({ id, deal_id: deal, vote: 'unsure' })
    await paul.call.teamPipeline.vote({ id, deal_id: deal, vote: 'yes', reason: 'The lab convinced me.' })
    expect(await votesFor(petra)).toEqual([
      ['Paul Partner', 'yes'],
      ['Anna Associate', 'unsure'],
      ['Petra Partner', 'yes'],
    ])
    expect(await cardFor(petra)).toMatchObject({
      notes: 1,
      voting: { voters: 3, tally: { yes: 2, no: 0, unsure: 1 }, own: { vote: 'yes', reason: 'Fits our thesis.' } },
    })
    expect((await petra.call.teamPipeline.teams({ deal_id: deal })).items).toMatchObject([
      { organisation: { id, name: 'Northwind Capital' }, is_started: true, column: { standard: 'diligence' } },
    ])
  })
})

describe('columns', () => {
  const names = async (person: Person) => (await person.call.teamPipeline.get({ id })).columns.map(({ standard, name }) => standard ?? name)

  test('are added, renamed, ordered and deleted by owners and admins only', async () => {
    const { paul, anna, fund } = team
    await paul.call.teamPipeline.addColumn({ id, name: ' Term sheet ' })
    expect(await names(anna)).toEqual([...standardColumns, 'Term sheet'])
    const columns = await columnsIn(paul, fund)
    const [screening = '', committee = '', sheet = ''] = [columns['screening'], columns['committee'], columns['Term sheet']]
    await paul.call.teamPipeline.changeColumn({ id, column_id: sheet, after: committee })
    await paul.call.teamPipeline.changeColumn({ id, column_id: screening, name: 'First look' })
    await paul.call.teamPipeline.changeColumn({ id, column_id: committee, after: null })
    expect(await names(anna)).toEqual(['committee', 'First look', 'call', 'diligence', 'Term sheet', 'invested', 'passed'])
    expect(
      await refusalsOf([
        anna.call.teamPipeline.addColumn({ id, name: 'Mine' }),
        anna.call.teamPipeline.changeColumn({ id, column_id: sheet, name: 'Mine' }),
        anna.call.teamPipeline.removeColumn({ id, column_id: sheet, into: screening }),
        anna.call.teamPipeline.setVoting({ id, votes_hidden: false }),
      ]),
    ).toEqual([organisationProblems.notYourRole.id])
    expect(await refusalOf(paul.call.teamPipeline.addColumn({ id, name: ' ' }))).toBe(fieldTexts.columnName.message)
  })

  test('that are deleted hand their deals over in order, and take no more', async () => {
    const { petra, anna, fund } = team
    const [second, third] = [await post(founder), await post(founder)]
    for (const deal_id of [third, second, deal]) await anna.call.teamPipeline.add({ id, deal_id })
    const { screening = '', call = '' } = await columnsIn(petra, fund)
    await anna.call.teamPipeline.move({ id, deal_id: third, column_id: call })
    await petra.call.teamPipeline.removeColumn({ id, column_id: screening, into: call })
    expect(await dealsIn(anna, 'call')).toEqual([third, deal, second])
    expect(await refusalOf(anna.call.teamPipeline.move({ id, deal_id: third, column_id: screening }))).toBe(
      teamPipelineProblems.columnGone.id,
    )
    expect(await refusalOf(petra.call.teamPipeline.removeColumn({ id, column_id: call, into: call }))).toBe(
      teamPipelineProblems.columnGone.id,
    )
    expect((await anna.call.teamPipeline.cards({ id, column_id: screening })).items).toEqual([])
  })
})

describe('deals', () => {
  test('keep the order in which colleagues put them, page by page', async () => {
    const { petra, paul, fund } = team
    const ids = [deal, await post(founder), await post(founder), await post(founder)]
    for (const deal_id of ids.toReversed()) await petra.call.teamPipeline.add({ id, deal_id })
    const { screening: column_id = '' } = await columnsIn(petra, fund)
    const [a = '', b = '', c = '', d = ''] = ids
    await paul.call.teamPipeline.move({ id, deal_id: a, column_id, after: c })
    expect(await dealsIn(petra, 'screening')).toEqual([b, c, a, d])
    const paged: string[] = []
    let cursor: string | undefined
    do {
      const page = await petra.call.teamPipeline.cards({ id, column_id, limit: 1, ...(cursor && { cursor }) })
      paged.push(...page.items.map((card) => card.deal.id))
      cursor = page.next_cursor ?? undefined
    } while (cursor)
    expect(paged).toEqual([b, c, a, d])
  })

  test('are added once, by whoever is first, and assigned to colleagues', async () => {
    const { petra, paul, anna } = team
    await petra.call.teamPipeline.add({ id, deal_id: deal })
    await paul.call.teamPipeline.add({ id, deal_id: deal })
    await anna.call.teamPipeline.assign({ id, deal_id: deal, member_id: paul.id })
    expect(await cardFor(anna)).toMatchObject({ added_by: { id: petra.id }, owner: { id: paul.id } })
    expect(await refusalOf(anna.call.teamPipeline.assign({ id, deal_id: deal, member_id: outsider.id }))).toBe(
      teamPipelineProblems.notColleague.id,
    )
    await paul.call.teamPipeline.assign({ id, deal_id: deal, member_id: null })
    expect((await cardFor(anna)).owner).toBeNull()
  })

  test('are removed by whoever added them and by owners and admins', async () => {
    const { petra, paul, anna } = team
    await petra.call.teamPipeline.add({ id, deal_id: deal })
    expect((await cardFor(anna)).can.remove).toBe(false)
    expect(await refusalOf(anna.call.teamPipeline.takeOut({ id, deal_id: deal }))).toBe(teamPipelineProblems.removeNotAllowed.id)
    await paul.call.teamPipeline.takeOut({ id, deal_id: deal })
    await paul.call.teamPipeline.takeOut({ id, deal_id: deal })
    expect(await refusalOf(cardFor(anna))).toBe(teamPipelineProblems.cardGone.id)
    await anna.call.teamPipeline.add({ id, deal_id: deal })
    await anna.call.teamPipeline.takeOut({ id, deal_id: deal })
    expect(
      await refusalsOf([
        anna.call.teamPipeline.move({ id, deal_id: deal, column_id: randomUUID() }),
        anna.call.teamPipeline.vote({ id, deal_id: deal, vote: 'yes' }),
        anna.call.teamPipeline.notes({ id, deal_id: deal }),
        noteOn(anna, { id }, deal),
      ]),
    ).toEqual([teamPipelineProblems.cardGone.id])
  })

  test('disappear with the founder’s deal, and only from the colleague who is hidden from the founder', async () => {
    const { petra, anna } = team
    await petra.call.teamPipeline.add({ id, deal_id: deal })
    await founder.call.relations.block({ id: anna.id })
    expect(await dealsIn(anna, 'screening')).toEqual([])
    expect(await refusalOf(cardFor(anna))).toBe(teamPipelineProblems.cardGone.id)
    expect(await refusalOf(anna.call.teamPipeline.add({ id, deal_id: deal }))).toBe(dealProblems.dealGone.id)
    expect(await refusalOf(noteOn(anna, { id }, deal))).toBe(teamPipelineProblems.cardGone.id)
    expect((await anna.call.teamPipeline.teams({ deal_id: deal })).items).toMatchObject([{ column: null }])
    expect(await dealsIn(petra, 'screening')).toEqual([deal])
    // A refusal would show petra that the two are hidden from each other.
    await petra.call.teamPipeline.assign({ id, deal_id: deal, member_id: anna.id })
    expect(await told(anna)).toEqual([])
    await founder.call.relations.unblock({ id: anna.id })
    await founder.call.deals.remove({ id: deal })
    expect(await dealsIn(petra, 'screening')).toEqual([])
  })
})

describe('notes', () => {
  beforeEach(() => team.petra.call.teamPipeline.add({ id, deal_id: deal }))

  test('are listed newest first, and edited and deleted by their author alone', async () => {
    const { petra, paul } = team
    const first = await noteOn(petra, { id }, deal, { text: 'First' })
    await noteOn(paul, { id }, deal, { text: 'Second' })
    expect(await notesFor(petra)).toEqual(['Second', 'First'])
    await petra.call.teamPipeline.editNote({ id, deal_id: deal, note_id: first, text: 'First, corrected' })
    const { items } = await paul.call.teamPipeline.notes({ id, deal_id: deal })
    expect(items).toMatchObject([
      { text: 'Second', author: { id: paul.id }, is_private: false, edited_at: null },
      { text: 'First, corrected', author: { id: petra.id }, edited_at: expect.any(String) as string },
    ])
    const { notYourNote, noteGone } = teamPipelineProblems
    expect(await refusalOf(paul.call.teamPipeline.editNote({ id, deal_id: deal, note_id: first, text: 'Mine' }))).toBe(notYourNote.id)
    expect(await refusalOf(paul.call.teamPipeline.removeNote({ id, deal_id: deal, note_id: first }))).toBe(notYourNote.id)
    await petra.call.teamPipeline.removeNote({ id, deal_id: deal, note_id: first })
    expect(await refusalOf(petra.call.teamPipeline.removeNote({ id, deal_id: deal, note_id: first }))).toBe(noteGone.id)
    expect(await notesFor(petra)).toEqual(['Second'])
    const page = await paul.call.teamPipeline.notes({ id, deal_id: deal, limit: 1 })
    expect(page.next_cursor).toBeNull()
  })

  test('and votes of colleagues who block each other are hidden from the two alone', async () => {
    const { petra, paul, anna } = team
    await noteOn(petra, { id }, deal, { text: 'By Petra' })
    await petra.call.teamPipeline.vote({ id, deal_id: deal, vote: 'yes' })
    for (const voter of [paul, anna]) await voter.call.teamPipeline.vote({ id, deal_id: deal, vote: 'unsure' })
    await petra.call.relations.block({ id: paul.id })
    expect(await notesFor(paul)).toEqual([])
    expect(await votesFor(paul)).not.toContainEqual(['Petra Partner', 'yes'])
    expect(await cardFor(paul)).toMatchObject({ owner: null, added_by: null, notes: 0, voting: { tally: { yes: 0, unsure: 2 } } })
    expect(await notesFor(anna)).toEqual(['By Petra'])
    expect(await cardFor(anna)).toMatchObject({ owner: { id: petra.id }, notes: 1, voting: { tally: { yes: 1, unsure: 2 } } })
  })
})

describe('votes', () => {
  beforeEach(() => team.petra.call.teamPipeline.add({ id, deal_id: deal }))

  test('are shown to colleagues once they have voted, unless the team chose otherwise', async () => {
    const { petra, paul, anna } = team
    await petra.call.teamPipeline.vote({ id, deal_id: deal, vote: 'no', reason: 'Too early.' })
    expect(await votesFor(anna)).toEqual([])
    expect((await cardFor(anna)).voting).toEqual({ voters: 1, tally: null, own: null })
    await anna.call.teamPipeline.vote({ id, deal_id: deal, vote: 'yes' })
    expect(await votesFor(anna)).toEqual([
      ['Anna Associate', 'yes'],
      ['Petra Partner', 'no'],
    ])
    expect(await votesFor(paul)).toEqual([])
    await paul.call.teamPipeline.setVoting({ id, votes_hidden: false })
    expect(await votesFor(paul)).toHaveLength(2)
    expect((await cardFor(paul)).voting).toEqual({ voters: 2, tally: { yes: 1, no: 1, unsure: 0 }, own: null })
  })
})

describe('the colleague who is responsible', () => {
  test('is told so, and withdrawn when somebody else is', async () => {
    const { petra, paul, anna, fund } = team
    await petra.call.teamPipeline.add({ id, deal_id: deal })
    expect(await told(petra)).toEqual([])
    await petra.call.teamPipeline.assign({ id, deal_id: deal, member_id: anna.id })
    expect(await told(anna)).toEqual([['{name} made you responsible for {deal}', 'Petra Partner', 1, teamPipelinePath(fund.slug, deal)]])
    await petra.call.teamPipeline.assign({ id, deal_id: deal, member_id: paul.id })
    expect(await told(anna)).toEqual([])
    expect(await told(paul)).toHaveLength(1)
  })

  test('is told of notes and votes in one notification a deal, but not of their own, nor what they say', async () => {
    const { petra, paul, anna, fund } = team
    await petra.call.teamPipeline.add({ id, deal_id: deal })
    await noteOn(petra, { id }, deal)
    await petra.call.teamPipeline.vote({ id, deal_id: deal, vote: 'yes' })
    expect(await told(petra)).toEqual([])
    await noteOn(paul, { id }, deal, { text: 'Confidential thought' })
    await world.settled()
    await anna.call.teamPipeline.vote({ id, deal_id: deal, vote: 'no', reason: 'Confidential reason' })
    expect(await told(petra)).toEqual([['{name} voted on {deal}', 'Anna Associate', 2, teamPipelinePath(fund.slug, deal)]])
    const { items } = await petra.call.notifications.list({})
    expect(JSON.stringify(items)).not.toContain('Confidential')
    expect(await told(paul)).toEqual([])
  })

  test('gets emails that say where, but not what', async () => {
    const { petra, paul } = team
    await petra.call.teamPipeline.add({ id, deal_id: deal })
    await petra.call.teamPipeline.assign({ id, deal_id: deal, member_id: paul.id })
    const { rows } = await world.services.database.pool.query<{ id: string }>('select id from team_cards where organisation_id = $1', [id])
    const compose = (kind: typeof dealAssigned, person: Person, word: string) =>
      kind.mail?.compose(world.services.database.kysely, person.id, `${word} ${rows[0]?.id}`, speakerIn('en'))
    expect(await compose(dealAssigned, paul, 'team-assigned')).toMatchObject({
      subject: 'You are now responsible for Terravolta',
      paragraphs: ['A colleague made you responsible for Terravolta in the pipeline of Northwind Capital.'],
    })
    expect(await compose(dealActivity, paul, 'team-activity')).toMatchObject({ subject: 'New notes or votes on Terravolta' })
    expect(await compose(dealActivity, petra, 'team-activity')).toBeUndefined()
  })
})

describe('somebody who leaves', () => {
  test('leaves what they wrote for the team, and takes private notes and responsibility along', async () => {
    const { petra, anna, fund } = team
    await anna.call.teamPipeline.add({ id, deal_id: deal })
    await noteOn(anna, fund, deal, { text: 'For us' })
    await noteOn(anna, fund, deal, { text: 'For me', is_private: true })
    await anna.call.teamPipeline.vote({ id, deal_id: deal, vote: 'yes' })
    await petra.call.teamPipeline.vote({ id, deal_id: deal, vote: 'unsure' })
    await noteOn(petra, fund, deal)
    expect(await told(anna)).toHaveLength(1)
    const copy = () => teamPipelinePersonalData.lists?.['notes']?.read(world.services.database.kysely, anna.id)
    expect(await copy()).toMatchObject([{ text: 'For us' }, { organisation: 'Northwind Capital', text: 'For me', is_private: true }])

    await anna.call.organisations.removePerson({ id, member_id: anna.id })
    expect(await told(anna)).toEqual([])
    expect(await notesFor(petra)).toContain('For us')
    expect(await votesFor(petra)).toContainEqual(['Anna Associate', 'yes'])
    expect(await cardFor(petra)).toMatchObject({ owner: null, added_by: { full_name: 'Anna Associate' } })
    expect(await copy()).toMatchObject([{ text: 'For us' }])
    await addTo(petra, fund, anna)
    expect(await notesFor(anna)).not.toContain('For me')
  })
})

describe('organisations', () => {
  test('that are merged become one pipeline: columns by name, and one card a deal with the notes and votes of both', async () => {
    const { petra, paul, fund } = team
    const double = await fundOf(world, 'Northwind')
    await addTo(double.petra, double.fund, paul)
    const [shared, theirs] = [deal, await post(founder)]
    await double.anna.call.teamPipeline.add({ id: double.fund.id, deal_id: shared })
    await double.petra.call.teamPipeline.addColumn({ id: double.fund.id, name: 'Term sheet' })
    const columns = await columnsIn(double.petra, double.fund)
    await double.petra.call.teamPipeline.add({ id: double.fund.id, deal_id: theirs, column_id: columns['Term sheet'] })
    await double.petra.call.teamPipeline.move({ id: double.fund.id, deal_id: shared, column_id: columns['diligence'] ?? '' })
    await noteOn(double.petra, double.fund, shared, { text: 'Theirs' })
    await paul.call.teamPipeline.vote({ id: double.fund.id, deal_id: shared, vote: 'no', reason: 'Then' })
    await double.petra.call.teamPipeline.vote({ id: double.fund.id, deal_id: shared, vote: 'yes' })
    await petra.call.teamPipeline.add({ id, deal_id: shared })
    await noteOn(petra, fund, shared, { text: 'Ours' })
    await paul.call.teamPipeline.vote({ id, deal_id: shared, vote: 'unsure', reason: 'Now' })

    await operator.call.organisations.merge({ id, other_id: double.fund.id })
    await world.settled()
    expect(await notesFor(petra)).toEqual(['Ours', 'Theirs'])
    expect(await cardFor(paul)).toMatchObject({
      added_by: { id: double.anna.id },
      voting: { tally: { yes: 1, no: 0, unsure: 1 }, own: { vote: 'unsure', reason: 'Now' } },
    })
    expect(await dealsIn(double.anna, 'diligence')).toEqual([shared])
    expect(await dealsIn(petra, 'Term sheet')).toEqual([theirs])
    expect(Object.keys(await columnsIn(petra, fund))).toEqual([...standardColumns, 'Term sheet'])
    const { rowCount } = await world.services.database.pool.query('select from team_pipelines where organisation_id = $1', [double.fund.id])
    expect(rowCount).toBe(0)
  })
})
