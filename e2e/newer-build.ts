import { cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtFolder, readBuildManifest } from '#app/server/built-assets.ts'
import { builtPages, pagesOf } from '#app/server/pages.ts'
import { languages } from '#platform/language.ts'
import type { World } from '#testing/world.ts'

/** Restarts the server with a newer build, which has none of the previous build's files; undone when disposed of. */
export async function deployNewer(world: World): Promise<AsyncDisposable> {
  const folder = await mkdtemp(join(tmpdir(), 'esg-network-newer-'))
  await makeNewer(folder)
  await world.deploy(pagesOf(folder))
  return {
    async [Symbol.asyncDispose]() {
      await world.deploy(builtPages)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Like a build in which every module has changed: the English files with other contents and names, for all languages. */
async function makeNewer(folder: string): Promise<void> {
  const built = join(builtFolder, 'web')
  const chunks = Object.values(readBuildManifest('en'))
  const files = new Set(chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]))
  const newNames = new Map([...files].map((file) => file.replace('assets/', '')).map((name) => [name, `newer-${name}`]))
  const renamed = (text: string) => text.replace(/[\w.-]+\.(?:js|css|woff2)\b/g, (name) => newNames.get(name) ?? name)

  for (const entry of await readdir(built)) {
    if (!['assets', '.vite'].includes(entry)) await cp(join(built, entry), join(folder, entry), { recursive: true })
  }
  await Promise.all(['assets', '.vite'].map((name) => mkdir(join(folder, name))))
  const manifest = renamed(await readFile(join(built, '.vite/manifest.en.json'), 'utf8'))
  await Promise.all(languages.map((language) => writeFile(join(folder, `.vite/manifest.${language}.json`), manifest)))
  await Promise.all(
    [...newNames].map(async ([name, newName]) => {
      const from = join(built, 'assets', name)
      const isText = /\.(?:js|css)$/.test(name)
      const content = isText ? `${renamed(await readFile(from, 'utf8'))}\n/* newer */` : await readFile(from)
      await writeFile(join(folder, 'assets', newName), content)
    }),
  )
}
