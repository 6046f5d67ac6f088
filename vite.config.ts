import { linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { contractModule } from './app/build/contract-module.ts'
import { pdfFiles, pdfFolder } from './app/build/pdf-files.ts'
import { textsBesideCode } from './app/build/texts.ts'
import manifest from './package.json' with { type: 'json' }

/** `vite build` makes both halves: `dist/web` for browsers (with a manifest), `dist/ssr` for pages the server renders. */
export default defineConfig(({ command }) => ({
  appType: 'custom',
  publicDir: 'ui/public',
  // The macros must be gone before the React Compiler sees a component, hence this order.
  plugins: [
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react({ compiler: true }),
    textsBesideCode(),
    tailwindcss(),
    contractModule(),
    pdfFiles(),
    reactAriaInEnglish(),
    stylesOnlyFromFiles(),
  ],
  define: { __APP_VERSION__: JSON.stringify(manifest.version), __PDF_FILES__: JSON.stringify(`/${pdfFolder}/`) },
  build: {
    // The Content-Security-Policy allows no data: addresses for fonts and scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/web',
        manifest: true,
        rolldownOptions: {
          input: { main: 'app/web/main.tsx', visitor: 'features/landing/web/visitor.ts' },
          // The application names them all: words in 400 names are 2 kB of its start. The manifest says which is which.
          output: { chunkFileNames: 'assets/[hash].js' },
        },
      },
      optimizeDeps: { entries: ['app/web/main.tsx', 'features/landing/web/visitor.ts'] },
    },
    ssr: {
      build: {
        outDir: 'dist/ssr',
        copyPublicDir: false,
        rolldownOptions: { input: { render: 'features/landing/web/render.tsx', application: 'app/web/render.tsx' } },
      },
      // Everything is bundled, so that a server installed without devDependencies can render.
      resolve: { noExternal: command === 'build' ? true : [] },
      keepProcessEnv: false,
    },
  },
}))

/** React Aria brings its few own texts in 34 languages, 40 kB that nobody reads while English is our only catalogue. */
function reactAriaInEnglish(): Plugin {
  return {
    name: 'react-aria-in-english',
    apply: 'build',
    load: {
      filter: {
        id: /[\\/]react-(?:aria|aria-components|stately)[\\/]dist[\\/]private[\\/]intl[\\/](?:.+[\\/])?(?!en-US)[a-z]{2}-[A-Z]{2}\.mjs$/,
      },
      handler: () => `export { default } from './en-US.mjs'`,
    },
  }
}

/** Libraries that add style elements by script, which the Content-Security-Policy forbids; `ui/` has the same rules in files. */
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
