import { linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'

/** Expands the macros of texts: once a module, because the result is the same in the environments of all languages. */
export async function textMacros(options: { sourceMap: boolean }): Promise<{ name: string }> {
  const plugin = await babel({ presets: [linguiTransformerBabelPreset()], ...options })
  const { transform } = plugin
  if (typeof transform !== 'object') throw new Error('@rolldown/plugin-babel no longer transforms as it did: adapt text-macros.ts')
  const { handler } = transform
  const expanded = new Map<string, { from: string; to: ReturnType<typeof handler> }>()
  transform.handler = function (code, id, meta) {
    const known = expanded.get(id)
    if (known?.from === code) return known.to
    const to = handler.call(this, code, id, meta)
    expanded.set(id, { from: code, to })
    return to
  }
  return Object.assign(plugin, { sharedDuringBuild: true })
}
