import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, copyFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The settings of an image that its Dockerfile's last stage leaves behind. */
interface Image {
  base: string
  environment: Record<string, string>
  user: string
  folder: string
  volume: string
  entry: string[]
  command: string[]
  health: string[]
}

export interface Container extends AsyncDisposable {
  /** Its output so far. */
  printed(): string
  /** Runs the image's health check inside. @returns whether it is healthy */
  isHealthy(): Promise<boolean>
  /** Sends SIGTERM. @returns its exit code */
  stop(): Promise<number | null>
}

/** Reads which Debian the last stage of a Dockerfile starts from, such as 'trixie'. */
export async function baseOf(dockerfile: string): Promise<string> {
  const [, suite] = /^debian:(\w+)-slim$/.exec((await lastStage(dockerfile)).base) ?? []
  if (!suite) throw new Error('the last stage does not start from debian:…-slim')
  return suite
}

/**
 * Runs the steps of the last stage of a Dockerfile in a Debian that is unpacked in `root`, as an image builder does. It knows the instructions
 * that ours uses.
 * @param built the folder that earlier stages have built, by its path there
 */
export async function buildImage(dockerfile: string, root: string, built: Record<string, string>): Promise<Image> {
  const { base, instructions } = await lastStage(dockerfile)
  const image: Image = { base, environment: {}, user: 'root', folder: '/', volume: '', entry: [], command: [], health: [] }
  await copyFile('/etc/resolv.conf', join(root, 'etc/resolv.conf'))
  for (const [instruction, given] of instructions) {
    if (instruction === 'RUN') await run('chroot', [root, '/bin/sh', '-ec', given], { env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' } })
    else if (instruction === 'COPY') {
      const [, from = '', to = ''] = /^--from=\w+ (\S+) (\S+)$/.exec(given) ?? []
      await cp(built[from] ?? '', join(root, to), { recursive: true, verbatimSymlinks: true })
    } else if (instruction === 'ENV') Object.assign(image.environment, Object.fromEntries(given.split(' ').map((each) => each.split('='))))
    else if (instruction === 'USER') image.user = given
    else if (instruction === 'WORKDIR') image.folder = given
    else if (instruction === 'VOLUME') image.volume = given
    else if (instruction === 'ENTRYPOINT') image.entry = JSON.parse(given) as string[]
    else if (instruction === 'CMD') image.command = JSON.parse(given) as string[]
    else if (instruction === 'HEALTHCHECK') image.health = JSON.parse(given.replace(/^.* CMD /, '')) as string[]
    else if (instruction !== 'EXPOSE' && instruction !== 'STOPSIGNAL') throw new Error(`unknown instruction: ${instruction}`)
  }
  return image
}

/**
 * Starts an image as `compose.yaml` does: as its user, without rights, on a read-only root, with `data` as its only volume and a temporary /tmp.
 * The program is process 1. It shares the network of this machine.
 */
export function startContainer(image: Image, root: string, data: string, settings: Record<string, string>): Container {
  const mounts = `
    mount --make-rprivate /
    mount --bind "$1" "$1"
    mount --bind "$2" "$1$3"
    mount -t tmpfs tmpfs "$1/tmp"
    mount -t proc proc "$1/proc"
    mount --rbind /dev "$1/dev"
    mount -o remount,ro,bind "$1"
    shift 3
    exec "$@"`
  const inside = (words: readonly string[]) => [
    'chroot',
    root,
    ...['setpriv', `--reuid=${image.user}`, `--regid=${image.user}`, '--clear-groups', '--no-new-privs', '--bounding-set=-all'],
    ...['env', '--ignore-environment', `--chdir=${image.folder}`],
    ...Object.entries({ PATH: '/usr/bin:/bin', ...image.environment, ...settings }).map((pair) => pair.join('=')),
    ...words,
  ]
  const child = spawn(
    'unshare',
    [
      '--mount',
      '--pid',
      '--fork',
      '--kill-child',
      'sh',
      '-ec',
      mounts,
      'sh',
      root,
      data,
      image.volume,
      ...inside([...image.entry, ...image.command]),
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (printed += text))
  const ended = once(child, 'exit') as Promise<[number | null]>

  const programOf = async () => Number((await readFile(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8')).trim())

  async function stop() {
    if (child.exitCode === null) process.kill(await programOf(), 'SIGTERM')
    return (await ended)[0]
  }
  return {
    printed: () => printed,
    async isHealthy() {
      const words = [`--target=${await programOf()}`, '--mount', '--pid', '--root', ...inside(image.health).slice(2)]
      return run('nsenter', words).then(
        () => true,
        () => false,
      )
    },
    stop,
    async [Symbol.asyncDispose]() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
      await ended
    },
  }
}

async function lastStage(dockerfile: string): Promise<{ base: string; instructions: [name: string, given: string][] }> {
  const text = (await readFile(dockerfile, 'utf8')).replace(/^#.*\n/gm, '').replaceAll(/\\\n\s*/g, '')
  const lines = text.split('\n').flatMap((line): [string, string][] => {
    const [, name = '', given = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? []
    return name ? [[name, given]] : []
  })
  const start = lines.findLastIndex(([name]) => name === 'FROM')
  return { base: lines[start]?.[1] ?? '', instructions: lines.slice(start + 1) }
}
