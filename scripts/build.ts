import { buildSteps } from './setup/build-steps.ts'

for (const step of Object.values(buildSteps)) await step.build()
