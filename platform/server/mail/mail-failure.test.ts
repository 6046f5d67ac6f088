import { createTransport } from 'nodemailer'
import { afterAll, expect, test } from 'vitest'
import { startMailServer } from '#testing/mail-server.ts'
import { isUndeliverable } from './mail-failure.ts'

const server = await startMailServer()
afterAll(() => server.stop())

const failureOf = (to: string, url = server.url) =>
  createTransport(url)
    .sendMail({ from: 'site@example.org', to, text: 'Hello' })
    .then(
      () => undefined,
      (error: unknown) => error,
    )

test('only a recipient that the mail server refuses for good, or no address, is undeliverable', async () => {
  expect(isUndeliverable(await failureOf('not an address'))).toBe(true)
  server.refusesWith = 550
  expect(isUndeliverable(await failureOf('nobody@example.org'))).toBe(true)
  server.refusesWith = 450
  expect(isUndeliverable(await failureOf('new@example.org')), 'not known yet').toBe(false)
  server.refusesWith = undefined
  server.failing = true
  expect(isUndeliverable(await failureOf('ada@example.org')), 'try again later').toBe(false)
  const signIn = server.url.replace('smtp://', 'smtp://user:wrong@')
  expect(isUndeliverable(await failureOf('ada@example.org', signIn)), 'a wrong password').toBe(false)
})
