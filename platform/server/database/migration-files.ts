import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'

export interface Migration {
  number: number
  /** The file's name without '.sql'. */
  name: string
  sql: string
  /** SHA-256 of the text, alike under either kind of line end. */
  checksum: string
}

/** Something is wrong with the migrations; the message says what, and what to do. */
export class MigrationError extends Error {}

/**
 * Reads `NNNN-name.sql` files in order. Other files may lie beside them.
 * @throws MigrationError if a number is missing, used twice, or a .sql file has none
 */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted()
  return Promise.all(
    files.map(async (file, index) => {
      const number = Number(/^(\d{4})-.+\.sql$/.exec(file)?.[1])
      if (Number.isNaN(number)) throw new MigrationError(`The migration ${file} is not named like 0001-what-it-does.sql.`)
      if (number !== index + 1) {
        const fault = number <= index ? 'is there twice' : 'is missing'
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
