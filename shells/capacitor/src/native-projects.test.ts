import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { builtFor } from './built-for.ts'
import { androidManifest, appDelegate, entitlements, infoPlist, javaIn, sceneDelegate } from './native-projects.ts'
import { type StartPlugins, startBridge } from './start-bridge.ts'

/** The parts of Capacitor 8's templates that are changed. */
const manifest = `<manifest>
    <application
        android:allowBackup="true"
        android:theme="@style/AppTheme">
        <activity android:exported="true">

            <intent-filter>
                <action android:name="android.intent.action.MAIN" />
                <category android:name="android.intent.category.LAUNCHER" />
            </intent-filter>

        </activity>
    </application>
</manifest>`

describe('the native projects', () => {
  test('open links of our scheme, and exclude their data from backups', () => {
    const changed = androidManifest(manifest, { community: undefined })
    expect(changed).toContain('<data android:scheme="esg-network" android:host="open" />')
    expect(changed).not.toContain('autoVerify')
    expect(changed).toContain('android:allowBackup="false"')
    expect(changed).toContain('android:usesCleartextTraffic="false"')
    expect(changed.match(/<intent-filter/g)).toHaveLength(2)
    expect(infoPlist('<plist><dict>\n</dict>\n</plist>\n', { appId: 'example.community' })).toMatch(
      /CFBundleURLSchemes[\s\S]+<string>esg-network<\/string>/,
    )
  })

  test('for one community also open its https links', () => {
    const community = 'https://community.example:8443'
    expect(androidManifest(manifest, { community })).toMatch(
      /android:autoVerify="true"[\s\S]+android:scheme="https" android:host="community\.example"/,
    )
    expect(entitlements(community)).toContain('<string>applinks:community.example</string>')
  })

  test('start with our code, in the app’s package', () => {
    expect(javaIn('package network.esg.mobile;\n\nimport x;', { appId: 'example.community' })).toBe(
      'package example.community;\n\nimport x;',
    )
    expect(sceneDelegate('        window?.rootViewController = CAPBridgeViewController()\n')).toContain('= CommunityViewController()')
    const delegate = appDelegate(
      'import UIKit\nimport Capacitor\n\nclass AppDelegate {}\n',
      'import UIKit\nimport Capacitor\n\nclass CommunityViewController {}\n',
    )
    expect(delegate.match(/^import Capacitor$/gm)).toHaveLength(1)
    expect(delegate.match(/class CommunityViewController/g)).toHaveLength(1)
    expect(appDelegate(delegate, 'class CommunityViewController {}')).toBe(delegate)
  })

  test('contain what the start page calls, and what the templates are changed to', () => {
    const native = (path: string) => readFileSync(join(import.meta.dirname, '../native', path), 'utf8')
    const plugin = javaIn(native('android/CommunityPlugin.java'), { appId: 'example.community' })
    expect(plugin).toMatch(/@CapacitorPlugin\(name = "Community"\)[\s\S]+@PluginMethod\s+public void open\(/)
    expect(javaIn(native('android/MainActivity.java'), { appId: 'example.community' })).toContain(
      'class MainActivity extends BridgeActivity',
    )
    const swift = appDelegate('import UIKit\nimport Capacitor\n', native('ios/Community.swift'))
    expect(swift).toMatch(/class CommunityViewController: CAPBridgeViewController[\s\S]+jsName = "Community"[\s\S]+func open\(/)
  })

  test('are refused as a whole if Capacitor’s templates have changed', () => {
    expect(() => androidManifest('<manifest />', { community: undefined })).toThrow('adapt')
    expect(() => infoPlist('', { appId: 'a' })).toThrow('adapt')
    expect(() => sceneDelegate('')).toThrow('adapt')
    expect(() => appDelegate('', '')).toThrow('adapt')
    expect(() => javaIn('', { appId: 'a' })).toThrow('adapt')
  })
})

test('an app is built for the https address of a community, or for any', () => {
  expect(builtFor('https://community.example')).toBe('https://community.example')
  expect(builtFor('')).toBeUndefined()
  expect(builtFor(undefined)).toBeUndefined()
  for (const wrong of [
    'http://community.example',
    'community.example',
    'https://community.example/dashboard',
    'https://community.example/',
  ])
    expect(() => builtFor(wrong)).toThrow('COMMUNITY_URL')
})

describe('the first page', () => {
  function plugins(status: number, data: unknown) {
    const opened: string[] = []
    const asked: Parameters<StartPlugins['CapacitorHttp']['request']>[0][] = []
    const installed: StartPlugins = {
      Community: { open: async ({ address }) => opened.push(address) },
      CapacitorHttp: {
        async request(options) {
          asked.push(options)
          return { status, data }
        },
      },
    }
    return { opened, asked, installed }
  }

  test('opens a community that responds', async () => {
    const { opened, asked, installed } = plugins(200, { member: null })
    expect(await startBridge(installed).openCommunity('https://community.example')).toBe('community')
    expect(opened).toEqual(['https://community.example'])
    expect(asked).toEqual([expect.objectContaining({ url: 'https://community.example/api/session', disableRedirects: true })])
  })

  test('and nothing else', async () => {
    const { opened, installed } = plugins(302, '')
    expect(await startBridge(installed).openCommunity('https://community.example')).toBe('something else')
    expect(opened).toEqual([])
  })
})
