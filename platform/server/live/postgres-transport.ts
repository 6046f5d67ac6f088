import type { Database } from '../database/index.ts'
import type { Transport } from './transport.ts'

const channel = 'live'
/** PostgreSQL limits a notification to less than 8000 bytes; a few are needed for the prefix of a chunk. */
const pieceLength = 7_900

/** Uses LISTEN and NOTIFY. Longer texts are split into chunks, which arrive together because they are committed together. */
export function postgresTransport(database: Database): Transport {
  let end = async () => {}
  return {
    async start(onText, onBreak) {
      // By sending connection, so that chunks of different senders are not mixed up.
      const begun = new Map<string, string>()
      const onPiece = (payload: string) => {
        const [, sender = '', number, mark, piece = ''] = /^(\d+) (\d+)([+.])(.*)$/s.exec(payload) ?? []
        const text = (number === '1' ? '' : (begun.get(sender) ?? '')) + piece
        begun.delete(sender)
        if (mark === '+') begun.set(sender, text)
        if (mark === '.') onText(text)
      }
      end = await database.listen(channel, onPiece, onBreak)
    },
    async publish(text) {
      await database.pool.query({
        name: 'live.notify',
        // Does not wait for the disk, because after a power cut no node has received it either. Numbered, because PostgreSQL drops
        // notifications with the same payload within a transaction.
        text: `
          select set_config('synchronous_commit', 'off', true), pg_notify('${channel}', pg_backend_pid() || ' ' || number || piece)
          from unnest($1::text[]) with ordinality as pieces (piece, number)`,
        values: [piecesOf(inAscii(text))],
      })
    },
    stop: () => end(),
  }
}

/** In ASCII, bytes equal characters. JSON can be escaped that way. */
function inAscii(json: string): string {
  return json.replace(/[\u0080-\uffff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** Each chunk is prefixed with a flag: whether more follow. */
function piecesOf(text: string): string[] {
  const pieces: string[] = []
  for (let begin = 0; begin < text.length; begin += pieceLength) {
    const end = begin + pieceLength
    pieces.push((end < text.length ? '+' : '.') + text.slice(begin, end))
  }
  return pieces
}
