import { existsSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { canInstallSystemPackages, installSystemPackages } from './system-packages.ts'

const packaged = ['/usr/lib/postgresql/*/bin', '/usr/pgsql-*/bin', '/opt/homebrew/opt/postgresql@*/bin', '/usr/local/opt/postgresql@*/bin']

/** @returns the folder of PostgreSQL's own programs (initdb, postgres): the newest packaged one, else from the PATH */
export function findPostgresqlPrograms(): string | undefined {
  const newestFirst = (a: string, b: string) => b.localeCompare(a, 'en', { numeric: true })
  const folders = [...globSync(packaged).toSorted(newestFirst), ...(process.env.PATH ?? '').split(delimiter)]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

/** Finds PostgreSQL's programs, or installs Debian's. */
export async function ensurePostgresql(): Promise<string | undefined> {
  const found = findPostgresqlPrograms()
  if (found || !canInstallSystemPackages) return found
  return (await withoutMainCluster(() => installSystemPackages('postgresql'))) ? findPostgresqlPrograms() : undefined
}

/** Debian creates and starts a database server when the package is installed; tests want the programs only. */
async function withoutMainCluster<Result>(install: () => Promise<Result>): Promise<Result> {
  const setting = '/etc/postgresql-common/createcluster.d/no-main-cluster.conf'
  mkdirSync(dirname(setting), { recursive: true })
  writeFileSync(setting, 'create_main_cluster = false\n')
  try {
    return await install()
  } finally {
    rmSync(setting)
  }
}
