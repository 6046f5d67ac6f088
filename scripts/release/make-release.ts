import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import manifest from '#package.json' with { type: 'json' }
import { withProgress } from '../setup/progress.mjs'
import { assemble } from './assemble.ts'
import { keptCommunity } from './kept-community.ts'
import { outputOf, root } from './run.ts'

/**
 * Writes the archive of this version, its list of packages and their checksums to release/.
 * @returns what to print
 */
export async function makeRelease(): Promise<string[]> {
  const name = `${manifest.name}-${manifest.version}`
  const target = join(root, 'release')
  const archive = `${name}-${process.platform}-${process.arch}.tar.gz`
  const packages = `${name}.cdx.json`
  const folder = join(target, name)
  if (!existsSync(keptCommunity))
    throw new Error('Run npm run release -- --keep first and commit what it writes: later versions test upgrades with it.')
  await rm(target, { recursive: true, force: true })
  await mkdir(target)
  await withProgress(`Writing release/${archive}`, async () => {
    assemble(folder)
    await writeFile(join(target, packages), await outputOf('npm', ['sbom', '--sbom-format=cyclonedx'], folder))
    await outputOf(
      'tar',
      ['--owner=0', '--group=0', '--numeric-owner', '--sort=name', `--mtime=@${await builtAt()}`, '-czf', archive, name],
      target,
    )
    await rm(folder, { recursive: true })
  })
  const files = [archive, packages]
  const sums = await Promise.all(files.map(async (file) => `${await sha256(join(target, file))}  ${file}\n`))
  await writeFile(join(target, 'SHA256SUMS'), sums.join(''))
  const { size } = await stat(join(target, archive))
  return [`release/${archive} (${(size / 1e6).toFixed(0)} MB)`, `release/${packages}`, 'release/SHA256SUMS']
}

/** The time of the last commit in seconds, so that the same sources make the same archive. */
const builtAt = async () => (await outputOf('git', ['log', '-1', '--format=%ct'], root).catch(() => '0')).trim()

async function sha256(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
