import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'

export interface Migration {
  number: number
  /** The file name without '.sql'. */
  name: string
  sql: string
  /** SHA-256 of the text, independent of line endings. */
  checksum: string
}

/** There is a problem with the migrations; the message says what it is and what to do. */
export class MigrationError extends Error {}

/**
 * Reads `NNNN-name.sql` files in order and ignores other types of files.
 * @throws MigrationError if a number is missing, used twice, or a .sql file has none
 */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted()
  return Promise.all(
    files.map(async (file, index) => {
      const number = Number(/^(\d{4})-.+\.sql$/.exec(file)?.[1])
      if (Number.isNaN(number)) throw new MigrationError(`Rename the migration ${file}: names look like 0001-what-it-does.sql.`)
      if (number !== index + 1) {
        const fault = number <= index ? 'is used twice' : 'is missing'
        throw new MigrationError(
          `Migrations are numbered without gaps: ${fourDigits(Math.min(number, index + 1))} ${fault} (found ${file}).`,
        )
      }
      const sql = (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n')
      return { number, name: file.slice(0, -'.sql'.length), sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

function fourDigits(number: number): string {
  return String(number).padStart(4, '0')
}
