import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import type { Plugin } from 'vite'

/** Translates what the server says, by the ids that are written out there ('matching.reason.both.place'). */
const serverTexts = /platform[\\/]web[\\/]server-text\.ts$/

/**
 * Puts the texts that a module shows into it, compiled, so that a screen's texts are loaded with the screen: what a build leaves of them are ids.
 */
export function textsBesideCode(): Plugin {
  let texts: Record<string, unknown> = {}
  return {
    name: 'texts-beside-code',
    async buildStart() {
      texts = await compiledTexts('en')
    },
    transform: {
      filter: { id: /\.tsx?$/ },
      handler(code, module) {
        const named = [...code.matchAll(/\bid: "([^"]+)"/g)].map(([, id = '']) => id)
        const ids = serverTexts.test(module) ? Object.keys(texts).filter((id) => id.includes('.')) : named.filter((id) => id in texts)
        if (ids.length === 0) return null
        const own = JSON.stringify(Object.fromEntries(ids.map((id) => [id, texts[id]])))
        return { code: `import { texts as __texts } from '#platform/web/i18n.ts';Object.assign(__texts, ${own});${code}`, map: null }
      },
    },
  }
}

/** Every text of a language by its id, as the client's library reads it. */
async function compiledTexts(locale: string): Promise<Record<string, unknown>> {
  const { sourceLocale, fallbackLocales, ...config } = getConfig()
  const [catalogue] = await getCatalogs({ sourceLocale, fallbackLocales, ...config })
  if (!catalogue) throw new Error('lingui.config.ts names no catalogue')
  const { messages } = await catalogue.getTranslations(locale, { sourceLocale, fallbackLocales })
  const { source, errors } = createCompiledCatalog(locale, messages, { namespace: 'json' })
  for (const { id, error } of errors) throw new Error(`The text ${id} of ${locale} cannot be read`, { cause: error })
  return (JSON.parse(source) as { messages: Record<string, unknown> }).messages
}
