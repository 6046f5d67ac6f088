import { buildSteps } from './setup/build-steps.ts'

try {
  for (const step of ['places', 'web'] as const) await buildSteps[step].build()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
