import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '#platform/server/database/index.ts'
import { migrate } from '#platform/server/database/migrations.ts'

const root = join(import.meta.dirname, '..')
const cache = join(root, 'node_modules/.cache/test-databases')
export const migrationsFolder = join(root, 'migrations')

let template: Promise<string> | undefined

/** The folder of a migrated embedded database to copy; kept from run to run until the migrations or the engine change. */
export function embeddedTemplate(): Promise<string> {
  return (template ??= findOrMake(join(cache, fingerprint())))
}

async function findOrMake(folder: string): Promise<string> {
  if (existsSync(folder)) return folder
  mkdirSync(cache, { recursive: true })
  removeOldOnes()
  const draft = mkdtempSync(join(cache, 'draft-'))
  const database = await openDatabase({ directory: draft })
  try {
    await migrate(database, migrationsFolder)
  } finally {
    await database.close()
  }
  try {
    renameSync(draft, folder)
  } catch (error) {
    // Another test run was faster; its template is as good.
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
  return folder
}

function fingerprint(): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'node_modules/@electric-sql/pglite/package.json')))
  for (const file of readdirSync(migrationsFolder).toSorted()) hash.update(file).update(readFileSync(join(migrationsFolder, file)))
  return hash.digest('hex').slice(0, 16)
}

/** Younger ones may be in use by another test run. */
function removeOldOnes(): void {
  const anHourAgo = Date.now() - 3_600_000
  for (const name of readdirSync(cache)) {
    const folder = join(cache, name)
    if (statSync(folder).mtimeMs < anHourAgo) rmSync(folder, { recursive: true, force: true })
  }
}
