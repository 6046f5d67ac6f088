import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { fingerprint } from './fingerprint.ts'
import { precompress } from './precompress.ts'
import { withProgress } from './progress.mjs'

const root = join(import.meta.dirname, '../..')
const dist = join(root, 'dist')
const shared = ['package-lock.json', 'scripts/setup']

export const buildSteps = {
  places: buildStep({
    doing: 'Building the list of cities',
    output: 'places',
    inputs: ['features/places', 'scripts/build-cities.ts', ...shared],
    excluded: ['**/*.test.ts'],
    make: () => run('scripts/build-cities.ts'),
  }),
  web: buildStep({
    doing: 'Building the web application',
    output: 'web',
    inputs: ['app', 'features', 'platform', 'ui', 'lingui.config.ts', 'tsconfig.json', 'vite.config.ts', ...shared],
    // It imports nothing below a server folder (linted), so that work on the server does not rebuild it.
    excluded: ['**/server/**', '**/*.test.{ts,tsx}'],
    async make() {
      await run('node_modules/vite/bin/vite.js', 'build')
      await precompress(join(dist, 'web'))
    },
  }),
  design: buildStep({
    doing: 'Building the page of all components',
    output: 'design',
    inputs: ['design', 'platform', 'ui', 'tsconfig.json', 'vite.config.ts', ...shared],
    excluded: ['**/server/**', '**/*.test.{ts,tsx}'],
    make: () => run('node_modules/vite/bin/vite.js', 'build', '--mode', 'design'),
  }),
}

export type BuildStepName = keyof typeof buildSteps

/** Builds those of `steps` whose sources changed since they were last built. */
export async function ensureBuilt(steps: BuildStepName[]): Promise<void> {
  for (const step of steps) if (!buildSteps[step].isCurrent()) await buildSteps[step].build()
}

interface BuildStep {
  isCurrent(): boolean
  build(): Promise<void>
}

interface Recipe {
  /** The progress text. */
  doing: string
  /** The folder it creates in dist/. */
  output: string
  inputs: string[]
  /** Globs of inputs that do not affect the output. */
  excluded: string[]
  make: () => Promise<void>
}

function buildStep({ doing, output, inputs, excluded, make }: Recipe): BuildStep {
  const stamp = join(dist, `${output}.fingerprint`)
  const current = () => fingerprint(root, inputs, excluded)
  return {
    isCurrent: () => existsSync(join(dist, output)) && contentOf(stamp) === current(),
    async build() {
      const built = current()
      rmSync(stamp, { force: true })
      await withProgress(doing, make)
      mkdirSync(dist, { recursive: true })
      writeFileSync(stamp, built)
    },
  }
}

function contentOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** Runs a script on this Node; shows its output only if it fails. */
async function run(...script: string[]): Promise<void> {
  try {
    await promisify(execFile)(process.execPath, script, {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
      maxBuffer: 64 * 2 ** 20,
    })
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`${script.join(' ')} failed:\n${stdout}${stderr}`, { cause: error })
  }
}
