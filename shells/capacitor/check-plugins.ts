// The pages call plugins by the names in their native code (platform/web/shell/bridges.ts); this checks that those names still exist.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const modules = join(import.meta.dirname, 'node_modules')
const calls: Record<string, { plugin: string; methods: readonly string[] }> = {
  '@aparajita/capacitor-secure-storage': { plugin: 'SecureStorage', methods: ['internalGetItem', 'internalSetItem', 'internalRemoveItem'] },
  '@capacitor/app': { plugin: 'App', methods: ['getLaunchUrl'] },
}

for (const [name, { plugin, methods }] of Object.entries(calls)) {
  for (const platform of ['android/src/main', 'ios/Sources']) {
    const folder = join(modules, name, platform)
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:java|swift)$/.test(file))
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n')
    const isNamed = sources.includes(`@CapacitorPlugin(name = "${plugin}")`) || sources.includes(`jsName = "${plugin}"`)
    const missing = methods.filter((method) => !new RegExp(`(?:void|func) ${method}\\(`).test(sources))
    if (!isNamed || missing.length > 0) throw new Error(`${name}, ${platform}: ${isNamed ? missing.join(', ') : plugin} no longer exists`)
  }
}
