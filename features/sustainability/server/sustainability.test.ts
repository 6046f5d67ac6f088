import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { answerProblems, sustainabilityProblems } from '../problems.ts'
import { insertDeck } from '#testing/deals.ts'
import { connect } from '#testing/matching.ts'
import { memberNamed, refusalOf } from '#testing/messages.ts'
import { addTo } from '#testing/organisations.ts'
import type { Person } from '#testing/people.ts'
import { type Company, answer, ask, companyOf, openTo, reportedYear as year } from '#testing/sustainability.ts'
import { testWorld } from '#testing/test-world.ts'
import { investorNamed } from '#testing/updates.ts'

const world = testWorld()

const questionsOf = (person: Person, { id }: { id: string }) => person.call.sustainability.questions({ id, year })
const answersTo = async (person: Person, company: { id: string }, question: string) =>
  (await questionsOf(person, company)).answers.filter((each) => each.question === question)
const read = async (person: Person, { id }: { id: string }) =>
  (await person.call.sustainability.read({ id })).sections.flatMap(({ answers }) => answers)
const namesRead = async (person: Person, company: { id: string }) => (await read(person, company)).map(({ question }) => question)

test('a company answers once, with units, a total that differs, and a history', async () => {
  const { company, ada, carl } = await companyOf(world)
  const first = await answer(ada, company, 'energy-consumption-renewable', { value: '0.4', unit: 'GWh', basis: 'measured' })
  expect(first).toMatchObject({
    value: '0.4',
    unit: 'GWh',
    basis: 'measured',
    state: 'stated',
    version: 1,
    author: { full_name: 'Ada Answers' },
  })
  await answer(carl, company, 'energy-consumption-non-renewable', { value: '120500', unit: 'kWh', basis: 'estimated' })
  expect((await questionsOf(ada, company)).figures).toContainEqual({
    question: 'energy-consumption',
    row: '',
    computed: '520.5',
    difference: null,
  })

  await answer(carl, company, 'energy-consumption', { value: '500', unit: 'MWh' })
  const { figures } = await questionsOf(ada, company)
  expect(figures).toContainEqual({ question: 'energy-consumption', row: '', computed: '520.5', difference: '-20.5' })
  expect((await ada.call.sustainability.overview({ id: company.id, year })).sections).toContainEqual(
    expect.objectContaining({ section: 'energy', contradictions: 1 }),
  )

  await answer(carl, company, 'energy-consumption', { value: '520.5', unit: 'MWh', version: 1 })
  await carl.call.sustainability.clear({ id: company.id, year, question: 'energy-consumption', version: 2 })
  const { items } = await ada.call.sustainability.history({ id: company.id, year, question: 'energy-consumption' })
  expect(items.map(({ act, value }) => [act, value])).toEqual([
    ['deleted', '520.5'],
    ['answered', '520.5'],
    ['answered', '500'],
  ])
  const again = await answer(ada, company, 'energy-consumption', { value: '500' })
  expect(again.version, 'after a deletion no version is used again').toBeGreaterThan(2)
})

test('two colleagues who answer one question at once lose nothing', async () => {
  const { company, ada, carl } = await companyOf(world)
  const answers = await Promise.all(
    [ada, carl].map((person, index) =>
      refusalOf(answer(person, company, 'scope-1-emissions', { value: String(100 + index), unit: 'tCO2e' })),
    ),
  )
  expect(answers.toSorted()).toEqual([sustainabilityProblems.answeredMeanwhile.id, 'was not refused'].toSorted())
  const [kept] = await answersTo(ada, company, 'scope-1-emissions')
  await answer(carl, company, 'scope-1-emissions', { value: '101', version: kept?.version ?? 0 })
  const { items } = await ada.call.sustainability.history({ id: company.id, year, question: 'scope-1-emissions' })
  expect(items.at(-1)?.value).toBe(kept?.value)
})

/** For tests that leave nothing behind. */
let bare: Company | undefined

test.each([
  ['scope-1-emissions', { value: 'many' }, answerProblems.number.id],
  ['scope-1-emissions', { value: '5', unit: 'GWh' }, answerProblems.unit.id],
  ['energy-consumption', { value: '-5' }, answerProblems.tooSmall.id],
  ['turnover-aligned', { value: '100.1', row: 'water' }, answerProblems.tooLarge.id],
  ['turnover-aligned', { value: '10', row: 'space' }, answerProblems.row.id],
  ['code-of-conduct', { value: 'yes' }, answerProblems.yesOrNo.id],
  ['legal-form', { value: 'club' }, answerProblems.choice.id],
  ['no-such-question', { value: '1' }, sustainabilityProblems.unknownQuestion.id],
  ['turnover', { value: '1', year: new Date().getUTCFullYear() + 1 }, sustainabilityProblems.futureYear.id],
])('%s with %o is refused', async (question, given, problem) => {
  bare ??= await companyOf(world)
  const { company, ada } = bare
  expect(await refusalOf(answer(ada, company, question, given))).toBe(problem)
})

test('drafts, proposals of the year before, and what does not apply', async () => {
  const { company, ada } = await companyOf(world)
  await answer(ada, company, 'employees', { year: year - 1, value: '12' })
  await answer(ada, company, 'founders', { year: year - 1, value: '3' })
  await answer(ada, company, 'founders', { value: '2' })
  expect((await questionsOf(ada, company)).proposals).toMatchObject([{ question: 'employees', value: '12' }])
  expect(await ada.call.sustainability.keep({ id: company.id, year, questions: ['employees', 'founders'] })).toEqual({ kept: 1 })
  expect(await answersTo(ada, company, 'employees')).toMatchObject([{ value: '12', state: 'draft' }])
  await openTo(ada, company, 'members')
  const reader = await world.join()
  expect(await namesRead(reader, company)).toEqual(['founders'])

  await answer(ada, company, 'gender-pay-gap', { not_applicable: 'Fewer than 150 employees' })
  expect((await read(reader, company)).find(({ question }) => question === 'gender-pay-gap')).toMatchObject({
    value: null,
    not_applicable: 'Fewer than 150 employees',
  })
})

test('the amounts of a year keep their currency when the organisation changes its own', async () => {
  const { company, ada } = await companyOf(world)
  const { slug: _, ...fields } = await ada.call.organisations.get({ slug: company.slug })
  const change = (currency: 'EUR' | 'USD') => ada.call.organisations.change({ ...fields, currency })
  await answer(ada, company, 'turnover', { value: '50000', year: year - 1 })
  await answer(ada, company, 'scope-1-2-intensity-location-based', { value: '0.0000024', year: year - 1 })
  await answer(ada, company, 'employees', { value: '12', year: year - 1 })
  await change('USD')
  expect((await questionsOf(ada, company)).proposals.map(({ question }) => question)).toEqual(['employees'])
  expect((await ada.call.sustainability.overview({ id: company.id, year })).proposals).toBe(1)
  expect(await ada.call.sustainability.keep({ id: company.id, year })).toEqual({ kept: 1 })
  await answer(ada, company, 'turnover', { value: '60000' })
  // As it was answered before periods were kept.
  const { pool } = world.services.database
  await pool.query('delete from sustainability_years where organisation_id = $1 and year = $2', [company.id, year])
  await pool.query(await readFile('migrations/0086-kept-periods.sql', 'utf8'))
  await change('EUR')
  const shown = [year - 2, year - 1, year].map((each) => ada.call.sustainability.questions({ id: company.id, year: each }))
  expect((await Promise.all(shown)).map(({ currency }) => currency)).toEqual(['EUR', 'EUR', 'USD'])
})

test('readers see the sections that are open to them, and visitors what is public of a public page', async () => {
  const { company, ada, carl } = await companyOf(world)
  const [stranger, friend, investor] = [await world.join(), await world.join(), await investorNamed(world, 'Greta Granted')]
  await connect(carl, friend)
  await answer(ada, company, 'turnover', { value: '1200000' })
  await answer(ada, company, 'scope-1-emissions', { value: '10' })
  await answer(ada, company, 'cybersecurity-policy', { value: 'yes' })
  const seen = async () => ({
    team: await namesRead(carl, company),
    granted: await namesRead(investor, company),
    friend: await namesRead(friend, company),
    member: await namesRead(stranger, company),
  })
  const all = await namesRead(carl, company)
  expect(all).toHaveLength(3)
  expect(await seen()).toEqual({ team: all, granted: [], friend: [], member: [] })

  // The short set asks for policies, not for turnover or emissions.
  await ada.call.sustainability.grant({ id: company.id, request_ids: [await ask(investor, company)] })
  expect(await seen()).toEqual({ team: all, granted: ['cybersecurity-policy'], friend: [], member: [] })

  await openTo(ada, company, 'team', 'policies')
  await openTo(ada, company, 'connections', 'climate')
  expect(await seen()).toEqual({ team: all, granted: [], friend: ['scope-1-emissions'], member: [] })

  await openTo(ada, company, 'public', 'climate')
  expect(await seen()).toMatchObject({ granted: ['scope-1-emissions'], member: ['scope-1-emissions'] })
  expect(await refusalOf(world.visitor().call.sustainability.read({ id: company.id }))).toBe('organisations.gone')
  const { slug: _, ...fields } = await ada.call.organisations.get({ slug: company.slug })
  await ada.call.organisations.change({ ...fields, is_public: true })
  expect(await namesRead(world.visitor(), company)).toEqual(['scope-1-emissions'])

  const confirmations = async () => (await read(world.visitor(), company))[0]?.confirmations
  const about = { id: company.id, year, question: 'scope-1-emissions', version: 1 }
  await investor.call.sustainability.confirm({ ...about, statement: 'I read the meters' })
  expect(await confirmations()).toMatchObject([{ reader: { full_name: 'Greta Granted' } }])
  await investor.call.leaving.ask({ current_password: investor.password })
  expect(await confirmations()).toEqual([])
})

test('the facts of a sheet are computed from what its reader may read', async () => {
  const { company, ada, carl } = await companyOf(world)
  const [stranger, friend] = [await world.join(), await world.join()]
  await connect(carl, friend)
  await answer(ada, company, 'scope-1-emissions', { value: '10', basis: 'measured' })
  await answer(ada, company, 'scope-2-emissions-market-based', { value: '5' })
  await openTo(ada, company, 'connections', 'climate')
  const factsRead = async (person: Person) => (await person.call.sustainability.read({ id: company.id })).facts
  const emissions = { fact: 'emissions', value: '15', unit: 'tCO2e', year, state: 'stated', basis: null }
  expect(await factsRead(carl)).toEqual([emissions])
  expect(await factsRead(friend)).toEqual([emissions])
  expect(await factsRead(stranger)).toEqual([])
})

test('an investor asks with a date; the company answers, is reminded, sees who reads, and takes access back', async () => {
  const { company, ada, carl } = await companyOf(world, 'Solvanta')
  const investor = await investorNamed(world, 'Ivo Investor')
  await answer(ada, company, 'code-of-conduct', { value: true })
  const request_id = await ask(investor, company, {
    due_on: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
    note: 'For our annual report',
  })
  expect(
    await investor.call.sustainability.ask({
      organisations: [{ id: company.id, request_id: randomUUID() }],
      framework: 'invest-europe-minimum',
      year,
    }),
  ).toEqual({
    asked: 0,
    already: 1,
  })
  expect((await ada.call.sustainability.received({ id: company.id })).items).toMatchObject([
    { by: { full_name: 'Ivo Investor' }, note: 'For our annual report', answered: 1, team_only: [] },
  ])
  expect((await ada.call.sustainability.overview({ id: company.id, year })).next).not.toBeNull()
  const waitingFor = async (person: Person) =>
    (await person.call.sustainability.waiting()).items.map(({ organisation, requests }) => [organisation.name, requests])
  expect(await waitingFor(ada)).toEqual([['Solvanta', 1]])
  expect(await waitingFor(carl), 'who cannot decide is not asked to').toEqual([])

  await ada.call.sustainability.grant({ id: company.id, request_ids: [request_id] })
  expect(await waitingFor(ada)).toEqual([])
  expect(await namesRead(investor, company)).toEqual(['code-of-conduct'])
  expect((await ada.call.sustainability.readings({ id: company.id })).items).toMatchObject([
    { reader: { full_name: 'Ivo Investor' }, year, sections: ['policies'] },
  ])
  await ada.call.sustainability.revoke({ id: company.id, request_id })
  expect(await namesRead(investor, company)).toEqual([])
  expect((await investor.call.sustainability.sent({})).items).toMatchObject([{ state: 'ended', organisation: { name: 'Solvanta' } }])
})

test('a declined request cannot be repeated soon, nor be forgotten by withdrawing it', async () => {
  const { company, ada } = await companyOf(world)
  const investor = await investorNamed(world, 'Ivo Investor')
  const { id } = company
  const request_id = await ask(investor, company)
  await ada.call.sustainability.decline({ id, request_id, reason: 'Not this year' })
  expect(await refusalOf(investor.call.sustainability.withdraw({ request_id }))).toBe(sustainabilityProblems.requestGone.id)
  const again = { organisations: [{ id, request_id: randomUUID() }], framework: 'invest-europe-minimum' as const, year }
  expect(await investor.call.sustainability.ask(again)).toEqual({ asked: 0, already: 1 })
  expect((await ada.call.sustainability.received({ id })).items).toEqual([])
})

test('a merged organisation’s closed answers stay closed, and a deleted one’s files are deleted', async () => {
  const operator = await memberNamed(world, 'Olga Operates')
  await world.command('grant', operator.email)
  const [stays, goes] = [await companyOf(world, 'Stays'), await companyOf(world, 'Goes')]
  const reader = await world.join()
  await answer(stays.ada, stays.company, 'turnover', { value: '1' })
  await answer(goes.ada, goes.company, 'enterprise-value', { value: '2' })
  await answer(goes.ada, goes.company, 'scope-1-emissions', { value: '3' })
  const before = year - 1
  await answer(stays.ada, stays.company, 'turnover', { value: '1', year: before })
  const inDollars = { year: before, starts_on: `${before}-01-01`, ends_on: `${before}-12-31`, currency: 'USD' } as const
  await goes.ada.call.sustainability.setPeriod({ id: goes.company.id, ...inDollars })
  await answer(goes.ada, goes.company, 'enterprise-value', { value: '2', year: before })
  await answer(goes.ada, goes.company, 'scope-1-emissions', { value: '3', year: before })
  await openTo(stays.ada, stays.company, 'members')
  await openTo(goes.ada, goes.company, 'members', 'climate')
  await operator.call.organisations.merge({ id: stays.company.id, other_id: goes.company.id })
  await world.settled()
  expect(await namesRead(reader, stays.company), 'climate was open in both, the rest in one').toEqual(['scope-1-emissions'])
  expect(await namesRead(stays.ada, stays.company)).toEqual(['turnover', 'enterprise-value', 'scope-1-emissions'])
  const { sections } = await stays.ada.call.sustainability.read({ id: stays.company.id, year: before })
  const earlier = sections.flatMap(({ answers }) => answers.map(({ question }) => question))
  expect(earlier, 'no dollars among euros').toEqual(['turnover', 'scope-1-emissions'])

  const deleted = await companyOf(world, 'Deleted')
  const [file_id, document] = [randomUUID(), randomUUID()]
  await deleted.ada.call.sustainability.addFile({ id: deleted.company.id, file_id })
  await insertDeck(world, { id: document, owner_id: deleted.ada.id, subject_id: file_id })
  await deleted.ada.call.organisations.remove({ id: deleted.company.id })
  await world.settled()
  expect(await refusalOf(deleted.ada.call.documents.address({ id: document, use: 'read' }))).toBe('documents.gone')
})

test('a request for a fund is for its people, as long as they are in it', async () => {
  const { company, ada } = await companyOf(world)
  const fund = await companyOf(world, 'Northwind Capital')
  await answer(ada, company, 'code-of-conduct', { value: true })
  const request_id = await ask(fund.ada, company, { as_organisation_id: fund.company.id })
  await ada.call.sustainability.grant({ id: company.id, request_ids: [request_id] })
  expect(await namesRead(fund.carl, company)).toEqual(['code-of-conduct'])
  const his = await ask(fund.carl, company, { as_organisation_id: fund.company.id, framework: 'goals' })
  await fund.ada.call.organisations.removePerson({ id: fund.company.id, member_id: fund.carl.id })
  expect(await namesRead(fund.carl, company)).toEqual([])
  expect(await refusalOf(fund.carl.call.sustainability.withdraw({ request_id: his }))).toBe(sustainabilityProblems.requestGone.id)
  expect(await refusalOf(ask(fund.carl, company, { as_organisation_id: fund.company.id, framework: 'goals' }))).toBe('organisations.notIn')

  // A colleague continues what they asked.
  await world.settled()
  await ada.call.sustainability.decline({ id: company.id, request_id: his, reason: 'Not this year' })
  await world.settled()
  const isTold = async ({ call }: Person) =>
    (await call.notifications.list({})).items.some(({ title }) => title.id === 'notification.sustainabilityDeclined')
  expect([await isTold(fund.carl), await isTold(fund.ada)]).toEqual([false, true])
  const sent = async ({ call }: Person) => (await call.sustainability.sent({})).items.map((each) => each.id)
  expect([await sent(fund.carl), await sent(fund.ada)]).toEqual([[], [his, request_id]])

  await addTo(fund.ada, fund.company, fund.carl)
  await fund.ada.call.leaving.ask({ current_password: fund.ada.password })
  await world.services.database.pool.query(`update leaving_members set leaves_at = now() - interval '1 hour'`)
  await world.runJob('leaving.deleteDue')
  await world.settled()
  expect(await namesRead(fund.carl, company)).toEqual(['code-of-conduct'])
  expect(await sent(fund.carl)).toEqual([his, request_id])
})

test('evidence raises an answer, a confirmation raises it further, and both can fall again', async () => {
  const { company, ada } = await companyOf(world)
  const { id } = company
  const auditor = await memberNamed(world, 'Aud Auditor')
  const question = 'code-of-conduct'
  const about = { id, year, question }
  await answer(ada, company, question, { value: true })
  await ada.call.sustainability.grant({ id, request_ids: [await ask(auditor, company)] })
  const stateRead = async () => (await read(auditor, company)).map(({ state, version }) => [state, version])

  const file_id = randomUUID()
  await ada.call.sustainability.addFile({ id, file_id })
  expect(await refusalOf(ada.call.sustainability.addEvidence({ ...about, evidence_id: randomUUID(), file_id }))).toBe(
    sustainabilityProblems.fileGone.id,
  )
  const document_id = randomUUID()
  await insertDeck(world, { id: document_id, owner_id: ada.id, subject_id: file_id, pages: 4 })
  const setDocument = (state: 'checking' | 'refused' | 'ready') =>
    world.services.database.kysely.updateTable('documents').set({ state }).where('id', '=', document_id).execute()
  for (const [state, problem] of [
    ['checking', sustainabilityProblems.fileNotReady],
    ['refused', sustainabilityProblems.fileGone],
  ] as const) {
    await setDocument(state)
    expect(await refusalOf(ada.call.sustainability.addEvidence({ ...about, evidence_id: randomUUID(), file_id }))).toBe(problem.id)
  }
  await setDocument('ready')
  expect(await refusalOf(auditor.call.documents.address({ id: document_id, use: 'read' })), 'cited by no answer').toBe('documents.gone')
  expect(await refusalOf(ada.call.sustainability.addEvidence({ ...about, evidence_id: randomUUID(), file_id, page: 9 }))).toBe(
    answerProblems.page.id,
  )
  await ada.call.sustainability.addEvidence({ ...about, evidence_id: randomUUID(), file_id, page: 2 })
  expect(await stateRead()).toEqual([['evidenced', 1]])
  expect(await refusalOf(auditor.call.documents.address({ id: document_id, use: 'read' }))).toBe('was not refused')

  await auditor.call.sustainability.confirm({ ...about, version: 1, statement: 'Auditor at Klar & Partner, read the signed code' })
  expect(await stateRead()).toEqual([['confirmed', 1]])
  expect((await read(auditor, company))[0]?.confirmations).toMatchObject([{ reader: { full_name: 'Aud Auditor' } }])
  // Another answer is not what they confirmed.
  await answer(ada, company, question, { value: false, version: 1 })
  expect(await stateRead()).toEqual([['evidenced', 2]])
  await setDocument('refused')
  await answer(ada, company, question, { value: true, version: 2 })
  expect(await stateRead()).toEqual([['stated', 3]])
  await setDocument('ready')
  await answer(ada, company, question, { value: false, version: 3 })

  await ada.call.documents.remove({ id: document_id })
  expect(await stateRead()).toEqual([['stated', 4]])
  await world.settled()
  expect((await ada.call.notifications.list({})).items.map(({ title }) => title.id)).toContain('notification.sustainabilityConfirmed')
  const { items } = await ada.call.sustainability.history({ ...about })
  expect(items.map(({ act, state }) => [act, state])).toEqual([
    ['evidence removed', 'stated'],
    ['answered', 'evidenced'],
    ['answered', 'stated'],
    ['answered', 'evidenced'],
    ['confirmed', 'confirmed'],
    ['evidence added', 'evidenced'],
    ['answered', 'stated'],
  ])
})

test('in another currency, amounts are not what was confirmed', async () => {
  const { company, ada } = await companyOf(world)
  const auditor = await memberNamed(world, 'Aud Auditor')
  const period = { id: company.id, year, starts_on: `${year}-01-01`, ends_on: `${year}-12-31` }
  const confirm = (question: string, version: number) =>
    auditor.call.sustainability.confirm({ id: company.id, year, question, version, statement: 'Auditor at Klar & Partner' })
  const standing = async () => (await questionsOf(ada, company)).answers.map(({ question, state, version }) => [question, state, version])
  await ada.call.sustainability.grant({ id: company.id, request_ids: [await ask(auditor, company, { framework: 'vsme-basic' })] })
  for (const question of ['scope-1-emissions', 'turnover']) {
    await answer(ada, company, question, { value: '10' })
    await confirm(question, 1)
  }
  const confirmed = [
    ['scope-1-emissions', 'confirmed', 1],
    ['turnover', 'confirmed', 1],
  ]
  await ada.call.sustainability.setPeriod({ ...period, currency: 'EUR' })
  expect(await standing()).toEqual(confirmed)
  await ada.call.sustainability.setPeriod({ ...period, currency: 'USD' })
  expect(await standing()).toEqual([confirmed[0], ['turnover', 'stated', 2]])
  expect(await refusalOf(confirm('turnover', 1))).toBe(sustainabilityProblems.changedMeanwhile.id)
  const { items } = await ada.call.sustainability.history({ id: company.id, year, question: 'turnover' })
  expect(items[0]).toMatchObject({ act: 'confirmation withdrawn', state: 'stated' })
})
