import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '#testing/free-port.ts'
import { say, textsOf } from '#testing/messages.ts'
import { type Person, createPerson, profileOf } from '#testing/people.ts'
import { postgresIsMissing, startPostgresServer } from '#testing/postgres-server.ts'
import { typeCommand, until } from '#testing/typed-command.ts'

const root = join(import.meta.dirname, '..')
const postgres = await startPostgresServer()
if (!postgres) console.warn(postgresIsMissing)
afterAll(() => postgres?.stop())

/** The settings of the nodes in docs/operations.md, line by line. */
function documentedNodes(): Record<string, string>[] {
  const lines = readFileSync(join(root, 'docs/operations.md'), 'utf8').match(/^DATABASE_URL=.* npm start$/gm) ?? []
  return lines.map((line) => Object.fromEntries(line.split(' ').flatMap((word) => (word.includes('=') ? [word.split(/=(.*)/s)] : []))))
}

describe.runIf(postgres)('two nodes on one machine, as documented', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'esg-network-two-nodes-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('start on an empty database without their folders, and members of both write to each other', async () => {
    const settings = documentedNodes()
    expect(settings.map((each) => Object.keys(each))).toEqual([1, 2].map(() => ['DATABASE_URL', 'PORT', 'DATA_DIR']))
    await using stack = new AsyncDisposableStack()
    const urls = await Promise.all(
      settings.map(async ({ DATA_DIR = '' }) => {
        // Separate database, ports and folders.
        const own = { DATABASE_URL: postgres?.url, PORT: String(await freePort()), DATA_DIR: join(folder, DATA_DIR) }
        const node = stack.use(typeCommand('npm start', root, own))
        await until(() => node.printed().includes('is ready'), node.printed)
        return `http://127.0.0.1:${own.PORT}`
      }),
    )
    const members = await Promise.all(urls.map((url) => createPerson(url)))
    for (const member of members) await member.call.profiles.save(profileOf(member))
    const [ada, ben] = members as [Person, Person]
    await say(ada, ben, 'From one node to the other.')
    await say(ben, ada, 'And back.')
    for (const [reader, other] of [
      [ada, ben],
      [ben, ada],
    ] as const)
      expect((await textsOf(reader, other)).toSorted()).toEqual(['And back.', 'From one node to the other.'])
  })
})
