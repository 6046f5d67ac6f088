import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { type EnvironmentOptions, type Plugin, defineConfig } from 'vite'
import { chunks } from './app/build/chunks.ts'
import { contractModule } from './app/build/contract-module.ts'
import { pdfFiles, pdfFolder } from './app/build/pdf-files.ts'
import { textMacros } from './app/build/text-macros.ts'
import { textsBesideCode } from './app/build/texts.ts'
import manifest from './package.json' with { type: 'json' }
import { type Language, isLanguage, languages } from './platform/language.ts'

const visitorsEntry = 'features/landing/web/visitor.ts'

/** Browsers get modules in the language of their page; files without texts have the same name in all languages. */
const forBrowsers = (language: Language): EnvironmentOptions => ({
  consumer: 'client',
  build: {
    outDir: 'dist/web',
    // The first build empties the folder.
    emptyOutDir: language === 'en',
    copyPublicDir: language === 'en',
    manifest: `.vite/manifest.${language}.json`,
    rolldownOptions: {
      input: { main: 'app/web/main.tsx', visitor: visitorsEntry },
      // The application contains all names; words in 400 names would add 2 kB to its start. The manifest maps them to modules.
      output: { chunkFileNames: 'assets/[hash].js', codeSplitting: chunks(visitorsEntry) },
    },
  },
})
/** `client` is Vite's own name for the browser environment, which `npm run dev` uses; each further language has an environment named after it. */
const languageOf = (environment: string): Language | undefined =>
  environment === 'client' ? 'en' : isLanguage(environment) ? environment : undefined
const otherLanguages = languages.filter((language) => language !== 'en')

/** The page of all components, which only browser tests open as built files; `npm run dev` serves it from its sources. */
const designPage: EnvironmentOptions = {
  build: { outDir: 'dist/design', emptyOutDir: true, rolldownOptions: { input: 'design/index.html' } },
}

/**
 * `vite build` creates `dist/web` for browsers (with a manifest for each language) and `dist/ssr` for rendering on the server;
 * `vite build --mode design` creates `dist/design`, which no server and no release contains.
 */
export default defineConfig(({ command, mode }) => ({
  appType: 'custom',
  publicDir: 'ui/public',
  // The macros must be expanded before the React Compiler runs, hence this order.
  plugins: [
    textMacros({ sourceMap: command !== 'build' }),
    react({ compiler: true }),
    textsBesideCode(command === 'build' ? languageOf : () => undefined),
    tailwindcss(),
    contractModule(),
    mode !== 'design' && pdfFiles(),
    reactAriaInOneLanguage(),
    stylesOnlyFromFiles(),
    preloadByAddress(),
  ],
  define: { __APP_VERSION__: JSON.stringify(manifest.version), __PDF_FILES__: JSON.stringify(`/${pdfFolder}/`) },
  build: {
    // The Content-Security-Policy allows no data: URLs for fonts and scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  builder: {},
  environments:
    mode === 'design'
      ? { client: designPage }
      : {
          client: {
            ...forBrowsers('en'),
            optimizeDeps: { entries: ['app/web/main.tsx', visitorsEntry, 'design/main.tsx'] },
          },
          ...(command === 'build' && Object.fromEntries(otherLanguages.map((language) => [language, forBrowsers(language)]))),
          ssr: {
            build: {
              outDir: 'dist/ssr',
              copyPublicDir: false,
              rolldownOptions: { input: { render: 'features/landing/web/render.tsx', application: 'app/web/startup/render.tsx' } },
            },
            // Everything is bundled, so that a server installed without devDependencies can render.
            resolve: { noExternal: command === 'build' ? true : [] },
            keepProcessEnv: false,
          },
        },
}))

/** React Aria includes its own texts in 34 languages (40 kB), of which a page needs one. */
function reactAriaInOneLanguage(): Plugin {
  const regions: Record<Language, string> = { en: 'en-US', de: 'de-DE', fr: 'fr-FR', es: 'es-ES' }
  return {
    name: 'react-aria-in-one-language',
    apply: 'build',
    applyToEnvironment: ({ name }) => languageOf(name) !== undefined,
    load: {
      filter: { id: /[\\/]react-(?:aria|aria-components|stately)[\\/]dist[\\/]private[\\/]intl[\\/](?:.+[\\/])?[a-z]{2}-[A-Z]{2}\.mjs$/ },
      handler(id) {
        const own = regions[languageOf(this.environment.name) ?? 'en']
        return id.endsWith(`${own}.mjs`) ? null : `export { default } from './${own}.mjs'`
      },
    },
  }
}

/** Vite resolves each file to preload as if an import map could rename it, which takes 20 ms on a fast computer for the dashboard's. */
function preloadByAddress(): Plugin {
  const resolving = 'if (import.meta.resolve) return new URL(import.meta.resolve(specifier))'
  return {
    name: 'preload-by-address',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        if (!code.includes(resolving)) throw new Error('Vite no longer resolves files to preload as it did: adapt vite.config.ts')
        return { code: code.replace(resolving, ''), map: null }
      },
    },
  }
}

/** Removes style elements that libraries add by script, which the Content-Security-Policy forbids; `ui/` has the same rules in files. */
function stylesOnlyFromFiles(): Plugin {
  const injections: [file: RegExp, statement: RegExp][] = [
    [/[\\/]sonner[\\/]dist[\\/]index\.mjs$/, /^__insertCSS\(.*\);?$/m],
    [/[\\/]react-aria[\\/].+[\\/]usePress\.mjs$/, /ownerDocument\.head\.prepend\(style\);/],
    [/[\\/]react-aria[\\/].+[\\/]usePreventScroll\.mjs$/, /document\.head\.prepend\(style\);/],
  ]
  return {
    name: 'styles-only-from-files',
    apply: 'build',
    transform: {
      filter: { id: injections.map(([file]) => file) },
      handler(code, id) {
        const statement = injections.find(([file]) => file.test(id))?.[1]
        if (!statement?.test(code)) throw new Error(`${id} no longer adds its styles as it did: adapt vite.config.ts`)
        return { code: code.replace(statement, ''), map: null }
      },
    },
  }
}
