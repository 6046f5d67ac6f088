import { removeStored, storeFor } from '../files/member-files.ts'
import type { Services } from '../services.ts'

/**
 * Stores the files of a member's picture, one for each key, and then shows it. If that fails, the files are removed.
 * @throws Refusal storageFull, or like `show`
 */
export async function storePicture<Result>(
  services: Pick<Services, 'database' | 'files'>,
  memberId: string,
  keys: readonly string[],
  files: readonly Uint8Array[],
  show: () => Promise<Result>,
): Promise<Result> {
  await storeFor(
    services,
    memberId,
    files.map((bytes, index) => ({ key: keys[index] as string, bytes, contentType: 'image/webp' })),
  )
  try {
    return await show()
  } catch (error) {
    await removeStored(services, keys).catch(() => {})
    throw error
  }
}
