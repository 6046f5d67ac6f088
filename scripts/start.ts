import { ensureBuilt } from './setup/build-steps.ts'

// In development, pages come from the sources.
await ensureBuilt(process.argv.includes('--dev') ? ['places'] : ['places', 'web'])
await import('#app/main.ts')
