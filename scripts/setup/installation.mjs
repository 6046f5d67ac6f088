import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withProgress } from './progress.mjs'

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

/** The Node for everything except this bootstrap, whichever Node the machine has. */
export const projectNode = join(root, 'node_modules/node/bin/node')

/** Runs `npm ci` if what is installed is not exactly what package-lock.json asks for. */
export async function ensureInstalled() {
  if (Number(process.versions.node.split('.')[0]) < 20) throw new Error(`Node 20 or newer is required; this is ${process.version}.`)
  if (isInstalled()) return
  const doing = existsSync(join(root, 'node_modules')) ? 'Dependencies changed: installing them again' : 'Installing dependencies'
  await withProgress(doing, installDependencies)
  if (!existsSync(projectNode))
    throw new Error('Node was not installed with the dependencies. Check that install scripts are allowed (ignore-scripts).')
}

/** Compares package-lock.json with npm's own record of what it installed; builds for other systems may be absent. */
function isInstalled() {
  const record = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(projectNode) || !existsSync(record)) return false
  const installed = packagesOf(record)
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(([path, wanted]) => {
    const found = installed[path]
    return found
      ? found.version === wanted.version && found.integrity === wanted.integrity
      : path === '' || wanted.optional || wanted.devOptional
  })
}

/** @returns {Record<string, { version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }>} */
function packagesOf(/** @type {string} */ lockfile) {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages
}

/** Shows npm's output only if it fails. */
function installDependencies() {
  // npm passes its own path and its Node's to scripts; that Node belongs to the machine, so it survives the removal of node_modules.
  const { npm_node_execpath: node, npm_execpath: npm } = process.env
  const [command, ...first] = node && npm?.endsWith('npm-cli.js') ? [node, npm] : ['npm']
  const options = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  return new Promise((done, fail) => {
    const child = spawn(command, [...first, ...options], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data))
    child.on('error', fail)
    child.on('close', (code) => (code === 0 ? done(undefined) : fail(new Error(`npm ci failed:\n${output}`))))
  })
}
