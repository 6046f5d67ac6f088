import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { procedure } from '#platform/contract.ts'
import { roomApi } from './api.ts'
import { activateTexts } from './i18n.ts'
import { problemOf } from './problem.ts'

const contract = vi.hoisted(() => ({ weather: {} }))
// Only a build has the routes of all procedures and its version.
vi.mock('virtual:contract', () => ({ default: contract }))
vi.mock('./request-headers.ts', () => ({ requestHeaders: () => ({}) }))
const weather = {
  today: procedure.route({ method: 'GET', path: '/weather' }),
  report: procedure.route({ method: 'POST', path: '/weather' }),
}
Object.assign(contract.weather, weather)
const { call } = roomApi<typeof weather>('weather')

activateTexts()
const server = vi.fn<(address: Request | string) => Promise<Response>>()
beforeEach(() => void vi.stubGlobal('fetch', server))
afterEach(() => void vi.unstubAllGlobals())

const page = (status: number) => new Response('<h1>Back soon</h1>', { status, headers: { 'content-type': 'text/html' } })
const textsOf = (calls: readonly Promise<unknown>[]) =>
  Promise.all(calls.map((each) => each.catch((error: unknown) => problemOf(error).text)))
/** So many that they are sent in one request. */
const several = () => Array.from({ length: 5 }, () => call.today())

test('a page of a proxy, such as a sign-in page, is not taken for an answer', async () => {
  server.mockImplementation(() => Promise.resolve(page(200)))
  for (const text of await textsOf([call.report(), ...several()])) expect(text).toMatch(/^The server cannot be reached/)
  server.mockImplementation(() => Promise.resolve(Response.json({ isSunny: true })))
  expect(await call.report()).toEqual({ isSunny: true })
})

test('while the server restarts behind a proxy, each query says that it is busy', async () => {
  server.mockImplementation(() => Promise.resolve(page(502)))
  for (const text of await textsOf([call.report(), ...several()])) expect(text).toMatch(/^The server is busy/)
  expect(server).toHaveBeenLastCalledWith('/api/batch', expect.anything())
})
