import { beforeAll, expect, test } from 'vitest'
import { organisationProblems } from '#features/organisations/problems.ts'
import { post } from '#testing/deals.ts'
import { memberNamed, refusalOf } from '#testing/messages.ts'
import { addTo } from '#testing/organisations.ts'
import type { Person } from '#testing/people.ts'
import { columnsIn, fundOf, noteOn } from '#testing/team-pipeline.ts'
import { testWorld } from '#testing/test-world.ts'
import { investorNamed } from '#testing/updates.ts'
import type { teamPipelineContract } from '../contract.ts'

const world = testWorld()
const kinds = ['visitor', 'outsider', 'operator', 'founder', 'former', 'member', 'admin', 'owner'] as const
let people: Record<(typeof kinds)[number], Person>
let id: string
let deal_id: string
let column_id: string
let other_column: string

beforeAll(async () => {
  const founder = await memberNamed(world, 'Luca Bertolini')
  const operator = await memberNamed(world, 'Olga Operates')
  await world.command('grant', operator.email)
  const { fund, petra, paul, anna } = await fundOf(world)
  const former = await investorNamed(world, 'Frieda Former')
  people = {
    visitor: world.visitor(),
    outsider: await investorNamed(world, 'Otto Outside'),
    operator,
    founder,
    former,
    member: anna,
    admin: paul,
    owner: petra,
  }
  id = fund.id
  deal_id = await post(founder)
  await addTo(petra, fund, former, 'admin')
  await former.call.teamPipeline.add({ id, deal_id })
  ;({ call: column_id = '', invested: other_column = '' } = await columnsIn(petra, fund))
  await petra.call.organisations.removePerson({ id, member_id: former.id })
  await world.settled()
})

/** One call of each procedure, with what it needs written before by the person where they may. */
const calls: Record<keyof typeof teamPipelineContract, (person: Person) => Promise<unknown>> = {
  teams: ({ call }) => call.teamPipeline.teams({ deal_id }),
  get: ({ call }) => call.teamPipeline.get({ id }),
  start: ({ call }) => call.teamPipeline.start({ id }),
  setVoting: ({ call }) => call.teamPipeline.setVoting({ id, votes_hidden: true }),
  addColumn: ({ call }) => call.teamPipeline.addColumn({ id, name: 'Term sheet' }),
  changeColumn: ({ call }) => call.teamPipeline.changeColumn({ id, column_id, name: 'Meeting' }),
  async removeColumn({ call }) {
    await people.owner.call.teamPipeline.addColumn({ id, name: 'Spare' })
    const { Spare: spare = '' } = await columnsIn(people.owner, { id })
    try {
      return await call.teamPipeline.removeColumn({ id, column_id: spare, into: other_column })
    } finally {
      await refusalOf(people.owner.call.teamPipeline.removeColumn({ id, column_id: spare, into: other_column }))
    }
  },
  cards: ({ call }) => call.teamPipeline.cards({ id, column_id }),
  card: ({ call }) => call.teamPipeline.card({ id, deal_id }),
  add: ({ call }) => call.teamPipeline.add({ id, deal_id }),
  move: ({ call }) => call.teamPipeline.move({ id, deal_id, column_id }),
  assign: ({ call }) => call.teamPipeline.assign({ id, deal_id, member_id: null }),
  notes: ({ call }) => call.teamPipeline.notes({ id, deal_id }),
  writeNote: (person) => noteOn(person, { id }, deal_id),
  async editNote(person) {
    const note_id = await noteOn(isIn(person) ? person : people.owner, { id }, deal_id)
    return person.call.teamPipeline.editNote({ id, deal_id, note_id, text: 'Edited' })
  },
  async removeNote(person) {
    const note_id = await noteOn(isIn(person) ? person : people.owner, { id }, deal_id)
    return person.call.teamPipeline.removeNote({ id, deal_id, note_id })
  },
  votes: ({ call }) => call.teamPipeline.votes({ id, deal_id }),
  vote: ({ call }) => call.teamPipeline.vote({ id, deal_id, vote: 'yes' }),
  async takeOut(person) {
    const added = await post(people.founder)
    if (isIn(person)) await person.call.teamPipeline.add({ id, deal_id: added })
    return person.call.teamPipeline.takeOut({ id, deal_id: added })
  },
}

const isIn = (person: Person) => [people.member, people.admin, people.owner].includes(person)
const onlyEditors = ['setVoting', 'addColumn', 'changeColumn', 'removeColumn']
const { notIn, notYourRole } = organisationProblems

test.each(Object.entries(calls))('%s is for the team, by role', async (name, call) => {
  const allowed = 'was not refused'
  const outside = name === 'teams' ? allowed : notIn.id
  const outcomes: Record<string, string> = {}
  for (const kind of kinds) outcomes[kind] = await refusalOf(call(people[kind]))
  expect(outcomes).toEqual({
    visitor: 'problem.signedOut',
    outsider: outside,
    operator: outside,
    founder: outside,
    former: outside,
    member: onlyEditors.includes(name) ? notYourRole.id : allowed,
    admin: allowed,
    owner: allowed,
  })
})

test('somebody who left finds no team any more', async () => {
  expect((await people.former.call.teamPipeline.teams({ deal_id })).items).toEqual([])
  expect((await people.member.call.teamPipeline.teams({ deal_id })).items).toMatchObject([{ column: { name: 'Meeting' } }])
})
