import type { Download } from '#platform/download.ts'
import type { Language } from '#platform/language.ts'
import { sentenceOf } from '#platform/in-words.ts'
import { type Row, csvDownload } from '#platform/server/csv.ts'
import type { Reader } from '#platform/server/database/index.ts'
import { type Speaker, speakerIn } from '#platform/server/texts.ts'
import type { LogFilters } from '../contract.ts'
import { type LogRow, presentEntry, readLog } from './log.ts'

/** How many entries are read at a time. */
const part = 1_000

/** The entries that fit the filters as CSV, newest first, in the reader's language. */
export const logFile = (reader: Reader, filters: LogFilters, language: Language): Download =>
  csvDownload('activity-log', rowsOf(reader, filters, speakerIn(language)))

async function* rowsOf(reader: Reader, filters: LogFilters, speaker: Speaker): AsyncGenerator<Row[], void, undefined> {
  yield [[texts.number, texts.time, texts.who, texts.what, texts.reason, texts.hash].map((text) => speaker.say(text))]
  for (let cursor: string | null | undefined; cursor !== null;) {
    const { items, next_cursor } = await readLog(reader, { ...filters, cursor, limit: part })
    yield items.map((row) => cellsOf(row, speaker))
    cursor = next_cursor
  }
}

function cellsOf(row: LogRow, speaker: Speaker): Row {
  const { position, created_at, operator, act, reason } = presentEntry(row)
  return [position, created_at, operator ?? speaker.say(texts.formerMember), sentenceOf(act, speaker), reason, row.hash.toString('hex')]
}

const texts = {
  number: /*i18n*/ { id: 'file.log.number', message: 'Number' },
  time: /*i18n*/ { id: 'file.log.time', message: 'Time (UTC)' },
  who: /*i18n*/ { id: 'file.log.who', message: 'Who' },
  what: /*i18n*/ { id: 'file.log.what', message: 'What they did' },
  reason: /*i18n*/ { id: 'file.log.reason', message: 'Reason' },
  hash: /*i18n*/ { id: 'file.log.hash', message: 'Check value' },
  formerMember: /*i18n*/ { id: 'file.log.formerMember', message: 'A former member' },
}
