import { ORPCError } from '@orpc/client'
import { loadProblemTexts } from './load-problem-texts.ts'
import { requestHeaders } from './request-headers.ts'

/** Fetches a file of the server, with its name. Rejects with the same errors as procedures. */
export async function fetchFile(address: string): Promise<{ content: Blob; name: string }> {
  const response = await fetch(address, { headers: requestHeaders() })
  if (response.ok) {
    const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? ''
    return { content: await response.blob(), name }
  }
  await loadProblemTexts()
  const { code, message, data } = (await response.json().catch(() => ({}))) as { code?: string; message?: string; data?: unknown }
  throw new ORPCError(code ?? 'INTERNAL_SERVER_ERROR', { status: response.status, message, data })
}

/** Saves a file on the device. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  // Browsers only read the blob after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
