import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '#platform/server/database/index.ts'
import { migrationsFolder } from '#app/server/start.ts'
import { startOnce } from './first-start.ts'

const root = join(import.meta.dirname, '..')
const cache = join(root, 'node_modules/.cache/test-databases')
/** What its files depend on, besides the migrations. */
const packages = ['@electric-sql/pglite', 'pg-boss']

let template: Promise<string> | undefined

/** A folder with an embedded database to copy, prepared by one start of a server; reused between runs until its tables change. */
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
    await startOnce(database)
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
  const hash = createHash('sha256')
  for (const name of packages) hash.update(readFileSync(join(root, 'node_modules', name, 'package.json')))
  for (const file of readdirSync(migrationsFolder).toSorted()) hash.update(file).update(readFileSync(join(migrationsFolder, file)))
  return hash.digest('hex').slice(0, 16)
}

/** Another test run may be using newer ones. */
function removeOldOnes(): void {
  const anHourAgo = Date.now() - 3_600_000
  for (const name of readdirSync(cache)) {
    const folder = join(cache, name)
    if (statSync(folder).mtimeMs < anHourAgo) rmSync(folder, { recursive: true, force: true })
  }
}
