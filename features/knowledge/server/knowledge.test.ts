import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { memberNamed, refusalOf } from '#testing/messages.ts'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { knowledgeFilePath } from '../paths.ts'

const world = testWorld()
let member: Person
let operator: Person

beforeAll(async () => {
  member = await memberNamed(world, 'Rita Reads')
  operator = await memberNamed(world, 'Olga Operates')
  await world.command('grant', operator.email)
})

describe('articles', () => {
  test('are listed in the order of the hub, with their downloads', async () => {
    const { items } = await member.call.knowledge.articles()
    expect(items[0]).toMatchObject({ slug: 'series-a-guide', topic: 'series-a' })
    expect(items.every(({ minutes }) => minutes > 0)).toBe(true)
    for (const { file } of items) {
      if (!file) continue
      const answer = await member.fetch(knowledgeFilePath(file.name))
      expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${file.name}"`)
      expect((await answer.arrayBuffer()).byteLength).toBe(file.bytes)
      expect((await world.visitor().fetch(knowledgeFilePath(file.name))).status).toBe(401)
    }
  })

  test('can all be read; their chapter links and their links to screens work', async () => {
    const { items } = await member.call.knowledge.articles()
    for (const [at, { slug }] of items.entries()) {
      const { article, previous, next } = await member.call.knowledge.article({ slug })
      const { html = '', headings = [] } = article ?? {}
      expect([previous?.slug, next?.slug]).toEqual([items[at - 1]?.slug, items[at + 1]?.slug])
      expect(html).not.toBe('')
      for (const { id } of headings) expect(html, slug).toContain(`id="${id}"`)
      expect(new Set(headings.map(({ id }) => id)).size, `the chapters of ${slug} have names of their own`).toBe(headings.length)
      expect(html, `${slug} has no markup of its own`).not.toMatch(/<(script|iframe|img|style|h1)|javascript:|http:/i)
    }
    expect(await member.call.knowledge.article({ slug: 'nothing' })).toEqual({ article: null, previous: null, next: null })
  })

  test('can be searched', async () => {
    const { items } = await member.call.knowledge.search({ query: 'RUNWAY' })
    expect(items.map(({ slug }) => slug)).toContain('series-a-guide')
  })

  test.each(['../room.ts', '%2e%2e%2froom.ts', '..%2f..%2fpackage.json', '/etc/passwd', 'articles/series-a-guide.md'])(
    '%s is not a downloadable file',
    async (name) => {
      expect((await member.fetch(`/api/knowledge/files/${name}`)).status).toBeGreaterThanOrEqual(400)
      expect(await refusalOf(member.call.knowledge.file({ name }))).toBe('problem.notFound')
    },
  )
})

describe('webinars', () => {
  const hour = 60 * 60 * 1000
  const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString()
  const save = (by: Person, fields: object) =>
    by.call.knowledge.saveWebinar({
      id: randomUUID(),
      title: 'Term sheets',
      speaker: 'Ada Example',
      starts_at: inHours(24),
      minutes: 60,
      ...fields,
    })
  const titles = async (when: 'ahead' | 'past') => (await member.call.knowledge.webinars({ when })).items.map(({ title }) => title)

  test('are added by operators; upcoming ones are listed soonest first, past ones newest first', async () => {
    const id = randomUUID()
    await save(operator, { id, title: 'In a week', starts_at: inHours(168), link: 'https://meet.example/a' })
    await save(operator, { title: 'Under way', starts_at: inHours(-0.5) })
    await save(operator, { title: 'Yesterday', starts_at: inHours(-24), recording: 'https://video.example/b' })
    await save(operator, { title: 'Last week', starts_at: inHours(-168) })
    expect(await titles('ahead')).toEqual(['Under way', 'In a week'])
    expect(await titles('past')).toEqual(['Yesterday', 'Last week'])
    expect((await member.call.knowledge.webinars({})).items[1]).toMatchObject({
      id,
      minutes: 60,
      link: 'https://meet.example/a',
      recording: '',
    })
    const first = await member.call.knowledge.webinars({ when: 'past', limit: 1 })
    const next = await member.call.knowledge.webinars({ when: 'past', limit: 1, cursor: first.next_cursor ?? '' })
    expect(next).toMatchObject({ items: [{ title: 'Last week' }], next_cursor: null })

    await save(operator, { id, title: 'Moved', starts_at: inHours(200), is_new: false })
    await operator.call.knowledge.removeWebinar({ id })
    expect(await refusalOf(operator.call.knowledge.removeWebinar({ id }))).toBe('problem.notFound')
    expect(await refusalOf(save(operator, { id, is_new: false })), 'saving does not bring it back').toBe('problem.notFound')
    const { items } = await operator.call.operators.acts({ limit: 2 })
    expect(items.map(({ act }) => [act.id, act.parameters?.['about']])).toEqual([
      ['act.knowledge.removed', 'Moved'],
      ['act.knowledge.changed', 'Moved'],
    ])
  })

  test('need a title, a speaker, a valid length and https links', async () => {
    const https = 'Please enter an address that begins with https://'
    for (const link of ['http://meet.example/a', 'javascript:alert(1)', 'https://', 'meet.example']) {
      expect(await refusalOf(save(operator, { link }))).toBe(https)
      expect(await refusalOf(save(operator, { recording: link }))).toBe(https)
    }
    expect(await refusalOf(save(operator, { title: ' ' }))).toBe('Please fill this in')
    expect(await refusalOf(save(operator, { minutes: 0 }))).toBe('Please enter a length from 5 to 600 minutes')
    expect(await refusalOf(save(member, {}))).toBe('problem.notFound')
    expect(await refusalOf(save(world.visitor(), {}))).toBe('problem.signedOut')
  })
})
