import { chmodSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import type { KeptFile } from './session-store.ts'

/** A small file that only the user can read. */
export const keptFile = (path: string): KeptFile => ({
  read() {
    try {
      return readFileSync(path)
    } catch {
      return undefined
    }
  },
  write(content) {
    const whole = `${path}.new`
    writeFileSync(whole, content, { mode: 0o600 })
    chmodSync(whole, 0o600)
    renameSync(whole, path)
  },
  remove: () => rmSync(path, { force: true }),
})
