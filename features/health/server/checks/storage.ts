import { statfs } from 'node:fs/promises'
import { storedInTotal } from '#platform/server/files/member-files.ts'
import type { Check } from './check.ts'

/** Less free space than this is too little: in bytes, and as a share of the disk. */
const leastFree = { bytes: 1e9, share: 0.1 }

/** Where the files are, and whether the disk with the data has space left. */
export const storageCheck: Check = async ({ configuration, database }) => {
  const { dataDirectory, s3 } = configuration
  const stored = await storedInTotal(database.kysely)
  const disk = await statfs(dataDirectory)
  const free = disk.bavail * disk.bsize
  const isLow = free < leastFree.bytes || free < disk.blocks * disk.bsize * leastFree.share
  const facts = { ...stored, free_bytes: free, place: s3 ? 'bucket' : 'disk' }
  return isLow ? { state: 'toDo', finding: 'storage.low', facts } : { state: 'done', finding: 'storage.good', facts }
}
