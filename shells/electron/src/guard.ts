import { headersOf } from './bearer.ts'
import { mayHave, openedIn } from './navigation.ts'

interface Cancelable {
  preventDefault(): void
}
type HeadersAnswer = (answer: { requestHeaders: Record<string, string> }) => void

interface OutgoingDetails {
  url: string
  requestHeaders: Record<string, string>
  initiatorOrigin?: string
  resourceType: string
}

/** The guarded parts of Electron's `Session`. */
export interface GuardedSession {
  setPermissionRequestHandler(
    handler: (contents: unknown, permission: string, answer: (isAllowed: boolean) => void, details: { requestingUrl: string }) => void,
  ): void
  setPermissionCheckHandler(handler: (contents: unknown, permission: string, requestingOrigin: string) => boolean): void
  setDevicePermissionHandler(handler: () => boolean): void
  webRequest: { onBeforeSendHeaders(filter: { urls: string[] }, listener: (details: OutgoingDetails, answer: HeadersAnswer) => void): void }
}

/** Grants the community's pages their permissions, and adds its session to their requests. */
export function guardSession(session: GuardedSession, community: string, token: () => string | undefined): void {
  session.setPermissionRequestHandler((_contents, permission, answer, { requestingUrl }) =>
    answer(mayHave(permission, requestingUrl, community)),
  )
  session.setPermissionCheckHandler((_contents, permission, requestingOrigin) => mayHave(permission, requestingOrigin, community))
  session.setDevicePermissionHandler(() => false)
  session.webRequest.onBeforeSendHeaders({ urls: ['<all_urls>'] }, (details, answer) =>
    answer({ requestHeaders: headersOf(details, { community, token: token() }) }),
  )
}

interface NavigationDetails extends Cancelable {
  url: string
  isMainFrame?: boolean
}
type WindowAnswer<Options> = { action: 'deny' } | { action: 'allow'; overrideBrowserWindowOptions: Options }

/** The guarded parts of Electron's `WebContents`. */
export interface GuardedContents<Options> {
  on(event: 'will-navigate' | 'will-frame-navigate' | 'will-redirect', listener: (details: NavigationDetails) => void): unknown
  on(event: 'will-attach-webview', listener: (event: Cancelable) => void): unknown
  setWindowOpenHandler(handler: (details: { url: string }) => WindowAnswer<Options>): void
}

/**
 * Keeps a window at the community: links to other sites open in the system's browser, and unknown schemes do not open. Windows that the community's
 * pages open get the same options.
 */
export function guardContents<Options>(
  contents: GuardedContents<Options>,
  community: string,
  { openOutside, options }: { openOutside: (address: string) => void; options: Options },
): void {
  function hold(details: NavigationDetails) {
    const place = openedIn(details.url, community)
    if (place === 'window') return
    details.preventDefault()
    // A frame within a page was not opened by a press.
    if (place === 'system' && details.isMainFrame !== false) openOutside(details.url)
  }
  contents.on('will-navigate', hold)
  contents.on('will-redirect', hold)
  contents.on('will-frame-navigate', (details) => {
    if (details.isMainFrame === false) hold(details)
  })
  contents.on('will-attach-webview', (event) => event.preventDefault())
  contents.setWindowOpenHandler(({ url }) => {
    const place = openedIn(url, community)
    if (place === 'window') return { action: 'allow', overrideBrowserWindowOptions: options }
    if (place === 'system') openOutside(url)
    return { action: 'deny' }
  })
}
