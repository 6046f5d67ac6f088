import { globSync } from 'node:fs'
import { join } from 'node:path'
import { type AnyContractRouter, minifyContractRouter } from '@orpc/contract'
import type { Plugin } from 'vite'

const features = join(import.meta.dirname, '../../features')

/** `virtual:contract`: where each procedure of each room is found, without the schemas, which stay on the server. */
export function contractModule(): Plugin {
  return {
    name: 'contract-module',
    resolveId: { filter: { id: /^virtual:contract$/ }, handler: () => '\0virtual:contract' },
    load: {
      filter: { id: /^\0virtual:contract$/ },
      handler: async () => `export default ${JSON.stringify(minifyContractRouter(await everyContract()))}`,
    },
  }
}

/** What each room's contract.ts exports as `<room>Contract`; the server's descriptors name the same. */
export async function everyContract(): Promise<Record<string, AnyContractRouter>> {
  const files = globSync('*/contract.ts', { cwd: features }).toSorted()
  const found = files.map(async (file): Promise<[string, AnyContractRouter][]> => {
    const room = file.split(/[\\/]/)[0] ?? ''
    const { [`${room}Contract`]: contract } = (await import(join(features, file))) as Record<string, AnyContractRouter>
    return contract ? [[room, contract]] : []
  })
  return Object.fromEntries((await Promise.all(found)).flat())
}
