import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import type { Plugin } from 'vite'

/**
 * Puts the texts that a module shows into it, compiled, so that a screen's texts are loaded with the screen. The macros
 * leave only ids; the server of `npm run dev` leaves the texts too, and needs none of this.
 */
export function textsBesideCode(): Plugin {
  let texts: Record<string, unknown> = {}
  return {
    name: 'texts-beside-code',
    apply: 'build',
    async buildStart() {
      texts = await compiledTexts('en')
    },
    transform: {
      filter: { id: /\.tsx?$/, code: /\bid: "/ },
      handler(code) {
        const ids = new Set([...code.matchAll(/\bid: "([^"]+)"/g)].map(([, id = '']) => id).filter((id) => id in texts))
        if (ids.size === 0) return null
        const own = JSON.stringify(Object.fromEntries([...ids].map((id) => [id, texts[id]])))
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
