import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { copySources } from '../../testing/source-copy.ts'
import type { PlantedBug } from './bug.ts'

const root = join(import.meta.dirname, '../..')
/** What tests need besides the sources of the site. */
const more = ['.oxlintrc.json', 'bench', 'CONTRIBUTING.md', 'dist', 'docs', 'e2e', 'knip.json', 'README.md', 'shells', 'testing']
const build = "const { ensureBuilt } = await import('./scripts/setup/build-steps.ts'); await ensureBuilt(['web'])"

export interface SourceCopy {
  folder: string
  /**
   * @returns what restores the sources, and the build
   * @throws Error if the file does not contain the bug's text exactly once
   */
  plant(bug: PlantedBug): () => void
  /** Builds the pages from the sources as they are now, for browsers. */
  build(): Promise<void>
}

/** A copy of the sources and of the current build, in which bugs are planted; it goes with the temporary folder of the command. */
export function copyOfSources(): SourceCopy {
  const folder = mkdtempSync(join(tmpdir(), 'planted-bugs-'))
  let isRebuilt = false
  copySources(folder, more)
  return {
    folder,
    plant({ file, find, replace }) {
      const path = join(folder, file)
      const before = readFileSync(path, 'utf8')
      const count = before.split(find).length - 1
      if (count !== 1) throw new Error(`${file} contains the text of this bug ${count} times instead of once: ${find}`)
      writeFileSync(
        path,
        before.replace(find, () => replace),
      )
      return () => {
        writeFileSync(path, before)
        if (!isRebuilt) return
        rmSync(join(folder, 'dist'), { recursive: true })
        cpSync(join(root, 'dist'), join(folder, 'dist'), { recursive: true })
        isRebuilt = false
      }
    },
    async build() {
      isRebuilt = true
      await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', build], { cwd: folder })
    },
  }
}
