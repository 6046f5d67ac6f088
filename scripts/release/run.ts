import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

export const root = join(import.meta.dirname, '../..')

/** Runs a program in a folder. @returns what it prints @throws Error with what it reports if it fails */
export async function outputOf(program: string, words: readonly string[], folder: string): Promise<string> {
  try {
    return (await promisify(execFile)(program, words, { cwd: folder, maxBuffer: 64 * 2 ** 20 })).stdout
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string }
    throw new Error(`${program} ${words.join(' ')} failed:\n${stderr || message}`, { cause: error })
  }
}
