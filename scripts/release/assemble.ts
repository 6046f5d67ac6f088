import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, globSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import manifest from '#package.json' with { type: 'json' }
import { root } from './run.ts'
import { productionPackages } from './production-packages.ts'

/** What runs on a server. Node reads our TypeScript as it is; what browsers get is built. */
const included = [
  'app/**',
  'demo/**',
  'features/**',
  'migrations/**',
  'platform/**',
  'ui/public/**',
  'scripts/{admin,backup,find-data,health,operator-command,rehearse,restore}.ts',
  'scripts/setup/{backup-arguments,interruptible}.ts',
  'scripts/setup/progress.*',
  'docs/operations.md',
  'deploy/esg-network.service',
  'CHANGELOG.md',
  'README.md',
]
const excluded = ['{app,features,platform}/**/web/**', 'app/build/**', '**/*.test.{ts,tsx}', '**/{fixtures,test-files}/**']

/** Of packages: what only people, compilers, browsers (`.min.mjs` of pdf.js) and other runtimes read. Licences stay. */
const unread = /\.(map|d\.[cm]?ts|[cm]?tsx?|markdown|md|min\.mjs)$|^(test|tests|prebuilds)$/i
const isLicence = /licen[cs]e|notice|copying/i

/**
 * Copies what a server needs into a new folder: the program, what is built, its packages, and Node.
 * @throws Error if the folder is not empty, or on Linux without `strip`
 */
export function assemble(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty. Remove it, or choose another folder.`)
  for (const path of globSync(included, { cwd: root, exclude: excluded, withFileTypes: true })) {
    const source = join(path.parentPath, path.name)
    if (path.isFile()) copy(source, join(folder, relative(root, source)))
  }
  for (const built of ['places', 'ssr', 'web']) copy(join(root, 'dist', built), join(folder, 'dist', built))
  for (const each of productionPackages(root)) copyPackage(join(root, each), join(folder, each))
  copy(join(root, 'scripts/release/esg-network.sh'), join(folder, 'bin/esg-network'))
  chmodSync(join(folder, 'bin/esg-network'), 0o755)
  const { name, version, type, imports, license, description, dependencies, overrides } = manifest
  writeFileSync(
    join(folder, 'package.json'),
    `${JSON.stringify({ name, version, description, private: true, license, type, imports, dependencies, overrides }, null, 2)}\n`,
  )
  if (process.platform === 'linux') stripNode(join(folder, 'node_modules/node/bin/node'))
}

const copyPackage = (source: string, target: string) =>
  cpSync(source, target, {
    recursive: true,
    // What is in its node_modules is copied by itself if it is needed.
    filter: (path) => {
      const name = basename(path)
      return path === source || (name !== 'node_modules' && (!unread.test(name) || isLicence.test(name)))
    },
  })

/** Removes the names of its functions, 18 MB. */
function stripNode(program: string): void {
  try {
    execFileSync('strip', [program], { stdio: 'pipe' })
  } catch (error) {
    throw new Error(`strip failed. Install binutils.\n${(error as Error).message}`, { cause: error })
  }
}

function copy(source: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true })
  cpSync(source, target, { recursive: true })
}
