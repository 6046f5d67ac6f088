import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  BrowserWindow,
  Menu,
  type MenuItemConstructorOptions,
  app,
  dialog,
  ipcMain,
  net,
  protocol,
  safeStorage,
  session,
  shell,
} from 'electron'
import { communityAddress, whoAnswers } from '../../community-address.ts'
import { textsFor } from '../../texts.ts'
import { answering, isNothing, isText, isTokenGiven } from './callers.ts'
import { channels, startOrigin, startScheme } from './channels.ts'
import { chosenCommunity } from './chosen-community.ts'
import { guardContents, guardSession } from './guard.ts'
import { keptFile } from './kept-file.ts'
import { placeInArguments } from './links.ts'
import { type SessionStore, sessionStore } from './session-store.ts'
import { communityPartition, startPartition, windowOptions } from './window-options.ts'

declare const COMMUNITY_URL: string
/** How long an address may take to respond, in milliseconds. */
const patience = 10_000

app.enableSandbox()
protocol.registerSchemesAsPrivileged([{ scheme: startScheme, privileges: { standard: true, secure: true } }])
if (app.requestSingleInstanceLock()) begin()
else app.quit()

function begin(): void {
  const inUserData = (name: string) => keptFile(join(app.getPath('userData'), name))
  const rules = { allowsOwnMachine: !app.isPackaged }
  const community = chosenCommunity(COMMUNITY_URL || undefined, inUserData('community.json'), rules)
  const sessionFile = inUserData('session')
  const { texts } = textsFor(app.getPreferredSystemLanguages()[0] ?? 'en')
  let kept: SessionStore | undefined
  let window: BrowserWindow | undefined
  /** Arguments with a link for the next window of the community. */
  let wanted: readonly string[] = process.argv.slice(1)

  app.setAsDefaultProtocolClient('esg-network')
  app.on('second-instance', (_event, given) => follow(given))
  app.on('open-url', (event, link) => {
    event.preventDefault()
    follow([link])
  })
  app.on('window-all-closed', () => process.platform !== 'darwin' && app.quit())
  app.on('activate', show)
  // Contents created elsewhere may not navigate.
  app.on('web-contents-created', (_event, contents) => {
    contents.on('will-attach-webview', (event) => event.preventDefault())
    contents.setWindowOpenHandler(() => ({ action: 'deny' }))
  })
  void app.whenReady().then(() => {
    Menu.setApplicationMenu(Menu.buildFromTemplate(menu()))
    serveStartPage()
    answerPages()
    open()
  })

  function open(): void {
    const address = community.address()
    if (address === undefined) openStart()
    else openCommunity(address)
  }

  function openCommunity(address: string): void {
    const store = (kept = sessionStore(address, safeStorage, sessionFile))
    guardSession(session.fromPartition(communityPartition), address, store.token)
    const options = windowOptions(join(import.meta.dirname, 'preload.cjs'), communityPartition)
    const place = placeInArguments(wanted, address)
    wanted = []
    openWindow(options, `${address}${place ?? (store.token() === undefined ? '/' : '/dashboard')}`, (contents) =>
      guardCommunity(contents, address, options),
    )
  }

  function guardCommunity(contents: Electron.WebContents, address: string, options: Electron.BrowserWindowConstructorOptions): void {
    guardContents(contents, address, { openOutside: (outside) => void shell.openExternal(outside), options: { ...options, show: true } })
    contents.on('did-create-window', ({ webContents }) => guardCommunity(webContents, address, options))
  }

  function openStart(): void {
    openWindow(windowOptions(join(import.meta.dirname, 'start-preload.cjs'), startPartition), `${startOrigin}/start.html`, (contents) => {
      contents.on('will-navigate', (event) => event.preventDefault())
    })
  }

  function openWindow(
    options: Electron.BrowserWindowConstructorOptions,
    address: string,
    guard: (contents: Electron.WebContents) => void,
  ): void {
    const opened = new BrowserWindow(options)
    const before = window
    window = opened
    guard(opened.webContents)
    opened.once('ready-to-show', () => opened.show())
    opened.on('closed', () => window === opened && (window = undefined))
    void load(opened, address)
    before?.destroy()
  }

  /** Offline, the community's service worker shows stored pages; without one, this offers a retry. */
  async function load(opened: BrowserWindow, address: string): Promise<void> {
    try {
      await opened.loadURL(address)
    } catch (error) {
      // The window has navigated elsewhere meanwhile, or was closed.
      if (opened.isDestroyed() || (error as { code?: string }).code === 'ERR_ABORTED') return
      opened.show()
      const buttons = [texts.tryAgain, texts.close]
      const { response } = await dialog.showMessageBox(opened, { type: 'warning', message: texts.unreachable, buttons, cancelId: 1 })
      if (opened.isDestroyed()) return
      if (response === 0) await load(opened, address)
      else opened.close()
    }
  }

  function show(): void {
    if (!window) return open()
    if (window.isMinimized()) window.restore()
    window.focus()
  }

  function follow(given: readonly string[]): void {
    const address = community.address()
    if (window && address !== undefined) {
      const place = placeInArguments(given, address)
      if (place !== undefined) void load(window, `${address}${place}`)
    } else wanted = given
    // Systems pass on the link that the app is started with before it is ready.
    if (app.isReady()) show()
  }

  /** The page that asks for the address, from these three files only. */
  function serveStartPage(): void {
    const types: Record<string, string> = { 'start.html': 'text/html', 'start.css': 'text/css', 'start.js': 'text/javascript' }
    const partition = session.fromPartition(startPartition)
    partition.setPermissionRequestHandler((_contents, _permission, answer) => answer(false))
    partition.setPermissionCheckHandler(() => false)
    partition.protocol.handle(startScheme, ({ url }) => {
      const name = new URL(url).pathname.slice(1)
      const type = types[name]
      if (type === undefined) return new Response(null, { status: 404 })
      const headers = { 'content-type': `${type}; charset=utf-8`, 'x-content-type-options': 'nosniff' }
      return new Response(new Uint8Array(readFileSync(join(import.meta.dirname, name))), { headers })
    })
  }

  function answerPages(): void {
    const store = () => {
      if (!kept) throw new Error('there is no community yet')
      return kept
    }
    ipcMain.handle(
      channels.keepSession,
      answering(community.address, isTokenGiven, (token) => store().keep(token)),
    )
    ipcMain.handle(
      channels.forgetSession,
      answering(community.address, isNothing, () => store().forget()),
    )
    ipcMain.handle(
      channels.openCommunity,
      answering(
        () => (community.address() === undefined ? startOrigin : undefined),
        isText,
        async (typed) => {
          const address = communityAddress(typed, rules)
          if (address === undefined) return 'something else'
          const answer = await whoAnswers(address, ask)
          if (answer === 'community') {
            community.choose(address)
            openCommunity(address)
          }
          return answer
        },
      ),
    )
  }

  /** Switching to another community deletes all data of the previous one. */
  async function chooseAnother(): Promise<void> {
    kept?.forget()
    kept = undefined
    community.forget()
    openStart()
    const partition = session.fromPartition(communityPartition)
    await Promise.all([partition.clearStorageData(), partition.clearCache()])
  }

  function menu(): MenuItemConstructorOptions[] {
    const another: MenuItemConstructorOptions[] = COMMUNITY_URL
      ? []
      : [{ label: texts.anotherCommunity, click: () => void chooseAnother() }, { type: 'separator' }]
    return [
      ...(process.platform === 'darwin' ? [{ role: 'appMenu' } as const] : []),
      { label: app.name, submenu: [...another, { role: 'reload', label: texts.reload }, { type: 'separator' }, { role: 'quit' }] },
      { role: 'editMenu' },
      { role: 'viewMenu', submenu: [{ role: 'resetZoom' }, { role: 'zoomIn' }, { role: 'zoomOut' }, { role: 'togglefullscreen' }] },
      { role: 'windowMenu' },
    ]
  }
}

/** Requests without cookies, and without following redirects. */
async function ask(address: string): Promise<{ status: number; body: unknown }> {
  const answer = await net.fetch(address, { credentials: 'omit', redirect: 'error', signal: AbortSignal.timeout(patience) })
  return { status: answer.status, body: await answer.json().catch(() => undefined) }
}
