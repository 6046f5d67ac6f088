import { type DocumentKind, mostBytes } from '../../limits.ts'
import { documentProblems } from '../../problems.ts'

/** Readers look for a PDF file's header in this many bytes (ISO 32000, annex H). */
const headLength = 1_024

const { deckTooLarge, documentTooLarge, notAPdf } = documentProblems
export type FileProblem = typeof deckTooLarge | typeof documentTooLarge | typeof notAPdf

/** Checks a file before the upload; the server checks more. */
export async function problemOfFile(kind: DocumentKind, file: Blob): Promise<FileProblem | undefined> {
  if (file.size > mostBytes[kind]) return kind === 'deck' ? deckTooLarge : documentTooLarge
  // A dropped folder is a file that can't be read.
  const head = await file
    .slice(0, headLength)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0))
  return new TextDecoder('latin1').decode(head).includes('%PDF-') ? undefined : notAPdf
}
