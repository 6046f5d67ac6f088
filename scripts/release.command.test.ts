import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { canMakeBareDebian, unpackBareDebian } from '#testing/bare-debian.ts'
import { baseOf, buildImage, startContainer } from '#testing/container.ts'
import { freePort } from '#testing/free-port.ts'
import { talkingCircle } from '#testing/talking-circle.ts'
import { until } from '#testing/typed-command.ts'
import { assemble } from './release/assemble.ts'
import { root } from './release/run.ts'

const dockerfile = join(root, 'Dockerfile')
if (!canMakeBareDebian()) console.warn('The image is not tested: this needs root, and mmdebstrap from Debian.')

describe.runIf(canMakeBareDebian())('the image', () => {
  let folder: string
  let debian: string
  let image: Awaited<ReturnType<typeof buildImage>>

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'esg-network-image-'))
    debian = join(folder, 'root')
    const release = join(folder, 'release')
    await mkdir(debian)
    assemble(release)
    await unpackBareDebian(await baseOf(dockerfile), debian)
    image = await buildImage(dockerfile, debian, { '/release': release })
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  test('is smaller than 400 MB, without development packages, tests and sources of screens', async () => {
    const bytes = Number(execFileSync('du', ['--summarize', '--bytes', debian], { encoding: 'utf8' }).split('\t')[0])
    expect(bytes).toBeLessThan(400e6)
    const program = join(debian, 'opt/esg-network')
    const files = await readdir(program, { recursive: true })
    const commands = /^ {2}(.+ \| .+)\) script=/m.exec(await readFile(join(program, 'bin/esg-network'), 'utf8'))?.[1]?.split(' | ') ?? []
    expect(commands).toContain('rehearse')
    expect(files, 'each of its commands').toEqual(expect.arrayContaining(commands.map((command) => `scripts/${command}.ts`)))
    expect(files.filter((file) => /\.test\.tsx?$|\.tsx$|^node_modules\/(vite|vitest|typescript|@playwright)\b/.test(file))).toEqual([])
  })

  test('runs as an unprivileged user on a read-only root, and stops within ten seconds without losing a message', async () => {
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const data = join(folder, 'data')
    await mkdir(data)
    // A volume starts with the owner that its folder has in the image.
    execFileSync('chown', [`--reference=${join(debian, image.volume)}`, data])
    const start = async () => {
      const container = startContainer(image, debian, data, { HOST: '127.0.0.1', PORT: String(port) })
      await until(() => container.printed().includes('is ready'), container.printed)
      return container
    }
    await using first = await start()
    // As container runtimes do in the start period: a check that took too long on a busy machine is repeated.
    await expect.poll(() => first.isHealthy(), { timeout: 60_000, interval: 1_000 }).toBe(true)
    expect((await fetch(url)).status).toBe(200)

    using circle = await talkingCircle({ joinAt: url, urls: [url, url] })
    const finishWriting = circle.keepWriting()
    await circle.acknowledged(40)
    const stopped = performance.now()
    expect(await first.stop()).toBe(0)
    expect((performance.now() - stopped) / 1000).toBeLessThan(10)
    await using second = await start()
    await circle.acknowledged(40)
    await finishWriting()
    await circle.allSeen()
    expect(await second.isHealthy()).toBe(true)
  })
})
