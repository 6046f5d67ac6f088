import { globSync } from 'node:fs'
import { join } from 'node:path'
import { type AnyContractRouter, isContractProcedure } from '@orpc/contract'
import type { Plugin } from 'vite'

const features = join(import.meta.dirname, '../../features')

/** `virtual:contract`: the routes of all procedures, without their schemas, which stay on the server. */
export function contractModule(): Plugin {
  return {
    name: 'contract-module',
    resolveId: { filter: { id: /^virtual:contract$/ }, handler: () => '\0virtual:contract' },
    load: {
      filter: { id: /^\0virtual:contract$/ },
      handler: async () => `export default ${JSON.stringify(routesOf(await everyContract()))}`,
    },
  }
}

/** What a client needs to call procedures: less than half of oRPC's minified contract, because it is part of every page. */
function routesOf(contract: AnyContractRouter): object {
  if (isContractProcedure(contract)) {
    const { method, path } = contract['~orpc'].route
    return { '~orpc': { errorMap: {}, meta: {}, route: { method, path } } }
  }
  return Object.fromEntries(Object.entries(contract).map(([name, part]: [string, AnyContractRouter]) => [name, routesOf(part)]))
}

/** What each room's contract.ts exports as `<room>Contract`, like the server's descriptors. */
export async function everyContract(): Promise<Record<string, AnyContractRouter>> {
  const files = globSync('*/contract.ts', { cwd: features }).toSorted()
  const found = files.map(async (file): Promise<[string, AnyContractRouter][]> => {
    const room = roomName(file.split(/[\\/]/)[0] ?? '')
    const { [`${room}Contract`]: contract } = (await import(join(features, file))) as Record<string, AnyContractRouter>
    return contract ? [[room, contract]] : []
  })
  return Object.fromEntries((await Promise.all(found)).flat())
}

/** The camel case name of a folder: 'event-sources' becomes eventSources. */
const roomName = (folder: string) => folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
