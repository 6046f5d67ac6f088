import { parseArgs } from 'node:util'
import { passwordHashing } from '#features/accounts/server/index.ts'
import { rebuildDirectory } from '#features/directory/server/index.ts'
import { rebuildMatching } from '#features/matching/server/index.ts'
import { openMigratedDatabase } from '#app/server/start.ts'
import { readConfiguration } from '#platform/server/configuration.ts'
import type { Database } from '#platform/server/database/index.ts'
import { fileStore } from '#platform/server/files/index.ts'
import { demoPassword } from '#demo/accounts.ts'
import { fillCommunity } from '#demo/fill.ts'
import { generateMembers } from '#demo/members.ts'
import { ensureBuilt } from './setup/build-steps.ts'
import { withProgress } from './setup/progress.mjs'

const usage = `npm run seed -- [--members 400] [--seed 1] [--pictures] [--add]
  Fills the configured database with a fictional community, for demonstrations and measurements.
  --members   number of members
  --seed      another number creates other people
  --pictures  also draw portraits and covers
  --add       add to a community that already has members`

const wholeNumber = (text: string, name: string) => {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name}: '${text}' was given; allowed: a whole number\n\n${usage}`)
  return Number(text)
}

try {
  const { values } = parseArgs({
    options: {
      members: { type: 'string', default: '400' },
      seed: { type: 'string', default: '1' },
      pictures: { type: 'boolean', default: false },
      add: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) process.stdout.write(`${usage}\n`)
  else await seed(wholeNumber(values.members, 'members'), wholeNumber(values.seed, 'seed'), values)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

async function seed(count: number, number: number, { pictures, add }: { pictures: boolean; add: boolean }): Promise<void> {
  await ensureBuilt(['places'])
  const configuration = readConfiguration()
  const database = await openMigratedDatabase(configuration)
  try {
    const takenEmails = await emailsIn(database)
    if (takenEmails.length > 0 && !add) {
      throw new Error(`This community already has ${takenEmails.length.toLocaleString('en')} members. Use --add to add more to it.`)
    }
    const withAccounts = takenEmails.length === 0
    // Added members must differ from those of the runs before, which may have had the same seed.
    const members = generateMembers(count, number + takenEmails.length, { withAccounts, takenEmails })
    await fillCommunity(database, fileStore(configuration), members, {
      passwordHash: await passwordHashing().hash(demoPassword),
      withPictures: pictures,
      onProgress: (filled) => showProgress(filled, count),
    })
    await withProgress('Building the directory', () => rebuildDirectory(database))
    await withProgress('Preparing the matching', () => rebuildMatching(database))
    process.stdout.write(
      `All of them sign in with the password '${demoPassword}'${withAccounts ? ', for example founder@demo.example' : ''}.\n`,
    )
  } finally {
    await database.close()
  }
}

async function emailsIn({ kysely }: Database): Promise<string[]> {
  const rows = await kysely.selectFrom('auth.user').select('email').execute()
  return rows.map(({ email }) => email)
}

function showProgress(filled: number, count: number): void {
  const { stdout } = process
  const line = `Adding members: ${filled.toLocaleString('en')} of ${count.toLocaleString('en')}`
  if (stdout.isTTY) stdout.write(`\r\x1b[K${line}${filled === count ? '\n' : ''}`)
  else if (filled % (count > 10_000 ? 10_000 : 200) === 0 || filled === count) stdout.write(`${line}\n`)
}
