import type { Database } from '../database/index.ts'
import type { Transport } from './transport.ts'

const channel = 'live'
/** PostgreSQL takes less than 8000 bytes in one notification; what stands before a piece needs a few. */
const pieceLength = 7_900

/** LISTEN and NOTIFY. A text that is too long for one notification travels in pieces, which arrive together since they are committed together. */
export function postgresTransport(database: Database): Transport {
  let end = async () => {}
  return {
    async start(onText, onBreak) {
      // By the connection that sends them, so that nobody's pieces are mixed up.
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
        // Nobody waits for the disk, since a power cut leaves no node that has not heard. Numbered, because PostgreSQL leaves out a notification
        // that says the same as another of its transaction.
        text: `
          select set_config('synchronous_commit', 'off', true), pg_notify('${channel}', pg_backend_pid() || ' ' || number || piece)
          from unnest($1::text[]) with ordinality as pieces (piece, number)`,
        values: [piecesOf(inAscii(text))],
      })
    },
    stop: () => end(),
  }
}

/** In plain ASCII a piece has as many bytes as characters. JSON may be written so. */
function inAscii(json: string): string {
  return json.replace(/[\u0080-\uffff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** Each piece has a mark before it: whether more follows. */
function piecesOf(text: string): string[] {
  const pieces: string[] = []
  for (let begin = 0; begin < text.length; begin += pieceLength) {
    const end = begin + pieceLength
    pieces.push((end < text.length ? '+' : '.') + text.slice(begin, end))
  }
  return pieces
}
