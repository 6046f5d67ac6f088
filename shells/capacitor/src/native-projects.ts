/** Changes to the projects that `cap add` creates; each change throws if it does not find its place. */
interface AppFacts {
  appId: string
  /** The community that the app is built for: https links to it open the app. */
  community: string | undefined
}

const scheme = 'esg-network'

/** @throws Error if the template differs from the one that this was written for */
function replaced(text: string, what: string | RegExp, by: string): string {
  if (typeof what === 'string' ? !text.includes(what) : !what.test(text))
    throw new Error(`the template no longer has ${String(what)}: adapt src/native-projects.ts`)
  return text.replace(what, () => by)
}

const filter = (attributes: string, ...data: string[]) => `
            <intent-filter${attributes}>
                <action android:name="android.intent.action.VIEW" />
                <category android:name="android.intent.category.DEFAULT" />
                <category android:name="android.intent.category.BROWSABLE" />
                ${data.join('\n                ')}
            </intent-filter>
`

/** Links open the app, its data is not backed up, and unencrypted requests are blocked. */
export function androidManifest(manifest: string, { community }: Pick<AppFacts, 'community'>): string {
  const filters = [
    filter('', `<data android:scheme="${scheme}" android:host="open" />`),
    ...(community === undefined
      ? []
      : [filter(' android:autoVerify="true"', `<data android:scheme="https" android:host="${new URL(community).hostname}" />`)]),
  ]
  const linked = replaced(manifest, /(?<=LAUNCHER" \/>\s*<\/intent-filter>\n)/, filters.join(''))
  return replaced(
    linked,
    'android:allowBackup="true"',
    'android:allowBackup="false"\n        android:fullBackupContent="false"\n        android:usesCleartextTraffic="false"',
  )
}

/** Our activity in the app's own package. */
export const javaIn = (source: string, { appId }: Pick<AppFacts, 'appId'>): string =>
  replaced(source, /^package .*;$/m, `package ${appId};`)

/** Links of our scheme open the app; the plugin controls its status bar. */
export function infoPlist(plist: string, { appId }: Pick<AppFacts, 'appId'>): string {
  const types = `	<key>CFBundleURLTypes</key>
	<array>
		<dict>
			<key>CFBundleURLName</key>
			<string>${appId}</string>
			<key>CFBundleURLSchemes</key>
			<array>
				<string>${scheme}</string>
			</array>
		</dict>
	</array>
</dict>
</plist>`
  return replaced(plist, /<\/dict>\s*<\/plist>/, types)
}

/** Universal links also need this file in the target's signing settings, and the server's declaration of the app. */
export const entitlements = (community: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
	<key>com.apple.developer.associated-domains</key>
	<array>
		<string>applinks:${new URL(community).hostname}</string>
	</array>
</dict>
</plist>
`

/** The first window shows our view. */
export const sceneDelegate = (text: string): string =>
  replaced(text, 'rootViewController = CAPBridgeViewController()', 'rootViewController = CommunityViewController()')

/** The project lists its files one by one, so our code goes into an existing one. */
export function appDelegate(text: string, ours: string): string {
  replaced(text, 'import Capacitor', '')
  return text.includes('class CommunityViewController') ? text : `${text}\n${ours.replace(/^import .*\n+/gm, '')}`
}
