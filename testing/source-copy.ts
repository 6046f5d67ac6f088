import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const copied = ['app', 'demo', 'features', 'migrations', 'platform', 'scripts', 'ui']
/** The folders of tools' output. */
const kept = ['.cache', '.vite', '.vite-temp']

/** Copies the site's sources, and `more` folders and files, into an empty folder, where a test can change them; node_modules is shared. */
export function copySources(folder: string, more: readonly string[] = []): void {
  const files = readdirSync(root).filter((name) => /^(?:package.*\.json|tsconfig\.json|.*\.config\.ts)$/.test(name))
  for (const name of [...copied, ...files, ...more]) cpSync(join(root, name), join(folder, name), { recursive: true })
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync(join(root, 'node_modules')).filter((each) => !kept.includes(each)))
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name))
}
