import { parseArgs } from 'node:util'
import { assemble } from './release/assemble.ts'
import { makeRelease } from './release/make-release.ts'
import { ensureBuilt } from './setup/build-steps.ts'
import { withProgress } from './setup/progress.mjs'

const usage = `npm run release -- [--folder <folder>]
  Builds what a server runs, for this kind of machine, and writes to release/: an archive with everything including Node, a list of the
  packages in it (SBOM, CycloneDX), and checksums.
  --folder   only copy the program to this folder, as the Dockerfile does`

try {
  const { values } = parseArgs({ options: { folder: { type: 'string' }, help: { type: 'boolean' } } })
  if (values.help) console.log(usage)
  else {
    await ensureBuilt(['places', 'web'])
    const { folder } = values
    if (folder !== undefined) await withProgress(`Copying the program to ${folder}`, async () => assemble(folder))
    else for (const line of await makeRelease()) console.log(line)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
