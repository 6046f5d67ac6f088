// Creates a platform's native project with Capacitor's own command, from scratch each time, and adapts it for a community's app.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { builtFor } from './src/built-for.ts'
import { androidManifest, appDelegate, entitlements, infoPlist, javaIn, sceneDelegate } from './src/native-projects.ts'

const here = import.meta.dirname
const [platform] = process.argv.slice(2)
const community = builtFor(process.env['COMMUNITY_URL'])
const appId = process.env['APP_ID'] ?? 'network.esg.mobile'

function change(path: string, work: (text: string) => string): void {
  const file = join(here, path)
  writeFileSync(file, work(readFileSync(file, 'utf8')))
}

function cap(...args: string[]): void {
  const { status } = spawnSync(join(here, 'node_modules/.bin/cap'), args, { cwd: here, stdio: 'inherit' })
  if (status !== 0) throw new Error(`cap ${args.join(' ')} failed`)
}

if (platform !== 'android' && platform !== 'ios') throw new Error('name a platform: node prepare.ts android, or node prepare.ts ios')
const sourceNames = platform === 'android' ? ['android/MainActivity.java', 'android/CommunityPlugin.java'] : ['ios/Community.swift']
const ours = sourceNames.map((name) => ({ name: basename(name), source: readFileSync(join(here, 'native', name), 'utf8') }))
rmSync(join(here, platform), { recursive: true, force: true })
cap('add', platform)
if (platform === 'android') {
  const sources = `android/app/src/main/java/${appId.replaceAll('.', '/')}`
  mkdirSync(join(here, sources), { recursive: true })
  change('android/app/src/main/AndroidManifest.xml', (text) => androidManifest(text, { community }))
  for (const { name, source } of ours) writeFileSync(join(here, sources, name), javaIn(source, { appId }))
} else {
  change('ios/App/App/Info.plist', (text) => infoPlist(text, { appId }))
  change('ios/App/App/SceneDelegate.swift', sceneDelegate)
  for (const { source } of ours) change('ios/App/App/AppDelegate.swift', (text) => appDelegate(text, source))
  if (community !== undefined) {
    const file = join(here, 'ios/App/App/App.entitlements')
    if (!existsSync(dirname(file))) throw new Error('the template no longer has ios/App/App')
    writeFileSync(file, entitlements(community))
  }
}
