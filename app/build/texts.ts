import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { globSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { type Language, languages } from '#platform/language.ts'

/** What the server says that no screen names as its own: loaded with the first refusal. */
const problemTexts = /platform[\\/]web[\\/]problem-texts\.ts$/
/** Of a screen that shows texts of the server, the words their ids begin with. */
const familiesNamed = /\btextsOf\(([^)]+)\)/g
/** What stands in mails and files, which the server alone writes. */
const written = ['mail', 'file']
const isOf = (families: readonly string[]) => (id: string) => families.some((family) => id.startsWith(`${family}.`))
const familiesIn = (code: string) =>
  [...code.matchAll(familiesNamed)].flatMap(([, names = '']) => [...names.matchAll(/['"]([\w.]+)['"]/g)].map(([, name = '']) => name))

type Texts = Record<string, unknown>

/**
 * Puts the texts that a module shows into it, compiled, so that a screen's texts are loaded with the screen: what a build leaves of them are ids.
 * @param languageOf the one language that an environment's modules speak; undefined where they speak all
 */
export function textsBesideCode(languageOf: (environment: string) => Language | undefined): Plugin {
  let texts: Partial<Record<Language, Texts>> = {}
  let refused: string[] = []
  return {
    name: 'texts-beside-code',
    async buildStart() {
      texts = Object.fromEntries(await Promise.all(languages.map(async (language) => [language, await compiledTexts(language)])))
      const screens = globSync('features/*/web/**/*.{ts,tsx}')
      const known = isOf([...written, ...screens.flatMap((file) => familiesIn(readFileSync(file, 'utf8')))])
      refused = Object.keys(texts.en ?? {}).filter((id) => id.includes('.') && !known(id))
    },
    transform: {
      filter: { id: /\.tsx?$/ },
      handler(code, module) {
        const source = texts.en ?? {}
        const named = [...code.matchAll(/\bid: "([^"]+)"/g)].map(([, id = '']) => id)
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

/** Every text of a language by its id, as the client's library reads it. */
async function compiledTexts(locale: Language): Promise<Texts> {
  const { sourceLocale, fallbackLocales, ...config } = getConfig()
  const [catalogue] = await getCatalogs({ sourceLocale, fallbackLocales, ...config })
  if (!catalogue) throw new Error('lingui.config.ts names no catalogue')
  const { messages } = await catalogue.getTranslations(locale, { sourceLocale, fallbackLocales })
  const { source, errors } = createCompiledCatalog(locale, messages, { namespace: 'json' })
  for (const { id, error } of errors) throw new Error(`The text ${id} of ${locale} cannot be read`, { cause: error })
  return (JSON.parse(source) as { messages: Texts }).messages
}
