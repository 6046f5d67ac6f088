import { ORPCError } from '@orpc/client'
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { pauseBefore } from '#platform/web/back-off.ts'
import { problemOf } from '#platform/web/problem.ts'
import type { Document } from '../../contract.ts'
import { type DocumentKind, longestName, partBytes } from '../../limits.ts'
import { documentProblems } from '../../problems.ts'
import { documents } from '../data.ts'

interface FileToSend {
  id: string
  subjectId: string
  kind: DocumentKind
  file: File
}

interface UploadListeners {
  /** Bytes received so far. */
  onProgress: (sent: number) => void
  /** The server can't be reached; the upload is retried. */
  onPause: () => void
  onStored: (document: Document) => void
}

/** Maximum number of consecutive failures while online. */
const mostAttempts = 6
/** A part without progress for this long is sent again, in milliseconds. */
const stallTimeout = 45_000

/**
 * Sends a file in sequential parts, starting with the first one the server is missing. Resumes automatically when the connection
 * is back.
 * @throws Error with instructions, if retries fail
 */
export async function sendFile(upload: FileToSend, signal: AbortSignal, { onProgress, onPause, onStored }: UploadListeners): Promise<void> {
  const { id, subjectId, kind, file } = upload
  let failures = 0
  let document: Document | undefined
  const take = (known: Document) => {
    onStored(known)
    onProgress(known.received)
    return known
  }
  for (;;) {
    try {
      const name = file.name.slice(0, longestName)
      // Not after each interruption: that would bring back a file that was removed elsewhere in the meantime.
      document ??= take(await documents.call.begin({ id, subject_id: subjectId, kind, name, bytes: file.size }, { signal }))
      while (document.state === 'arriving') {
        document = take(await sendPart(id, file, document.received, signal, onProgress))
        failures = 0
      }
      return
    } catch (error) {
      if (signal.aborted) return
      // The server has less than it said, so ask again how much.
      if (problemOf(error).is(documentProblems.partMissing)) document = undefined
      const isOnline = navigator.onLine
      if (isOnline) failures += 1
      if (!isTemporary(error) || failures >= mostAttempts) throw new Error(reasonOf(error), { cause: error })
      onPause()
      await pause(isOnline ? pauseBefore(failures, () => 1) : 30_000, signal)
    }
  }
}

async function sendPart(id: string, file: File, offset: number, signal: AbortSignal, onProgress: (sent: number) => void) {
  const bytes = await file.slice(offset, offset + partBytes).arrayBuffer()
  const standstill = new AbortController()
  let timer = setTimeout(() => standstill.abort(), stallTimeout)
  try {
    return await documents.upload(
      'part',
      { id, offset, file: new File([bytes], 'part') },
      {
        signal: AbortSignal.any([signal, standstill.signal]),
        onProgress(share) {
          clearTimeout(timer)
          timer = setTimeout(() => standstill.abort(), stallTimeout)
          onProgress(offset + Math.floor(share * bytes.byteLength))
        },
      },
    )
  } finally {
    clearTimeout(timer)
  }
}

/** Whether to retry: connection errors, a busy server, or a part that another tab has sent. */
function isTemporary(error: unknown): boolean {
  if (error instanceof ORPCError) return error.status >= 500 || error.status === 429 || problemOf(error).is(documentProblems.partMissing)
  return error instanceof TypeError || (error instanceof DOMException && error.name === 'AbortError')
}

const unreadable = msg`This file was changed or moved. Please choose it again.`

const reasonOf = (error: unknown): string =>
  error instanceof DOMException && error.name !== 'AbortError' ? i18n._(unreadable) : problemOf(error).text

/** Ends sooner when the connection is back. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    window.addEventListener('online', end)
    signal.addEventListener('abort', end)
  })
