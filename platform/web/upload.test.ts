import { expect, test } from 'vitest'
import { sendUpload } from './upload.ts'

test('an upload that was cancelled before its code had loaded is not sent', async () => {
  const upload = sendUpload('/pictures', { file: new Blob(['a picture']), fields: {} }, { signal: AbortSignal.abort() })
  await expect(upload).rejects.toMatchObject({ name: 'AbortError' })
})
