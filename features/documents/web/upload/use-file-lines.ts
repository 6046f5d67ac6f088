import { useStore } from '#platform/web/use-store.ts'
import type { Document } from '../../contract.ts'
import type { DocumentKind } from '../../limits.ts'
import { type Upload, uploads } from './uploads.ts'

/** A file of the editor: what the server has of it, and what this page is doing with it. */
export interface FileLine {
  id: string
  subjectId: string
  kind: DocumentKind
  name: string
  bytes: number
  received: number
  /** `stopped`: nobody on this page sends the rest of it. */
  state: Upload['state'] | 'stopped' | 'checking' | 'ready' | 'refused'
  /** The name of a problem that the server has with it. */
  problem: string | null
  /** Why sending failed, to be read. */
  failure: string | undefined
  pages: number | null
  picture: string | null
}

/** Those of the server's list in its order, and what this page has only begun to send. */
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
