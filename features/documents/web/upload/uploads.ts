import { listeners } from '#platform/web/listeners.ts'
import { newId } from '#platform/web/new-id.ts'
import { createStore } from '#platform/web/store.ts'
import type { Document } from '../../contract.ts'
import type { DocumentKind } from '../../limits.ts'
import { forgetUpload, keepUpload, keptIdOf } from './kept-uploads.ts'
import { sendFile } from './send-file.ts'

/** A file that this page uploads. The document with the same id is the server's state. */
export interface Upload {
  id: string
  member: string
  subjectId: string
  kind: DocumentKind
  file: File
  /** In bytes. */
  sent: number
  /** `paused`: no connection; it resumes automatically. */
  state: 'waiting' | 'sending' | 'paused' | 'failed'
  /** Why it failed, as a text. */
  problem?: string | undefined
}

/** The server accepts two parts of a member at once. */
const atOnce = 2

/** Global, so that uploads continue on other screens. */
export const uploads = createStore<readonly Upload[]>([])
const stored = listeners<{ subjectId: string; document: Document }>()
/** Called with the server's state after each part. @returns stops it */
export const onStored = stored.add

const running = new Map<string, AbortController>()

const change = (id: string, changes: Partial<Upload>) =>
  uploads.set(uploads.get().map((each) => (each.id === id ? { ...each, ...changes } : each)))

/**
 * Queues a file for upload, resuming an interrupted or failed upload of the same file on this device.
 * @returns the document's id
 */
export function startUpload(file: File, about: Pick<Upload, 'member' | 'subjectId' | 'kind'>, knownId?: string): string {
  const { member, subjectId, kind } = about
  const id = knownId ?? keptIdOf(member, { subject: subjectId, kind }, file) ?? newId()
  const known = uploads.get().find((each) => each.id === id)
  if (known?.state === 'failed') {
    change(id, { file, state: 'waiting', problem: undefined })
    runNext()
  }
  if (known) return id
  keepUpload(member, id, { subject: subjectId, kind }, file)
  uploads.set([...uploads.get(), { id, ...about, file, sent: 0, state: 'waiting' }])
  runNext()
  return id
}

export function retryUpload(id: string): void {
  change(id, { state: 'waiting', problem: undefined })
  runNext()
}

/** Stops an upload. The caller removes the document on the server. */
export function stopUpload(id: string): void {
  const upload = uploads.get().find((each) => each.id === id)
  running.get(id)?.abort()
  uploads.set(uploads.get().filter((each) => each.id !== id))
  if (upload) forgetUpload(upload.member, id)
}

function runNext(): void {
  const next = uploads.get().find(({ id, state }) => state === 'waiting' && !running.has(id))
  if (!next || running.size >= atOnce) return
  const controller = new AbortController()
  running.set(next.id, controller)
  change(next.id, { state: 'sending' })
  void sendFile(next, controller.signal, {
    onProgress: (sent) => change(next.id, { sent, state: 'sending' }),
    onPause: () => change(next.id, { state: 'paused' }),
    onStored: (document) => stored.tell({ subjectId: next.subjectId, document }),
  })
    .then(
      () => {
        if (!controller.signal.aborted) stopUpload(next.id)
      },
      (error: unknown) => {
        if (!controller.signal.aborted) change(next.id, { state: 'failed', problem: error instanceof Error ? error.message : '' })
      },
    )
    .finally(() => {
      running.delete(next.id)
      runNext()
    })
  runNext()
}
