import { beforeAll, beforeEach, expect, test } from 'vitest'
import { languages } from '#platform/language.ts'
import { recordOf } from '#platform/record-of.ts'
import { pageHeaders } from '#platform/server/http/security.ts'
import { headerOf } from '#testing/mail-server.ts'
import { turnOnMails } from '#testing/notification-mails.ts'
import { type Person, profileOf } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { type Pages, servePages } from './pages.ts'

const site = 'https://community.example'
const assets = { script: '/page.js', imports: [], styles: [] }

/** Stub pages that only contain their name. */
const plainPages: Pages = async (app, services, serve) =>
  servePages(app, services, serve, {
    sources: async () => ({
      application: recordOf(languages, () => assets),
      visitor: recordOf(languages, () => assets),
      renderScreen: () => Promise.reject(new Error('visitors have no screens')),
      render: (page) => ({ title: page, description: '', body: `[${page}]` }),
    }),
    headers: pageHeaders,
    finish: async (_url, html) => html,
  })

const world = testWorld({ pages: plainPages, environment: { PUBLIC_URL: site } })

/** A member who receives emails, and the unsubscribe link of one; then another's link. */
let member: Person
let link: string
let another: string
beforeAll(async () => {
  ;({ member, link } = await memberWithLink())
  another = (await memberWithLink()).link
})
beforeEach(() => member.call.notifications.savePreferences({ email: true }))

async function memberWithLink(): Promise<{ member: Person; link: string }> {
  const person = await world.join()
  await turnOnMails(world, person)
  await person.call.profiles.save(profileOf(person))
  const { source } = await world.mailServer.mailTo(person.email)
  const [, address = ''] = /^<(.+)>$/.exec(headerOf(source, 'List-Unsubscribe') ?? '') ?? []
  return { member: person, link: address.replace(site, world.url) }
}

const wantsEmail = async () => (await member.call.notifications.preferences()).email
const pageOf = async (response: Response) => [response.status, /\[([\w-]+)\]/.exec(await response.text())?.[1]]

test.each([
  ['as a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'List-Unsubscribe=One-Click'],
  ['as form data', {}, formData()],
  ['with nothing', {}, undefined],
  ['from the page of a mail program', { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' }, 'List-Unsubscribe=One-Click'],
])('one click, sent %s, turns email off without a session', async (_how, headers, body) => {
  const response = await fetch(link, { method: 'POST', headers: headers as HeadersInit, body: body ?? null, redirect: 'error' })
  expect(await pageOf(response)).toEqual([200, 'unsubscribed'])
  expect(response.headers.getSetCookie()).toEqual([])
  expect(await wantsEmail()).toBe(false)
})

test('opening the link only asks for confirmation, for visitors and members alike', async () => {
  const path = link.replace(world.url, '')
  for (const person of [world.visitor(), member]) {
    const response = await person.fetch(path)
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('content-security-policy')).toContain("form-action 'self'")
    expect(await pageOf(response)).toEqual([200, 'unsubscribe'])
  }
  expect((await fetch(link, { method: 'HEAD' })).status).toBe(200)
  expect(await wantsEmail()).toBe(true)
})

test('a truncated, modified or invented link does nothing and is reported as invalid', async () => {
  const [id = '', signature = ''] = link.slice(link.lastIndexOf('/') + 1).split('.')
  const [, anotherSignature = ''] = another.split(/\.(?=[^.]*$)/)
  for (const token of [id, `${id}.${signature.slice(0, -4)}`, `${id}.${anotherSignature}`]) {
    const address = `${world.url}/unsubscribe/${token}`
    expect(await pageOf(await fetch(address))).toEqual([404, 'unsubscribe-invalid'])
    expect(await pageOf(await fetch(address, { method: 'POST' }))).toEqual([404, 'unsubscribe-invalid'])
  }
  expect(await wantsEmail()).toBe(true)
})

test('larger request bodies are refused', async () => {
  expect((await fetch(link, { method: 'POST', body: 'x'.repeat(10_000) })).status).toBe(413)
  expect(await wantsEmail()).toBe(true)
})

function formData(): FormData {
  const form = new FormData()
  form.append('List-Unsubscribe', 'One-Click')
  return form
}
