import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { idTaken } from '#platform/id-taken.ts'
import { sentenceOf } from '#platform/in-words.ts'
import type { MemberRole } from '#platform/members.ts'
import { speakerIn } from '#platform/server/texts.ts'
import { changeRole } from '#features/members/server/index.ts'
import { addField, fieldIn, fieldOf, inEnglish } from '#testing/fields.ts'
import { hostileValues, jsonOf } from '#testing/hostile-values.ts'
import { connect } from '#testing/matching.ts'
import { memberNamed, refusalOf } from '#testing/messages.ts'
import { addTo, found, organisationOf } from '#testing/organisations.ts'
import { type Person, profileOf } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import type { FieldInput } from '../contract.ts'
import type { FieldValue } from '../vocabulary.ts'

const world = testWorld()
let operator: Person
let ada: Person

async function memberWith(full_name: string, role: MemberRole): Promise<Person> {
  const person = await memberNamed(world, full_name)
  await world.services.database.transaction((tx) => changeRole(tx, person.id, role))
  world.server.accounts.forgetActors()
  return person
}
const answer = (person: Person, own_fields: Record<string, FieldValue | null>) =>
  person.call.profiles.save(profileOf(person, { own_fields }))
const seenBy = async (reader: Person, owner: Person) => (await reader.call.profiles.get({ id: owner.id })).own_fields
const deleteAll = () => sql`delete from field_definitions`.execute(world.services.database.kysely)
/** The problem and the field of a refused request. */
const refused = (request: Promise<unknown>) =>
  request.then(
    () => 'was not refused',
    ({ data }: { data: { problem: string; field?: string } }) => [data.problem, data.field],
  )

beforeAll(async () => {
  operator = await memberWith('Olga Operates', 'admin')
  ada = await memberNamed(world, 'Ada Answers')
})

describe('who sees the answers of a member', () => {
  let readers: Record<string, Person>
  let values: Record<string, string>

  beforeAll(async () => {
    const [outsider, connection, blocked] = [
      await memberNamed(world, 'Otto Outsider'),
      await memberNamed(world, 'Cora Connection'),
      await memberNamed(world, 'Bea Blocked'),
    ]
    await connect(ada, connection)
    readers = {
      outsider,
      connection,
      blocked,
      moderator: await memberWith('Mo Moderates', 'moderator'),
      manager: await memberWith('Pia Programme', 'programme_manager'),
      auditor: await memberWith('Aud Audits', 'auditor'),
      operator,
    }
    const ids = new Map<string, string>()
    for (const visibility of ['community', 'connections', 'own', 'staff'] as const) {
      ids.set((await addField(operator, { kind: 'text', label: inEnglish(visibility), visibility })).id, visibility)
    }
    values = Object.fromEntries(ids)
    await answer(ada, Object.fromEntries([...ids.keys()].map((id) => [id, 'hers'])))
    await operator.call.fields.answer({
      subject: 'member',
      id: ada.id,
      values: Object.fromEntries([...ids.keys()].map((id) => [id, 'theirs'])),
    })
    await ada.call.relations.block({ id: blocked.id })
  })
  const shown = (answers: Record<string, FieldValue>) =>
    Object.entries(answers)
      .map(([id, value]) => `${values[id]}: ${String(value)}`)
      .toSorted()

  test.each([
    ['outsider', ['community: hers']],
    ['connection', ['community: hers', 'connections: hers']],
    ['moderator', ['community: hers']],
    ['manager', ['community: hers']],
    ['auditor', ['community: hers', 'connections: hers', 'own: hers', 'staff: theirs']],
    ['operator', ['community: hers', 'connections: hers', 'own: hers', 'staff: theirs']],
  ])('the %s sees only what they may', async (reader, expected) => {
    expect(shown(await seenBy(readers[reader] as Person, ada))).toEqual(expected)
  })

  test('they see their own, but not what only staff see', async () => {
    expect(shown((await ada.call.profiles.mine()).own_fields)).toEqual(['community: hers', 'connections: hers', 'own: hers'])
    expect(shown(await seenBy(ada, ada))).toEqual(['community: hers', 'connections: hers', 'own: hers'])
  })

  test('a blocked member and a visitor see nothing', async () => {
    expect(await refusalOf(seenBy(readers['blocked'] as Person, ada))).toBe('problem.notFound')
    expect(await refusalOf(seenBy(world.visitor(), ada))).toBe('problem.signedOut')
    expect(await refusalOf(world.visitor().call.fields.list())).toBe('problem.signedOut')
  })

  test('what only staff see is not even named to others', async () => {
    const labels = async (reader: Person) => (await reader.call.fields.list()).items.map(({ label }) => label.en)
    expect(await labels(readers['outsider'] as Person)).toEqual(['community', 'connections', 'own'])
    expect(await labels(readers['auditor'] as Person)).toEqual(['community', 'connections', 'own', 'staff'])
  })

  test('an auditor fills in nothing, and there is nobody to fill it in about under an unknown id', async () => {
    const id = Object.keys(values).find((each) => values[each] === 'staff') ?? ''
    const fill = (person: Person, about: string) => person.call.fields.answer({ subject: 'member', id: about, values: { [id]: 'x' } })
    expect(await refusalOf(fill(readers['auditor'] as Person, ada.id))).toBe('problem.readOnly')
    expect(await refusalOf(fill(operator, randomUUID()))).toBe('problem.notFound')
  })

  test('the copy of their data has all of it; deleting the account deletes it', async () => {
    const { personalData } = await import('#app/server/rooms.ts')
    const { kysely } = world.services.database
    const read = personalData().find(({ name }) => name === 'fields')?.lists?.['own_fields']?.read
    expect(await read?.(kysely, ada.id)).toMatchObject([
      { field: 'community', answer: 'hers', seen_by: 'community' },
      { field: 'connections', answer: 'hers' },
      { field: 'own', answer: 'hers' },
      { field: 'staff', answer: 'theirs' },
    ])
    const leaver = await memberNamed(world, 'Lea Leaves')
    await answer(leaver, { [Object.keys(values)[0] ?? '']: 'hers' })
    await sql`delete from auth."user" where id = ${leaver.id}`.execute(kysely)
    expect(await read?.(kysely, leaver.id)).toEqual([])
    await deleteAll()
  })
})

describe('answers', () => {
  test.each<[Partial<FieldInput>, FieldValue, string]>([
    [{ kind: 'text' }, 'x'.repeat(9000), 'invalid.tooLong'],
    [{ kind: 'link' }, 'javascript:alert(1)', 'fields.link'],
    [{ kind: 'number' }, 1e13, 'fields.number'],
    [{ kind: 'date' }, '2026-02-30', 'fields.date'],
    [{ kind: 'choice' }, 'nowhere1', 'fields.notOffered'],
    [{ kind: 'choices' }, ['nowhere1'], 'fields.notOffered'],
    [{ kind: 'text', is_required: true }, ' \u200b ', 'fields.required'],
  ])('%j does not take %j, says so at the field and saves nothing', async (kind, value, problem) => {
    const { id } = await addField(operator, kind)
    expect(await refused(answer(ada, { [id]: value }))).toEqual([problem, `own_fields.${id}`])
    expect((await ada.call.profiles.mine()).own_fields[id]).toBeUndefined()
    await deleteAll()
  })

  test('may be anything hostile: none is an unexpected error, and what is stored is read back', async () => {
    for (const kind of ['text', 'choice', 'choices', 'number', 'date', 'link'] as const) {
      const { id } = await addField(operator, { kind })
      for (const hostile of hostileValues) {
        const body = jsonOf({ ...profileOf(ada), own_fields: { [id]: hostile } })
        const { status } = await ada.fetch('/api/profile', { method: 'PUT', headers: { 'content-type': 'application/json' }, body })
        expect([200, 400, 413]).toContain(status)
        const reading = status === 200 ? (await ada.fetch('/api/profile')).status : 200
        expect(reading).toBe(200)
      }
      await deleteAll()
    }
  })

  test('those that a form does not mention stay; null empties one; unknown fields are ignored', async () => {
    const [one, other] = [await addField(operator, { kind: 'text' }), await addField(operator, { kind: 'number' })]
    await answer(ada, { [one.id]: 'kept', [other.id]: 0 })
    await answer(ada, { [other.id]: null, [randomUUID()]: 'ignored' })
    expect((await ada.call.profiles.mine()).own_fields).toEqual({ [one.id]: 'kept' })
    await ada.call.profiles.save(profileOf(ada))
    await ada.call.profiles.amend({ bio: 'Something else' })
    expect((await ada.call.profiles.mine()).own_fields).toEqual({ [one.id]: 'kept' })
    await deleteAll()
  })

  test('are asked of some types of members, and lost when the type changes', async () => {
    const { id, named } = await addField(operator, { asked_of: ['mentor'], is_required: true })
    await answer(ada, { [id]: named['2026'] ?? '' })
    expect((await ada.call.profiles.mine()).own_fields).toEqual({})
    expect(await refused(ada.call.profiles.save(profileOf(ada, { user_type: 'mentor', own_fields: {} })))).toEqual([
      'fields.required',
      `own_fields.${id}`,
    ])
    const toStartup = { user_type: 'startup' as const }
    for (const change of [
      () => ada.call.profiles.save(profileOf(ada, { ...toStartup, own_fields: {} })),
      () => ada.call.profiles.save(profileOf(ada, toStartup)),
      () => ada.call.profiles.amend(toStartup),
    ]) {
      await ada.call.profiles.save(profileOf(ada, { user_type: 'mentor', own_fields: { [id]: named['2026'] ?? '' } }))
      expect((await ada.call.profiles.mine()).own_fields).toEqual({ [id]: named['2026'] })
      await change()
      expect((await ada.call.profiles.mine()).own_fields).toEqual({})
    }
    await deleteAll()
  })

  test('that become required do not take away what is saved', async () => {
    await addField(operator, { is_required: true })
    expect((await ada.call.profiles.mine()).profile_completed).toBe(true)
    await ada.call.profiles.amend({ bio: 'Still here' })
    await deleteAll()
  })
})

describe('of organisations', () => {
  test('their people and admins see what is theirs, outsiders what everybody sees, visitors nothing', async () => {
    const [open, own, notes] = [
      await addField(operator, { subject: 'organisation', kind: 'number', unit: 'people' }),
      await addField(operator, { subject: 'organisation', kind: 'link', visibility: 'own' }),
      await addField(operator, { subject: 'organisation', kind: 'text', visibility: 'staff' }),
    ]
    const own_fields = { [open.id]: 12, [own.id]: 'https://example.org/', [notes.id]: 'mine?' }
    const { id, slug } = await found(ada, { name: 'Own Works', is_public: true, own_fields })
    const foundAgain = (value: number) => {
      const again = { [open.id]: value, [own.id]: ' https://example.org/ ' }
      return ada.call.organisations.found({ id, ...organisationOf({ name: 'Own Works', is_public: true, own_fields: again }) })
    }
    expect(await foundAgain(12)).toMatchObject({ id })
    expect(await refusalOf(foundAgain(13))).toBe(idTaken.id)
    const [colleague, admin, outsider] = [
      await memberNamed(world, 'Cleo Colleague'),
      await memberNamed(world, 'Ali Admin'),
      await memberNamed(world, 'Ossi Outside'),
    ]
    await addTo(ada, { id }, colleague)
    await addTo(ada, { id }, admin, 'admin')
    const seen = async (reader: Person) => (await reader.call.organisations.get({ slug })).own_fields
    for (const person of [ada, colleague, admin]) expect(await seen(person)).toEqual({ [open.id]: 12, [own.id]: 'https://example.org/' })
    expect(await seen(outsider)).toEqual({ [open.id]: 12 })
    await operator.call.fields.answer({ subject: 'organisation', id, values: { [notes.id]: 'promising' } })
    expect(await seen(operator)).toEqual({ [open.id]: 12, [own.id]: 'https://example.org/', [notes.id]: 'promising' })
    expect(await (await world.visitor().fetch(`/organisations/${slug}`)).text()).not.toContain('example.org/')

    const change = (person: Person, value: number) =>
      person.call.organisations.change({ id, ...organisationOf({ name: 'Own Works', own_fields: { [open.id]: value } }) })
    expect(await refusalOf(change(colleague, 99))).toBe('organisations.notYourRole')
    await change(admin, 13)
    expect(await seen(outsider)).toEqual({ [open.id]: 13 })
    expect(await refused(change(admin, 1e13))).toEqual(['fields.number', `own_fields.${open.id}`])
    await deleteAll()
  })

  test('a merged organisation keeps its answers, and gets those it lacks', async () => {
    const [one, other] = [
      await addField(operator, { subject: 'organisation', kind: 'text' }),
      await addField(operator, { subject: 'organisation', kind: 'number' }),
    ]
    const kept = await found(ada, { name: 'Kept Works', own_fields: { [one.id]: 'kept' } })
    const duplicate = await found(ada, { name: 'Kept Works 2', own_fields: { [one.id]: 'dropped', [other.id]: 7 } })
    await operator.call.organisations.merge({ id: kept.id, other_id: duplicate.id })
    expect((await ada.call.organisations.get({ slug: kept.slug })).own_fields).toEqual({ [one.id]: 'kept', [other.id]: 7 })
    await deleteAll()
  })
})

describe('the operators', () => {
  test('add up to ten fields to profiles and to organisations, each act recorded', async () => {
    for (const subject of ['member', 'organisation'] as const) {
      for (let count = 0; count < 10; count++) await addField(operator, { subject, label: inEnglish(`${subject} ${count}`) })
      expect(await refusalOf(operator.call.fields.add({ id: randomUUID(), ...fieldOf({ subject }) }))).toBe('fields.tooMany')
    }
    const first = (await operator.call.fields.console()).items.find(({ subject }) => subject === 'member')
    await operator.call.fields.archive({ id: first?.id ?? '', version: first?.version ?? 0 })
    await addField(operator)
    expect(await refusalOf(operator.call.fields.restore({ id: first?.id ?? '' }))).toBe('fields.tooMany')
    const acts = (await operator.call.operators.acts({ limit: 2 })).items.map(({ act }) => sentenceOf(act, speakerIn('en')))
    expect(acts).toEqual(['Added the field Batch', 'Archived the field member 0'])
    await deleteAll()
  })

  test('put them in order', async () => {
    const ids = [await addField(operator), await addField(operator), await addField(operator)].map(({ id }) => id)
    const order = async () => (await ada.call.fields.list()).items.map(({ id }) => ids.indexOf(id))
    await operator.call.fields.move({ id: ids[2] ?? '', to: 'up' })
    expect(await order()).toEqual([0, 2, 1])
    await operator.call.fields.move({ id: ids[0] ?? '', to: 'up' })
    await operator.call.fields.move({ id: ids[0] ?? '', to: 'down' })
    expect(await order()).toEqual([2, 0, 1])
    await deleteAll()
  })

  test.each<[string, Partial<FieldInput>, string]>([
    ['a label of nine thousand characters', { label: inEnglish('x'.repeat(9000)) }, 'Please keep this to 60 characters'],
    ['no label in the main language', { language: 'de' }, 'Please enter a label in the main language'],
    [
      'an option without a name',
      { choices: [{ label: inEnglish(' '), is_offered: true }] },
      'Please name every option in the main language',
    ],
    [
      'two options of one name',
      { choices: ['A', 'A'].map((name) => ({ label: inEnglish(name), is_offered: true })) },
      'Two options have the same name',
    ],
    ['no option', { choices: [] }, 'Please add at least one option'],
    [
      '31 options',
      { choices: Array.from({ length: 31 }, (_, n) => ({ label: inEnglish(`${n}`), is_offered: true })) },
      'Please offer at most 30 options',
    ],
    [
      'connections of an organisation',
      { visibility: 'connections', subject: 'organisation' } as Partial<FieldInput>,
      'fields.noConnections',
    ],
  ])('cannot add a field with %s', async (_what, wrong, problem) => {
    expect(await refusalOf(operator.call.fields.add({ id: randomUUID(), ...fieldOf(wrong) }))).toBe(problem)
  })

  test('the second of two at once is told', async () => {
    const { id, version } = await addField(operator)
    await operator.call.fields.change({ id, version, ...fieldOf({ label: inEnglish('Cohort') }) })
    expect(await refusalOf(operator.call.fields.change({ id, version, ...fieldOf() }))).toBe('fields.changedMeanwhile')
    expect(await refusalOf(operator.call.fields.archive({ id, version }))).toBe('fields.changedMeanwhile')
    expect((await fieldIn(operator, id)).label.en).toBe('Cohort')
    await deleteAll()
  })

  test('cannot change the kind of answers, nor show them to more people than they were given for', async () => {
    const { id, version, choices } = await addField(operator, { visibility: 'connections', choices: fieldOf().choices ?? [] })
    const change = (fields: Partial<FieldInput>, since = version) =>
      operator.call.fields.change({ id, version: since, ...fieldOf({ visibility: 'connections', choices, ...fields }) })
    await answer(ada, { [id]: choices[0]?.id ?? '' })
    expect(await refusalOf(change({ kind: 'text' }))).toBe('fields.kindInUse')
    expect(await refusalOf(change({ visibility: 'community' }))).toBe('fields.widened')
    expect(await refusalOf(change({ visibility: 'staff' }))).toBe('fields.widened')
    await change({ visibility: 'own' })
    expect(await refusalOf(change({ visibility: 'connections' }, version + 1))).toBe('fields.widened')
    await answer(ada, { [id]: null })
    await change({ visibility: 'community', kind: 'number', unit: 'MW' }, version + 1)
    expect(await fieldIn(operator, id)).toMatchObject({ kind: 'number', unit: 'MW', choices: [] })
    await deleteAll()
  })

  test('decide what happens to an option in use: kept for those who have it, or erased', async () => {
    const ben = await memberNamed(world, 'Ben Batch')
    const { id, named } = await addField(operator, { kind: 'choices' })
    const [old = '', young = ''] = [named['2025'], named['2026']]
    await answer(ada, { [id]: [old] })
    await answer(ben, { [id]: [old, young] })
    const without = async (label: string, removed?: 'keep' | 'erase') => {
      const { version, choices } = await fieldIn(operator, id)
      const left = choices.filter((choice) => choice.label.en !== label)
      return operator.call.fields.change({ id, version, ...fieldOf({ kind: 'choices', choices: left }), ...(removed && { removed }) })
    }
    expect(await refusalOf(without('2025'))).toBe('fields.choiceInUse')
    await without('2025', 'keep')
    expect((await fieldIn(operator, id)).choices.map(({ label, is_offered }) => [label.en, is_offered])).toEqual([
      ['2026', true],
      ['2025', false],
    ])
    await answer(ada, { [id]: [old, young] })
    expect((await ada.call.profiles.mine()).own_fields[id]).toEqual([young, old])
    expect(await refused(answer(operator, { [id]: [old] }))).toEqual(['fields.notOffered', `own_fields.${id}`])
    expect((await fieldIn(operator, id)).used_choices).toEqual({ [old]: 2, [young]: 2 })
    await without('2025', 'erase')
    expect((await ada.call.profiles.mine()).own_fields[id]).toEqual([young])
    await deleteAll()
  })

  test('archive a field: it hides and comes back with its answers, until 30 days are over', async () => {
    const { id, version } = await addField(operator, { kind: 'text' })
    await answer(ada, { [id]: 'hers' })
    await operator.call.fields.archive({ id, version })
    expect((await ada.call.profiles.mine()).own_fields).toEqual({})
    expect((await ada.call.fields.list()).items).toEqual([])
    await answer(ada, { [id]: 'ignored' })
    await operator.call.fields.restore({ id })
    expect((await ada.call.profiles.mine()).own_fields).toEqual({ [id]: 'hers' })
    await operator.call.fields.archive({ id, version: version + 2 })
    await world.runJob('fields.forgetArchived')
    expect((await operator.call.fields.console()).items).toHaveLength(1)
    await sql`update field_definitions set archived_at = now() - interval '31 days'`.execute(world.services.database.kysely)
    await world.runJob('fields.forgetArchived')
    expect((await operator.call.fields.console()).items).toEqual([])
  })

  test('delete a field with as many answers as they have confirmed', async () => {
    const { id } = await addField(operator, { kind: 'text' })
    await answer(ada, { [id]: 'hers' })
    expect(await refusalOf(operator.call.fields.remove({ id, used: 0 }))).toBe('fields.moreUsed')
    await operator.call.fields.remove({ id, used: 1 })
    expect((await ada.call.profiles.mine()).own_fields).toEqual({})
    expect(await refusalOf(operator.call.fields.remove({ id, used: 1 }))).toBe('problem.notFound')
  })
})

test('matching names what two have both chosen, in the reader’s language, only where everybody may see it', async () => {
  const [rita, ben] = [await memberNamed(world, 'Rita Reads'), await memberNamed(world, 'Ben Matched')]
  const label = { en: 'Programme', de: 'Programm', fr: '', es: '' }
  const named = await addField(operator, { label, is_reason: true })
  const secret = await addField(operator, { label: inEnglish('Secret'), is_reason: true, visibility: 'connections' })
  const card = (other: Person) => rita.call.matching.card({ id: other.id })
  const reasons = async (other: Person) =>
    (await card(other)).reasons.filter(({ text }) => text.id === 'matching.reason.both.chosen').map(({ text }) => text.parameters)
  const { score } = await card(ada)
  for (const person of [rita, ada]) {
    await answer(person, { [named.id]: named.named['2026'] ?? '', [secret.id]: secret.named['2026'] ?? '' })
  }
  await answer(ben, { [named.id]: named.named['2025'] ?? '' })
  expect(await reasons(ada)).toEqual([{ field: 'Programme', choices: { all: ['2026'], joined: 'comma' } }])
  expect(await reasons(ben)).toEqual([])
  expect((await card(ada)).score).toBe(score)
  await rita.call.accounts.setLanguage({ language: 'de' })
  expect(await reasons(ada)).toMatchObject([{ field: 'Programm' }])
  await deleteAll()
  expect(await reasons(ada)).toEqual([])
})
