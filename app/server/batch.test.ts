import { beforeAll, describe, expect, test } from 'vitest'
import { type BatchLine, mostInBatch } from '#platform/batch.ts'
import { memberNamed, say } from '#testing/messages.ts'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'

const world = testWorld()
let ada: Person
let ben: Person
beforeAll(async () => {
  ada = await memberNamed(world, 'Ada Able')
  ben = await memberNamed(world, 'Ben Brook')
  await say(ben, ada, 'Only for Ada')
})

const cookieOf = (person: Person) => [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ')

const send = (person: Person | undefined, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${world.url}/api/batch`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(person && { cookie: cookieOf(person) }), ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

/** The results of the queries, in order. */
async function ask(person: Person, ...questions: (string | { path: string; body: string })[]) {
  const response = await send(person, { questions: questions.map((each) => (typeof each === 'string' ? { path: each } : each)) })
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/x-ndjson; charset=utf-8'])
  expect(response.headers.get('cache-control')).toBe('no-store')
  const lines = (await response.text())
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as BatchLine)
  expect(lines).toHaveLength(questions.length)
  return lines.toSorted((one, other) => one.at - other.at).map(({ status, body }) => ({ status, answer: JSON.parse(body) as unknown }))
}

describe('several queries in one request', () => {
  test('are answered like separate requests', async () => {
    const [unread, cards, conversation] = await ask(
      ada,
      '/messages/unread',
      { path: '/matches/cards', body: JSON.stringify({ role: 'investor' }) },
      `/conversations/${ben.id}`,
    )
    expect(unread).toEqual({ status: 200, answer: await ada.call.messages.unread() })
    expect(cards).toEqual({ status: 200, answer: await ada.call.matching.cards({ role: 'investor' }) })
    expect(conversation).toEqual({ status: 200, answer: await ada.call.messages.conversation({ id: ben.id }) })
  })

  test('are refused individually, without affecting the others', async () => {
    const answers = await ask(ada, '/deals/no-id', '/deals/00000000-0000-4000-8000-000000000000', '/nothing', '/messages/unread')
    expect(answers.map(({ status }) => status)).toEqual([400, 404, 404, 200])
    expect(answers[1]?.answer).toMatchObject({ data: { problem: 'deals.gone' } })
  })

  test('are answered for the caller only', async () => {
    const [own] = await ask(ben, `/conversations/${ada.id}`)
    expect(own).toEqual({ status: 200, answer: await ben.call.messages.conversation({ id: ada.id }) })
    const response = await send(undefined, { questions: [{ path: '/messages/unread' }] })
    expect([response.status, await response.json()]).toEqual([401, expect.objectContaining({ code: 'UNAUTHORIZED' })])
    const onPageOf = async (member: Person) =>
      (await send(ben, { questions: [{ path: '/messages/unread' }] }, { 'x-page-member': member.id })).status
    expect([await onPageOf(ben), await onPageOf(ada)]).toEqual([200, 401])
  })

  test('cannot change anything, leave the API or be nested', async () => {
    const body = JSON.stringify({ questions: [{ path: '/messages/unread' }] })
    const refused = await ask(
      ada,
      { path: '/messages', body: JSON.stringify({ id: crypto.randomUUID(), to: ben.id, content: 'Sent unseen' }) },
      { path: '/batch', body },
      { path: '/notifications/read', body: '{"up_to":1}' },
      '/../dashboard',
      '/%2e%2e/dashboard',
      '/..\\..\\healthz',
      '//evil.example/api/session',
      'https://evil.example/',
      '/',
      '/openapi.json',
      '/pictures/profile-pictures/x/y-64.webp',
    )
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 404))
    expect((await ben.call.messages.list({ id: ada.id })).items.map(({ content }) => content)).toEqual(['Only for Ada'])
  })

  test('are limited in number, and refused from other sites', async () => {
    const question = { path: '/messages/unread' }
    for (const body of [
      {},
      { questions: [] },
      { questions: [{ path: 1 }] },
      { questions: Array.from({ length: mostInBatch + 1 }, () => question) },
      '{"questions":',
      'null',
    ]) {
      expect((await send(ada, body)).status).toBe(400)
    }
    expect((await ask(ada, ...Array.from({ length: mostInBatch }, () => question.path))).every(({ status }) => status === 200)).toBe(true)
    expect((await send(ada, { questions: [question] }, { origin: 'https://evil.example' })).status).toBe(403)
    const marked = await fetch(`${world.url}/api/session`, { headers: { 'x-in-batch': 'a guess' } })
    expect(marked.status).toBe(200)
  })
})
