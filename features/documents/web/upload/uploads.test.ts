import { afterEach, expect, test, vi } from 'vitest'
import { newDevice } from '#testing/device.ts'
import { startUpload, uploads } from './uploads.ts'

const sendFile = vi.hoisted(() => vi.fn<(upload: { file: File }) => Promise<void>>())
// The real one needs the routes of all procedures, which only a build has.
vi.mock('./send-file.ts', () => ({ sendFile }))

afterEach(() => void vi.unstubAllGlobals())

test('a file that is chosen again after its upload failed is sent again', async () => {
  vi.stubGlobal('window', newDevice().openPage())
  const chosen = () => new File(['%PDF-1.7'], 'Deck.pdf', { lastModified: 1 })
  const about = { member: 'ada', subjectId: 'deal', kind: 'deck' } as const
  sendFile.mockRejectedValueOnce(new Error('Please choose it again.'))
  const id = startUpload(chosen(), about)
  await vi.waitFor(() => expect(uploads.get()).toMatchObject([{ id, state: 'failed', problem: 'Please choose it again.' }]))
  sendFile.mockReturnValueOnce(new Promise(() => {}))
  const again = chosen()
  expect(startUpload(again, about)).toBe(id)
  expect(uploads.get()).toMatchObject([{ id, state: 'sending', problem: undefined }])
  expect(sendFile.mock.lastCall?.[0].file).toBe(again)
})
