import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { globSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { type Language, languages } from '#platform/language.ts'

/** Texts of refusals, and all others of the server that no screen includes: loaded with the first refusal. */
const problemTexts = /platform[\\/]web[\\/]problem-texts\.ts$/
/** The id prefixes of server texts that a screen shows. */
const familiesNamed = /\btextsOf\(([^)]+)\)/g
/** Where rooms and the platform declare refusals, each text with an id. */
const refusals = '{platform,features/*}/**/problems.ts'
/** Texts in emails and files, which only the server writes. */
const written = ['mail', 'file']
const isOf = (families: readonly string[]) => (id: string) => families.some((family) => id.startsWith(`${family}.`))
const familiesIn = (code: string) =>
  [...code.matchAll(familiesNamed)].flatMap(([, names = '']) => [...names.matchAll(/['"]([\w.]+)['"]/g)].map(([, name = '']) => name))

const idsIn = (code: string) => [...code.matchAll(/\bid: ["']([^"']+)["']/g)].map(([, id = '']) => id)

type Texts = Record<string, unknown>

/**
 * Adds the compiled texts of a module to the module, so that they are loaded with the screen; the build itself only contains ids.
 * @param languageOf the language of an environment's modules; undefined for all languages
 */
export function textsBesideCode(languageOf: (environment: string) => Language | undefined): Plugin {
  let texts: Partial<Record<Language, Texts>> = {}
  let refused: string[] = []
  return {
    name: 'texts-beside-code',
    sharedDuringBuild: true,
    async buildStart() {
      // Once, for the environments of all languages.
      if (texts.en) return
      texts = Object.fromEntries(await Promise.all(languages.map(async (language) => [language, await compiledTexts(language)])))
      const screens = globSync('features/*/web/**/*.{ts,tsx}')
      const known = isOf([...written, ...screens.flatMap((file) => familiesIn(readFileSync(file, 'utf8')))])
      const declared = new Set(globSync(refusals).flatMap((file) => idsIn(readFileSync(file, 'utf8'))))
      refused = Object.keys(texts.en ?? {}).filter((id) => id.includes('.') && (declared.has(id) || !known(id)))
    },
    transform: {
      filter: { id: /\.tsx?$/ },
      handler(code, module) {
        const source = texts.en ?? {}
        const named = idsIn(code)
        const families = familiesIn(code)
        const said = families.length > 0 ? Object.keys(source).filter(isOf(families)) : []
        const ids = problemTexts.test(module) ? refused : [...new Set([...named, ...said])].filter((id) => id in source)
        if (ids.length === 0) return null
        const spoken = languageOf(this.environment.name)
        const own = Object.fromEntries(
          (spoken ? [spoken] : languages).map((language) => [
            language,
            Object.fromEntries(ids.map((id) => [id, texts[language]?.[id] ?? source[id]])),
          ]),
        )
        return {
          code: `import { addTexts as __addTexts } from '#platform/web/i18n.ts';__addTexts(${JSON.stringify(own)});${code}`,
          map: null,
        }
      },
    },
  }
}

/** All texts of a language by id, in the client library's format. */
async function compiledTexts(locale: Language): Promise<Texts> {
  const { sourceLocale, fallbackLocales, ...config } = getConfig()
  const [catalogue] = await getCatalogs({ sourceLocale, fallbackLocales, ...config })
  if (!catalogue) throw new Error('lingui.config.ts does not define a catalogue')
  const { messages } = await catalogue.getTranslations(locale, { sourceLocale, fallbackLocales })
  const { source, errors } = createCompiledCatalog(locale, messages, { namespace: 'json' })
  for (const { id, error } of errors) throw new Error(`The text ${id} of ${locale} cannot be parsed`, { cause: error })
  return (JSON.parse(source) as { messages: Texts }).messages
}
