import { useStore } from '#platform/web/use-store.ts'
import type { Document } from '../../contract.ts'
import type { DocumentKind } from '../../limits.ts'
import { type Upload, uploads } from './uploads.ts'

/** A file in the editor: the server's state and this page's upload. */
export interface FileLine {
  id: string
  subjectId: string
  kind: DocumentKind
  name: string
  bytes: number
  received: number
  /** `stopped`: incomplete and not being uploaded by this page. */
  state: Upload['state'] | 'stopped' | 'checking' | 'ready' | 'refused'
  /** The ID of the server's problem with it. */
  problem: string | null
  /** Why the upload failed, as a text. */
  failure: string | undefined
  pages: number | null
  picture: string | null
}

/** The server's list in its order, then uploads this page has just started. */
export function useFileLines(subjectId: string, documents: readonly Document[], kind: DocumentKind): FileLine[] {
  const all = useStore(uploads)
  const sending = all.filter((upload) => upload.subjectId === subjectId && upload.kind === kind)
  const known = documents.filter((document) => document.kind === kind)
  return [
    ...known.map((document) =>
      lineOf(
        document,
        subjectId,
        sending.find(({ id }) => id === document.id),
      ),
    ),
    ...sending.filter(({ id }) => known.every((document) => document.id !== id)).map(newLine),
  ]
}

function lineOf(document: Document, subjectId: string, upload: Upload | undefined): FileLine {
  const { id, kind, name, bytes, problem, pages, picture } = document
  const isComing = document.state === 'arriving'
  return {
    ...{ id, subjectId, kind, name, bytes, problem, pages, picture },
    received: Math.max(document.received, upload?.sent ?? 0),
    state: isComing ? (upload?.state ?? 'stopped') : (document.state as Exclude<Document['state'], 'arriving'>),
    failure: upload?.problem,
  }
}

const newLine = ({ id, subjectId, kind, file, sent, state, problem }: Upload): FileLine => ({
  ...{ id, subjectId, kind, state },
  name: file.name,
  bytes: file.size,
  received: sent,
  problem: null,
  failure: problem,
  pages: null,
  picture: null,
})
