import type { CapacitorConfig } from '@capacitor/cli'
import { builtFor } from './src/built-for.ts'

const community = builtFor(process.env['COMMUNITY_URL'])
const white = '#ffffff'

/** The page in `www` asks for the community's address, unless the app is built for one; native/ opens it from then on. */
const config: CapacitorConfig = {
  appId: process.env['APP_ID'] ?? 'network.esg.mobile',
  appName: process.env['APP_NAME'] ?? 'ESG Network',
  webDir: 'www',
  backgroundColor: white,
  loggingBehavior: 'none',
  // No other hosts are listed: links to other sites open in the system's browser.
  server: { ...(community !== undefined && { url: community }), androidScheme: 'https', cleartext: false },
  android: { allowMixedContent: false, webContentsDebuggingEnabled: false },
  ios: { webContentsDebuggingEnabled: false, limitsNavigationsToAppBoundDomains: false },
  plugins: {
    StatusBar: { overlaysWebView: false, style: 'LIGHT', backgroundColor: white },
    SplashScreen: { launchAutoHide: true, launchShowDuration: 0, backgroundColor: white },
    CapacitorHttp: { enabled: false },
    CapacitorCookies: { enabled: false },
  },
}
export default config
