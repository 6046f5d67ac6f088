import { createReadStream, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import manifest from 'pdfjs-dist/package.json' with { type: 'json' }

const library = dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')))
/** Files that the library loads on demand: its worker, and what only some documents need. */
const wanted = [
  'legacy/build/pdf.worker.min.mjs',
  'cmaps/*.bcmap',
  'iccs/*.icc',
  'standard_fonts/*.{pfb,ttf}',
  'wasm/{jbig2,openjpeg,qcms}*',
]

/** Where they are served: with the version in the path, because assets/ is cached forever. */
export const pdfFolder = `assets/pdf-${manifest.version}`

/** Adds the PDF library's files to the build under names that the reader knows, without listing them for offline use. */
export function pdfFiles(): Plugin {
  const files = globSync(wanted, { cwd: library }).map((path) => ({ path, fileName: `${pdfFolder}/${servedAs(path)}` }))
  return {
    name: 'pdf-files',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      for (const { path, fileName } of files) this.emitFile({ type: 'asset', fileName, source: readFileSync(join(library, path)) })
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const found = files.find(({ fileName }) => request.url?.split('?')[0] === `/${fileName}`)
        if (!found) return next()
        if (found.path.endsWith('js')) response.setHeader('content-type', 'text/javascript')
        createReadStream(join(library, found.path)).pipe(response)
      })
    },
  }
}

const servedAs = (path: string) => (path.startsWith('legacy/') ? basename(path) : path)
