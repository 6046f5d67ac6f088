import { beforeAll, expect, test } from 'vitest'
import { sentenceOf } from '#platform/in-words.ts'
import { speakerIn } from '#platform/server/texts.ts'
import { headerOf } from '#testing/mail-server.ts'
import { memberNamed, refusalOf } from '#testing/messages.ts'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'

const world = testWorld({ environment: { CONTACT_EMAIL: 'configured@example.org' } })
let member: Person
let operator: Person
let colleague: Person

beforeAll(async () => {
  member = await memberNamed(world, 'Rita Reads')
  operator = await memberNamed(world, 'Olga Operates')
  colleague = await memberNamed(world, 'Carl Colleague')
  await world.command('grant', operator.email)
  await world.command('grant', colleague.email)
})

test('before the first save, the settings come from the defaults and the configuration', async () => {
  const { settings, version, changed_at } = await operator.call.community.settings()
  expect(settings).toMatchObject({
    name: 'ESG Network',
    headline: '',
    accent: null,
    contact_email: '',
    group_link: '',
    meeting_link: '',
  })
  expect((await member.call.community.face()).contact_email).toBe('configured@example.org')
  expect({ version, changed_at }).toEqual({ version: 0, changed_at: null })
})

test('saved settings apply to everyone, emails included, and are logged', async () => {
  const { settings, version } = await operator.call.community.settings()
  const changed = { ...settings, name: 'Harbour Circle', group_link: 'https://chat.example.org/circle', accent: '#AA3355' }
  const saved = await operator.call.community.save({ settings: changed, version })
  expect(await colleague.call.community.settings()).toMatchObject({ settings: { name: 'Harbour Circle', accent: '#aa3355' }, ...saved })
  expect(await member.call.community.face()).toEqual({
    name: 'Harbour Circle',
    contact_email: 'configured@example.org',
    group_name: '',
    group_link: 'https://chat.example.org/circle',
  })
  expect((await colleague.call.operators.acts({})).items.slice(0, 1).map(({ act }) => sentenceOf(act, speakerIn('en')))).toEqual([
    'Changed the community settings: name, colour, group link',
  ])

  await member.call.accounts.requestPasswordReset({ email: member.email })
  const { source } = await world.mailServer.mailTo(member.email)
  expect(headerOf(source, 'Subject')).toBe('Set a new password for Harbour Circle')
})

test('a save based on an outdated version is refused', async () => {
  const { settings, version } = await operator.call.community.settings()
  await colleague.call.community.save({ settings: { ...settings, tagline: 'By the water' }, version })
  const late = operator.call.community.save({ settings: { ...settings, tagline: 'On the hill' }, version })
  expect(await refusalOf(late)).toBe('community.changedMeanwhile')
  expect((await operator.call.community.settings()).settings.tagline).toBe('By the water')
})

test('a preview is visible only to its operator and changes nothing', async () => {
  const { settings } = await operator.call.community.settings()
  await operator.call.community.preview({ settings: { ...settings, name: 'Only a thought' } })
  expect((await member.call.community.face()).name).toBe('Harbour Circle')
  expect((await colleague.call.community.settings()).settings.name).toBe('Harbour Circle')
})

test.each([
  ['a blank name', { name: '   ' }],
  ['a name that is too long', { name: 'x'.repeat(41) }],
  ['a javascript link', { group_link: 'javascript:alert(1)' }],
  ['an unencrypted link', { group_link: 'http://chat.example.org' }],
  ['rooms that all have the same address', { meeting_link: 'https://meet.example.org/room' }],
  ['rooms at an unencrypted address', { meeting_link: 'http://meet.example.org/{code}' }],
  ['an invalid address', { contact_email: 'harbour' }],
  ['an invalid colour', { accent: 'red;} body{display:none' }],
])('%s is refused, with an explanation', async (_what, wrong) => {
  const { settings, version } = await operator.call.community.settings()
  const answer = await operator.fetch('/api/operators/community', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ settings: { ...settings, ...wrong }, version }),
  })
  expect(answer.status).toBe(400)
  const { data } = (await answer.json()) as { data: { issues: { path: string; message: string }[] } }
  expect(data.issues).toEqual([
    expect.objectContaining({ path: `settings.${Object.keys(wrong)[0]}`, message: expect.stringMatching(/^Please /) }),
  ])
})
