import type { StartBridge } from '../../start/choose.ts'
import { runStartPage } from '../../start/page.ts'

declare global {
  interface Window {
    /** Set by start-preload.ts. */
    esgStart: StartBridge
  }
}
runStartPage(window.esgStart)
