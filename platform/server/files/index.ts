import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { S3Driver } from 'flydrive/drivers/s3'
import type { Configuration } from '../configuration.ts'

/**
 * Files by key ('profile-pictures/…/….webp'), on disk or in an S3 bucket. All methods throw FilesUnavailable if the store cannot be
 * reached.
 */
export interface FileStore {
  /** Without a content type, it is derived from the file extension. */
  put(key: string, bytes: Uint8Array, contentType?: string): Promise<void>
  /** The file as a stream with its length in bytes, or undefined if it does not exist. */
  read(key: string): Promise<{ stream: Readable; length: number } | undefined>
  /** A part of the file, from byte to byte, both included; the file must have them. */
  readPart(key: string, from: number, to: number): Promise<Readable>
  /** Stores a stream, which must have exactly this length in bytes. */
  putStream(key: string, stream: Readable, length: number, contentType: string): Promise<void>
  /** The keys of all files, or of those in a folder. */
  list(folder?: string): AsyncIterable<string>
  /** Removing a missing file is not an error. */
  remove(key: string): Promise<void>
}

/** Time limits of the service for connecting, for each response, and between two chunks of a file, in milliseconds. */
const answersInTime = { connectionTimeout: 2_000, requestTimeout: 4_000, throwOnRequestTimeout: true, socketTimeout: 10_000 }
/** Time limits for reading a file of any size: its reader may pause, and the socket is then silent as well. */
const readsInTime = { ...answersInTime, socketTimeout: 10 * 60_000 }
/** In bytes; larger files have more time. Members wait for the parts of uploads, which are at most this large. */
const mostInTime = 1024 * 1024
/** Time limits for storing a file of any size: the time for a response includes that for sending the file. */
const takesInTime = { ...answersInTime, requestTimeout: 10 * 60_000 }

/** The store does not respond, or not in time. */
export class FilesUnavailable extends Error {
  constructor(cause: unknown) {
    super('The file store cannot be used.', { cause })
  }
}

/** @throws FilesUnavailable for any error of the store's driver */
const available = async <Result>(asked: Promise<Result>): Promise<Result> => {
  try {
    return await asked
  } catch (error) {
    throw new FilesUnavailable(error)
  }
}

export function fileStore(configuration: Configuration): FileStore {
  const { s3 } = configuration
  const location = join(configuration.dataDirectory, 'files')
  const clientWith = (requestHandler: typeof answersInTime) =>
    s3 &&
    new S3Client({
      region: s3.region,
      ...(s3.endpoint && { endpoint: s3.endpoint, forcePathStyle: true }),
      credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
      // Services other than AWS often refuse the newer checksum headers.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      maxAttempts: 2,
      requestHandler,
    })
  const diskOn = (bucket: S3Client | undefined) =>
    new Disk(
      s3 && bucket
        ? new S3Driver({ client: bucket, bucket: s3.bucket, visibility: 'private', supportsACL: false })
        : new FSDriver({ location, visibility: 'private' }),
    )
  const disk = diskOn(clientWith(answersInTime))
  const readingClient = clientWith(readsInTime)
  const readingDisk = diskOn(readingClient)
  const storingDisk = diskOn(clientWith(takesInTime))
  /** Disks are listed a folder at a time; buckets list all keys, a thousand at a time. */
  async function* keysBelow(prefix?: string): AsyncGenerator<string, void, undefined> {
    let page: string | undefined
    do {
      const { objects, paginationToken } = await available(
        disk.listAll(prefix, { recursive: s3 !== undefined, ...(page && { paginationToken: page }) }),
      )
      for (const object of objects) {
        if (object.isFile) yield object.key
        else yield* keysBelow(object.prefix)
      }
      page = paginationToken
    } while (page)
  }

  /** A bucket's prefix also matches folders with longer names. */
  async function* keysIn(folder: string): AsyncGenerator<string, void, undefined> {
    for await (const key of keysBelow(folder)) if (key.startsWith(`${folder}/`)) yield key
  }

  return {
    list: (folder) => (folder === undefined ? keysBelow() : keysIn(folder)),
    async put(key, bytes, contentType) {
      const patient = bytes.length > mostInTime ? storingDisk : disk
      await available(patient.put(key, bytes, contentType ? { contentType } : {}))
    },
    async putStream(key, stream, length, contentType) {
      await available(storingDisk.putStream(key, stream, { contentType, contentLength: length }))
    },
    async read(key) {
      if (!(await available(disk.exists(key)))) return undefined
      const { contentLength } = await available(disk.getMetaData(key))
      return { stream: await available(readingDisk.getStream(key)), length: contentLength }
    },
    async readPart(key, from, to) {
      if (!readingClient) return createReadStream(join(location, key), { start: from, end: to })
      const { Body } = await available(
        readingClient.send(new GetObjectCommand({ Bucket: s3?.bucket, Key: key, Range: `bytes=${from}-${to}` })),
      )
      return Body as Readable
    },
    async remove(key) {
      await available(disk.delete(key))
    },
  }
}
