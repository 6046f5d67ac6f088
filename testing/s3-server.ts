import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'

interface S3Server {
  /** The program's settings for one of its buckets. */
  settings(bucket: string): Record<string, string>
  stop(): Promise<void>
}

/** Starts a temporary S3 with these buckets, on a free port that only this machine reaches. */
export async function startS3Server(...buckets: string[]): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'esg-network-s3-'))
  const configureBuckets = buckets.map((name) => ({ name, configs: [] }))
  const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets })
  const { port } = await server.run()
  return {
    settings: (bucket) => s3Settings(bucket, port),
    async stop() {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** The settings for a bucket at a local port. */
export const s3Settings = (bucket: string, port: number): Record<string, string> => ({
  S3_BUCKET: bucket,
  S3_ENDPOINT: `http://127.0.0.1:${port}`,
  S3_ACCESS_KEY_ID: 'S3RVER',
  S3_SECRET_ACCESS_KEY: 'S3RVER',
})
