import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword } from '#demo/accounts.ts'
import { passwordHashing } from '#features/accounts/server/index.ts'
import { restore } from '#platform/server/backup/restore.ts'
import { fileStore } from '#platform/server/files/index.ts'
import { readConfiguration } from '#platform/server/configuration.ts'
import { type TestDatabase, emptyDatabase } from '#testing/databases.ts'
import { organisationOf } from '#testing/organisations.ts'
import { type World, openWorld } from '#testing/world.ts'

/** The demo community as it was before there were organisations, without pictures, notifications and what matching had learned. */
const community = 'testing/fixtures/releases/0.1.0-alpha.backup'
const migrationsFolder = 'migrations'

let database: TestDatabase
let world: World
beforeAll(async () => {
  database = await emptyDatabase()
  const files = fileStore(readConfiguration({ DATA_DIR: '/nowhere' }))
  const openEmpty = async () => ({ database, keep: async () => database, discard: async () => {} })
  await restore(community, { files, openDatabase: openEmpty as never }, { migrationsFolder, signal: new AbortController().signal })
})
afterAll(() => world.stop())

async function signedIn(email: string) {
  const person = { ...world.visitor(), email }
  await person.call.accounts.signIn({ email, password: demoPassword })
  person.id = (await person.call.members.me()).member?.id ?? ''
  return person
}

test('nobody is in an organisation by themselves; a company name becomes a proposal to found one, and then to join it', async () => {
  world = await openWorld({ database, passwords: passwordHashing() })
  const { rows } = await sql`select from organisations`.execute(database.kysely)
  expect(rows).toEqual([])
  const founder = await signedIn('founder@demo.example')
  const { company_name } = await founder.call.profiles.mine()
  expect(await founder.call.organisations.mine()).toEqual({ items: [], proposed: [] })
  const organisation = await founder.call.organisations.found({ id: randomUUID(), ...organisationOf({ name: company_name }) })
  expect(organisation).toMatchObject({ name: 'Terrabruna', slug: 'terrabruna' })

  const colleague = await signedIn('mentor@demo.example')
  await colleague.call.profiles.amend({ company_name: 'terra-bruna' })
  expect((await colleague.call.organisations.mine()).proposed, 'another name').toEqual([])
  await colleague.call.profiles.amend({ company_name: 'TERRABRUNA' })
  expect((await colleague.call.organisations.mine()).proposed).toMatchObject([{ slug: 'terrabruna', because: 'name' }])
  expect((await founder.call.organisations.people({ id: organisation.id })).items, 'joined by nobody').toHaveLength(1)
})
