import { type BuildStepName, ensureBuilt } from '../setup/build-steps.ts'
import type { Stage } from './stage.ts'

/** Builds what is stale of these; without it, nothing else runs. */
export function buildStage(...steps: BuildStepName[]): Stage {
  return {
    name: 'build',
    essential: true,
    async run() {
      await ensureBuilt(steps)
      return { passed: 1, failed: 0, skipped: 0 }
    },
  }
}
