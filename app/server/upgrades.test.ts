import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { demoAccounts, demoPassword } from '#demo/accounts.ts'
import { passwordHashing } from '#features/accounts/server/index.ts'
import { readArchive, readHeader } from '#platform/server/backup/archive.ts'
import { restore } from '#platform/server/backup/restore.ts'
import { readConfiguration } from '#platform/server/configuration.ts'
import { migrate } from '#platform/server/database/migrations.ts'
import { fileStore } from '#platform/server/files/index.ts'
import { filesIn } from '#testing/contents.ts'
import { type TestDatabase, emptyDatabase } from '#testing/databases.ts'
import { refusalOf } from '#testing/messages.ts'
import type { Person } from '#testing/people.ts'
import { type World, openWorld } from '#testing/world.ts'
import { contract } from './rooms.ts'
import { migrationsFolder } from './start.ts'

const folder = 'testing/fixtures/releases'

/** Tables whose rows later versions keep in two. */
const divided: Record<string, ReturnType<typeof sql>> = {
  posts: sql`(select p.*, i.image_url, coalesce(i.alt, '') image_alt, i.width image_width, i.height image_height
    from posts p left join post_pictures i on i.post_id = p.id and i.place = 0) posts`,
}

/** Columns that later versions no longer keep, since they named members who may have left. */
const dropped: Record<string, readonly string[]> = { matches: ['match_data'] }

/** Everything that can be read without naming anything. */
const readings = Object.entries(contract).flatMap(([room, members]) =>
  Object.entries(members).flatMap(([name, value]) => (isContractProcedure(value) && asksNothing(value) ? [[room, name] as const] : [])),
)

function asksNothing(procedure: AnyContractProcedure): boolean {
  const { route, inputSchema } = procedure['~orpc']
  return route.method === 'GET' && (!inputSchema || (inputSchema as z.ZodType).safeParse({}).success)
}

describe.each(readdirSync(folder))('a community of %s', (file) => {
  const backup = join(folder, file)
  let data: string
  let database: TestDatabase
  let world: World
  beforeAll(async () => {
    data = mkdtempSync(join(tmpdir(), `esg-network-${basename(file, '.backup')}-`))
    database = await emptyDatabase()
    const openEmpty = async () => ({ database, keep: async () => database, discard: async () => {} })
    const { signal } = new AbortController()
    await restore(backup, { files: files(), openDatabase: openEmpty as never }, { migrationsFolder, signal })
  }, 120_000)
  afterAll(async () => {
    await world?.stop()
    rmSync(data, { recursive: true, force: true })
  })
  const files = () => fileStore(readConfiguration({ DATA_DIR: data }))

  test('keeps every row as it was written, and every file', async () => {
    const { tables } = await readHeader(backup)
    const kept = new Map<string, Set<string>>()
    const keptFiles: Record<string, string> = {}
    for await (const { name, bytes } of readArchive(backup)) {
      const [kind, ...rest] = name.split('/')
      if (kind === 'files') keptFiles[rest.join('/')] = createHash('sha256').update(bytes).digest('hex')
      if (kind !== 'rows') continue
      const table = rest[0] ?? ''
      const lines = gunzipSync(bytes).toString().trim().split('\n')
      kept.set(table, new Set([...(kept.get(table) ?? []), ...lines]))
    }
    expect(kept.get('users')?.size).toBeGreaterThan(50)
    for (const { name, columns } of tables) {
      const isKept = columns.map((column) => !dropped[name]?.includes(column))
      const shown = columns.filter((_, index) => isKept[index]).map((column) => sql`${sql.ref(column)}::text`)
      const { rows } = await sql<{
        line: (string | null)[]
      }>`select array[${sql.join(shown)}] as line from ${divided[name] ?? sql.table(name)}`.execute(database.kysely)
      const there = new Set(rows.map(({ line }) => JSON.stringify(line)))
      const expected = [...(kept.get(name) ?? [])].map((line) =>
        JSON.stringify((JSON.parse(line) as (string | null)[]).filter((_, index) => isKept[index])),
      )
      const lost = expected.filter((line) => !there.has(line))
      expect(lost, name).toEqual([])
    }
    expect(await filesIn(files())).toEqual(keptFiles)
    expect(await migrate(database, migrationsFolder), 'again').toEqual([])
  })

  test('is read to the last page by its members and its operator', async () => {
    world = await openWorld({ database, passwords: passwordHashing(), environment: { DATA_DIR: data } })
    expect(readings.length).toBeGreaterThan(60)
    // An operator reads what they read as a member, and more.
    await world.command('grant', demoAccounts[0].email)
    for (const { email } of demoAccounts) await expectAllRead(await signedIn(email))
  })

  async function expectAllRead(person: Person) {
    const failures: (string | undefined)[] = []
    for (const [room, name] of readings) failures.push(await failureOf(person, room, name))
    expect(failures.filter(Boolean)).toEqual([])
  }

  async function signedIn(email: string): Promise<Person> {
    const person = { ...world.visitor(), email }
    await person.call.accounts.signIn({ email, password: demoPassword })
    return person
  }
})

type Reading = (input: object) => Promise<{ next_cursor?: string | null }>

/** Reads all pages. @returns why it failed; undefined if it was read, or is not for this member */
async function failureOf(person: Person, room: string, name: string): Promise<string | undefined> {
  const read = (person.call as unknown as Record<string, Record<string, Reading>>)[room]?.[name] as Reading
  let cursor: string | null | undefined
  do {
    const page = read(cursor ? { cursor } : {})
    const refusal = await refusalOf(page)
    if (refusal !== 'was not refused') return /unexpected|INTERNAL/.test(refusal) ? `${room}.${name}: ${refusal}` : undefined
    cursor = (await page).next_cursor
  } while (cursor)
  return undefined
}
