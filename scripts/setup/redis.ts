import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { canInstallSystemPackages, installSystemPackages } from './system-packages.ts'

const programs = ['valkey-server', 'redis-server']

/** @returns the path of Valkey's or Redis' server program */
export function findRedisServer(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin']
  return programs.flatMap((program) => folders.map((folder) => join(folder, program))).find((path) => existsSync(path))
}

/** Finds the server program, or installs Debian's Redis. */
export async function ensureRedis(): Promise<string | undefined> {
  const found = findRedisServer()
  if (found || !canInstallSystemPackages) return found
  return (await withoutService(() => installSystemPackages('redis-server'))) ? findRedisServer() : undefined
}

/** Debian starts a server when the package is installed, unless this file says not to; tests want the program only. */
async function withoutService<Result>(install: () => Promise<Result>): Promise<Result> {
  const policy = '/usr/sbin/policy-rc.d'
  if (existsSync(policy)) return install()
  writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    return await install()
  } finally {
    rmSync(policy)
  }
}
