import { runStartPage } from '../../start/page.ts'
import { type StartPlugins, startBridge } from './start-bridge.ts'

runStartPage(startBridge((window as unknown as { Capacitor: { Plugins: StartPlugins } }).Capacitor.Plugins))
