import { ORPCError } from '@orpc/client'
import { loadProblemTexts } from './load-problem-texts.ts'
import { requestHeaders } from './request-headers.ts'

export interface UploadOptions {
  /** Progress from 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

/**
 * Posts the input of an upload procedure to its path below `/api`, with its `file` last. Uses XMLHttpRequest, because `fetch` does not
 * report upload progress. Rejects with the same errors as procedures.
 */
export function sendUpload(
  path: string,
  { file, fields }: { file: Blob; fields: Readonly<Record<string, string | number | undefined>> },
  { onProgress, signal }: UploadOptions = {},
): Promise<unknown> {
  const form = new FormData()
  // Fields first, because the server reads them before the file.
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, String(value))
  form.append('file', file)

  return new Promise((resolve, reject) => {
    // It may have been cancelled while this code was loading.
    signal?.throwIfAborted()
    const request = new XMLHttpRequest()
    request.open('POST', `/api${path}`)
    for (const [name, value] of Object.entries(requestHeaders())) request.setRequestHeader(name, value)
    request.responseType = 'json'
    request.upload.addEventListener('progress', (event) => event.lengthComputable && onProgress?.(event.loaded / event.total))
    request.addEventListener('load', () => {
      const answer: unknown = request.response
      // Anything but JSON is a page of a proxy, or of a network that asks to sign in.
      if (request.status < 300 && answer === null) return reject(new TypeError('the response is not from the server'))
      if (request.status < 300) return resolve(answer)
      const { code, message, data } = (answer ?? {}) as { code?: string; message?: string; data?: unknown }
      const error = new ORPCError(code ?? 'INTERNAL_SERVER_ERROR', { status: Math.max(400, request.status), message, data })
      void loadProblemTexts().then(() => reject(error))
    })
    request.addEventListener('error', () => reject(new TypeError('the upload did not reach the server')))
    request.addEventListener('abort', () => reject(new DOMException('the upload was cancelled', 'AbortError')))
    signal?.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}
