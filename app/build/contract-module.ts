import { minifyContractRouter } from '@orpc/contract'
import type { Plugin } from 'vite'
import { contract } from '../contract.ts'

/** `virtual:contract`: where each procedure is found, without the schemas, which stay on the server. */
export function contractModule(): Plugin {
  return {
    name: 'contract-module',
    resolveId: { filter: { id: /^virtual:contract$/ }, handler: () => '\0virtual:contract' },
    load: {
      filter: { id: /^\0virtual:contract$/ },
      handler: () => `export default ${JSON.stringify(minifyContractRouter(contract))}`,
    },
  }
}
