import { parseArgs } from 'node:util'
import { assemble } from './release/assemble.ts'
import { makeRelease } from './release/make-release.ts'
import { keepCommunity } from './release/keep-community.ts'
import { ensureBuilt } from './setup/build-steps.ts'
import { withProgress } from './setup/progress.mjs'

const usage = `npm run release -- [--keep | --folder <folder>]
  Builds what a server runs, for this kind of machine, and writes to release/: an archive with everything including Node, a list of the
  packages in it (SBOM, CycloneDX), and checksums.
  --keep     only back up a small demo community of this version, which the tests of later versions upgrade: run it once for each version
  --folder   only copy the program to this folder, as the Dockerfile does`

try {
  const { values } = parseArgs({ options: { keep: { type: 'boolean' }, folder: { type: 'string' }, help: { type: 'boolean' } } })
  if (values.help) console.log(usage)
  else {
    const { folder, keep } = values
    await ensureBuilt(keep ? ['places'] : ['places', 'web'])
    if (keep) console.log(await withProgress('Keeping a community of this version', keepCommunity))
    else if (folder !== undefined) await withProgress(`Copying the program to ${folder}`, async () => assemble(folder))
    else for (const line of await makeRelease()) console.log(line)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
