import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { separatorFor, unguarded } from '#platform/csv-lines.ts'
import { decoded } from '#platform/decode-text.ts'
import { fillIn } from '#platform/fill-in.ts'
import type { ProblemParameters } from '#platform/problems.ts'
import { type CsvRow, csvRows } from '#platform/server/csv-rows.ts'
import { storable, visibleOrEmpty } from '#platform/visible-text.ts'
import { email as emailAddress } from '../email.ts'
import { type FileColumn, columnOf, languageNamed, typeNamed } from '../columns.ts'
import { fileTexts } from '../file-texts.ts'
import type { BadRow } from '../invitations-contract.ts'
import { csvLimit } from '../limits.ts'
import type { Invitee } from './invitation-queries.ts'

/** Somebody to invite, with their line in the file. */
export type Row = Invitee & { line: number }

interface ReadFile {
  rows: Row[]
  bad: BadRow[]
  /** Rows with content, without the column names. */
  count: number
}

/** How many rows are read at once: a few milliseconds' work. */
const slice = 500
const longestName = 120
/** Longer values are cut in messages. */
const longestQuote = 60

export function badRow(line: number, email: string, text: keyof typeof fileTexts, parameters: ProblemParameters = {}): BadRow {
  const { id, message } = fileTexts[text]
  return { line, email: quoted(email), problem: id, message: fillIn(message, parameters), parameters: { ...parameters } }
}

const quoted = (given: string) => Array.from(given).slice(0, longestQuote).join('')

/** Reads who is to be invited, in slices, so that the server can answer other requests in between. Cells are text, whatever they look like. */
export async function readInvitees(bytes: Uint8Array): Promise<ReadFile> {
  const none = (bad: BadRow): ReadFile => ({ rows: [], bad: [bad], count: 0 })
  const text = decoded(bytes)
  const delimiter = separatorFor(text, (heading) => columnOf(heading) !== undefined || heading.includes('@'))
  const all = await csvRows(text, { delimiter, mostLines: csvLimit.lines })
  if (!Array.isArray(all)) return none(badRow(all.unclosedAt, '', 'unclosed'))
  const [first] = all
  if (!first) return none(badRow(1, '', 'noRows'))
  // A list of addresses alone needs no column names.
  const isHeaded = !first.cells.some((cell) => cell.includes('@'))
  const rows = isHeaded ? all.slice(1) : await addressesIn(all)
  const places = isHeaded ? placesOf(first.cells) : new Map<FileColumn, number>([['email', 0]])
  if (!places.has('email')) return none(badRow(first.line, '', 'noEmail'))
  if (rows.length === 0) return none(badRow(first.line, '', 'noRows'))
  if (rows.length > csvLimit.lines) return none(badRow(rows.at(csvLimit.lines)?.line ?? 0, '', 'tooManyRows', { most: csvLimit.lines }))
  const seen = new Map<string, number>()
  const read: ReadFile = { rows: [], bad: [], count: rows.length }
  for (const [index, { line, cells }] of rows.entries()) {
    if (index % slice === 0) await yieldToOthers()
    const row = readRow(line, (column) => unguarded(storable(cells[places.get(column) ?? -1] ?? '')).trim(), seen)
    if ('problem' in row) read.bad.push(row)
    else read.rows.push(row)
  }
  return read
}

/** Each address of a list without column names, as a row. Separators can differ between lines; names and other cells are ignored. */
async function addressesIn(lines: readonly CsvRow[]): Promise<CsvRow[]> {
  const rows: CsvRow[] = []
  for (const [index, { line, cells }] of lines.entries()) {
    if (index % slice === 0) await yieldToOthers()
    const addresses = cells.flatMap((cell) => cell.split(/[,;\t|]/)).filter((cell) => cell.includes('@'))
    // A line without any is named as bad.
    for (const cell of addresses.length > 0 ? addresses : cells.slice(0, 1)) rows.push({ line, cells: [cell] })
  }
  return rows
}

function placesOf(headings: readonly string[]): Map<FileColumn, number> {
  const places = new Map<FileColumn, number>()
  for (const [place, heading] of headings.entries()) {
    const column = columnOf(heading)
    if (column && !places.has(column)) places.set(column, place)
  }
  return places
}

/** @param seen the line of each address so far */
function readRow(line: number, cell: (column: FileColumn) => string, seen: Map<string, number>): Row | BadRow {
  const given = cell('email')
  const email = emailAddress.safeParse(given)
  if (!email.success) return badRow(line, given, 'address')
  const before = seen.get(email.data)
  if (before !== undefined) return badRow(line, given, 'twice', { line: before })
  seen.set(email.data, line)
  const full_name = visibleOrEmpty(cell('name'))
  if (full_name.length > longestName) return badRow(line, given, 'longName', { most: longestName })
  const user_type = typeNamed(cell('type'))
  if (!user_type && cell('type')) return badRow(line, given, 'type', { given: quoted(cell('type')) })
  const language = languageNamed(cell('language'))
  if (!language && cell('language')) return badRow(line, given, 'language', { given: quoted(cell('language')) })
  return { line, email: email.data, full_name, user_type: user_type ?? null, language: language ?? null }
}
