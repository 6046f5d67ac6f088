import { ensureBuilt } from './setup/build-steps.ts'

// In development, pages come from the sources.
await ensureBuilt(process.argv.includes('--dev') ? ['places'] : ['places', 'web']).catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
await import('#app/main.ts')
