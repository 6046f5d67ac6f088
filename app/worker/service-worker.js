// Opens the application immediately, and offline. The server prepends `build` (app/server/service-worker.ts): the build's name, its first
// script, language and files. Each build has a cache with hashed file names, and a page is only stored with its build, so that versions are
// never mixed.
const filesOf = (name) => `files ${name}`
const filesOfBuild = filesOf(build.name)
/** The application's page with the member's data and recent queries; deleted under this name on signing out (member-device.ts). */
const memberPage = 'member-page'
/** Recent query results in the format of the page's data (keep-what-was-read.ts). */
const keptData = '/kept-data'
/** The HTML of a screen; followed by the screen's path (kept-screen.ts). */
const keptScreen = '/kept-screen?at='
/** Shared content that has not been used yet (features/installing/web/share). */
const sharedThings = 'shared'
/** Pages that were open when this worker replaced another build's. */
const olderPages = '/older-pages'
/** How long to wait for the server before showing the cached page, in milliseconds; not at all on slower connections. */
const patience = 60
const isServerFar = () => self.navigator.connection?.rtt > patience

self.addEventListener('install', (event) => {
  // Browsers with static routing serve the build's files without waking this worker.
  const besides = build.files.filter((file) => !file.startsWith('/assets/'))
  event.addRoutes?.([
    { condition: { urlPattern: { pathname: '/assets/*' } }, source: 'cache' },
    ...besides.map((pathname) => ({ condition: { urlPattern: { pathname } }, source: { cacheName: filesOfBuild } })),
  ])
  event.waitUntil(install())
})
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('push', (event) => event.data && event.waitUntil(tell(event.data.json())))
self.addEventListener('notificationclick', (event) => event.waitUntil(follow(event.notification)))
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(subscribeAgain(event.oldSubscription)))
self.addEventListener('message', (event) => {
  if (event.data === 'take-off-what-is-read') event.waitUntil(takeOffWhatIsRead())
  if (event.data === 'which-build') event.ports[0]?.postMessage({ script: build.script, language: build.language })
})
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (origin !== self.location.origin) return
  const isShared = method === 'POST' && mode === 'navigate' && pathname === build.share.address
  if (isShared) event.respondWith(takeShared(event.request))
  if (method !== 'GET') return
  if (mode === 'navigate') {
    // The repair page must not depend on the worker.
    if (!pathname.startsWith('/api/') && pathname !== build.wayOut) event.respondWith(answerPage(event))
  } else if (pathname.startsWith('/assets/') || build.files.includes(pathname)) event.respondWith(answerFile(event.request, pathname))
})

async function install() {
  const cache = await caches.open(filesOfBuild)
  // One at a time, so that the page's requests come first.
  for (const file of build.files) {
    if (await cache.match(file)) continue
    const known = file.startsWith('/assets/') && (await caches.match(file))
    // Files with fixed names may be outdated in the browser's HTTP cache.
    const own = file.startsWith('/assets/') ? file : new Request(file, { cache: 'no-cache' })
    await (known ? cache.put(file, known) : cache.add(own))
  }
  await keep(await fetch(build.start))
  // Open pages continue with their build's files, which are kept until the last of them is closed.
  await self.skipWaiting()
}

async function activate() {
  const others = (await caches.keys()).filter((name) => ![filesOfBuild, memberPage, sharedThings].includes(name))
  if (others.some((name) => name.startsWith(filesOf('')))) {
    const open = await pagesOpen()
    await (await caches.open(filesOfBuild)).put(olderPages, Response.json(open.map(({ id }) => id)))
  }
  await Promise.all(others.filter((name) => !name.startsWith(filesOf(''))).map((name) => caches.delete(name)))
  await forgetOlderBuilds()
  const page = await inMemberPage(build.start)
  if (page && !isOfThisBuild(await page.text())) await caches.delete(memberPage)
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

const pagesOpen = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true })

/** Deletes older builds once no page of them is open. */
async function forgetOlderBuilds() {
  const names = (await caches.keys()).filter((name) => name.startsWith(filesOf('')) && name !== filesOfBuild)
  if (names.length === 0) return
  const known = await caches.match(olderPages, { cacheName: filesOfBuild })
  const older = known ? await known.json() : []
  const open = await pagesOpen()
  if (!open.some(({ id }) => older.includes(id))) await Promise.all(names.map((name) => caches.delete(name)))
}

/**
 * Answers with the server's page if it is fast, or on an explicit reload. Otherwise with the cached one, while the server is still asked:
 * if the cached page is no longer the member's, it is replaced by the server's.
 */
async function answerPage(event) {
  event.waitUntil(forgetOlderBuilds())
  const { pathname, search } = new URL(event.request.url)
  const fromServer = askForPage(event)
  // The outcome is handled below.
  fromServer.catch(() => {})
  const isWantedNew = ['reload', 'no-cache', 'no-store'].includes(event.request.cache)
  const isOfMembers = build.places.some((place) => pathname.startsWith(place))
  const kept = isOfMembers ? pageAsKept(pathname + search) : undefined
  if (kept && !isWantedNew) {
    const first = isServerFar() ? undefined : await Promise.race([fromServer.catch(() => undefined), after(patience)])
    if (first && first.status < 500) return asAnswered(event, first)
    const page = await kept
    if (page) {
      event.waitUntil(checkMember(event, fromServer, page.headers.get(memberHeader)))
      return page
    }
  }
  try {
    return asAnswered(event, await fromServer)
  } catch (error) {
    const page = (await kept) ?? (await pageAsKept(pathname + search))
    if (page) return page
    throw error
  }
}

const askForPage = async (event) => (await event.preloadResponse) ?? fetch(event.request)

function asAnswered(event, response) {
  event.waitUntil(keep(response.clone()))
  return response
}

/** Replaces a cached page that does not belong to the current member. */
async function checkMember(event, fromServer, member) {
  const response = await fromServer.catch(() => undefined)
  const now = response && (await keep(response))
  if (now === undefined || now === member) return
  await caches.delete(memberPage)
  // The page may still be loading into its window.
  for (let attempt = 0; attempt < 50; attempt++) {
    const page = await self.clients.get(event.resultingClientId)
    if (page) {
      await page.navigate(event.request.url)
      return
    }
    await after(100)
  }
}

const after = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Files with fixed names are stored per build. */
async function answerFile(request, path) {
  const kept = await caches.match(path, path.startsWith('/assets/') ? {} : { cacheName: filesOfBuild })
  return kept ?? fetch(request)
}

/** Does not create the cache. */
const inMemberPage = (name) => caches.match(name, { cacheName: memberPage })
const isOfThisBuild = (text) => text.includes(`src="${build.script}"`)

/** The member's id, stored with page and data, so that it can be checked without reading them. */
const memberHeader = 'x-kept-member'
const buildHeader = 'x-kept-build'

/** The cached page with recent query results, and the screen at a path. */
async function pageAsKept(address) {
  const [page, data, screen] = await Promise.all(
    [build.start, keptData, keptScreen + encodeURIComponent(address)].map((name) => inMemberPage(name)),
  )
  if (!page) return undefined
  const ofItsOwn = async (kept) => {
    const isItsOwn = kept?.headers.get(memberHeader) === page.headers.get(memberHeader) && kept?.headers.get(buildHeader) === build.script
    return isItsOwn ? kept.text() : undefined
  }
  const [text, queries, markup] = await Promise.all([page.text(), ofItsOwn(data), ofItsOwn(screen)])
  const withData = queries ? text.replace(endOfData, () => `,"isKept":true,"queries":${queries}}</script>`) : text
  return pageOf(markup ? withData.replace(noScreen, () => markup) : withData, page.headers)
}
const noScreen = '<!--screen--><!--/screen-->'
const endOfData = /\}<\/script>(?=\s*<\/body>)/

/**
 * Caches a page of the application. A visitors' page means that no one is signed in.
 * @returns the id of its member; null for visitors, undefined if unknown
 */
async function keep(response) {
  if (!response.ok || !response.headers.get('content-type')?.startsWith('text/html')) return undefined
  const { pathname } = new URL(response.url)
  if (pathname !== '/' && !build.places.some((place) => pathname.startsWith(place))) return undefined
  const text = await response.text()
  const member = memberOf(text)
  if (member === null) await caches.delete(memberPage)
  else if (isOfThisBuild(text)) {
    const page = pageOf(withoutData(text), response.headers)
    page.headers.set(memberHeader, member)
    await (await caches.open(memberPage)).put(build.start, page)
  }
  return member
}

function memberOf(text) {
  const [, data] = /id="page-data">(.*?)<\/script>/s.exec(text) ?? []
  return data ? (JSON.parse(data).member?.id ?? null) : null
}

/** Removes the data of the path that it was loaded for, because the page is opened at other paths and later. */
const withoutData = (text) => text.replace(/<!--screen-->.*<!--\/screen-->/s, noScreen).replace(/,"queries":.*(?=\}<\/script>)/s, '')

/** A response with the original headers, but uncompressed. */
function pageOf(text, given) {
  const headers = new Headers(given)
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  return new Response(text, { headers })
}

/** Stores shared content until the member decides what to do with it; also offline, and before they sign in. */
async function takeShared(request) {
  const id = crypto.randomUUID()
  try {
    // Pages of other sites must not be able to share.
    const { origin } = self.location
    if (request.referrer && request.referrer !== 'about:client' && !request.referrer.startsWith(`${origin}/`))
      return Response.redirect('/', 303)
    const form = await request.formData()
    const said = Object.fromEntries(['title', 'text', 'url'].map((name) => [name, textIn(form, name)]))
    const file = form.get('file')
    const isFile = file instanceof File && file.size > 0
    const isTaken = isFile && build.share.types.includes(file.type) && file.size <= build.share.mostBytes
    const cache = await caches.open(sharedThings)
    if (isTaken) await cache.put(`/shared/${id}/file`, new Response(file, { headers: { 'content-type': file.type } }))
    const about = isFile ? { name: file.name, type: file.type, isTaken } : null
    await cache.put(`/shared/${id}`, Response.json({ ...said, file: about, at: Date.now() }))
  } catch {
    return Response.redirect(`${build.share.screen}?problem=unread`, 303)
  }
  return Response.redirect(`${build.share.screen}?id=${id}`, 303)
}

function textIn(form, name) {
  const text = form.get(name)
  return typeof text === 'string' ? text.slice(0, build.share.longest) : ''
}

/** Shows a push notification (features/push/server/payload.ts), unless a page is visible, which shows it. */
async function tell({ id, title, body, url, unread }) {
  const pages = await self.clients.matchAll({ type: 'window' })
  if (pages.some((page) => page.visibilityState === 'visible')) return
  await self.registration.showNotification(title, { body, tag: `notifications/${id}`, renotify: true, data: { id, url } })
  await self.navigator.setAppBadge?.(unread).catch(() => {})
  // It may have been read on another device in the meantime.
  await takeOffWhatIsRead()
}

async function takeOffWhatIsRead() {
  const shown = (await self.registration.getNotifications()).filter(({ data }) => data?.id !== undefined)
  if (shown.length === 0) return
  const answer = await ask('/api/push/standing', { ids: shown.slice(-100).map(({ data }) => data.id) })
  if (!answer) return
  // After signing out, notifications are removed.
  const { unread } = answer.ok ? await answer.json() : { unread: answer.status === 401 ? [] : shown.map(({ data }) => data.id) }
  for (const each of shown) if (!unread.includes(each.data.id)) each.close()
  // An open page sets the badge (Notices.tsx).
  if (unread.length === 0 && (await pagesOpen()).length === 0) await self.navigator.clearAppBadge?.().catch(() => {})
}

/** Opens a notification's path, in an open page or a new one. */
async function follow(notification) {
  notification.close()
  const { origin } = self.location
  const url = new URL(notification.data?.url ?? build.start, origin)
  if (url.origin !== origin) return
  const [page] = await self.clients.matchAll({ type: 'window' })
  if (page) {
    await page.focus()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's client has no target origin
    page.postMessage({ go: url.pathname + url.search })
  } else await self.clients.openWindow(url.href)
}

/** Browsers renew their subscriptions from time to time. */
async function subscribeAgain(old) {
  if (!old) return
  const { endpoint, keys } = (await self.registration.pushManager.subscribe(old.options)).toJSON()
  await ask('/api/push/devices', { endpoint, keys })
}

/** @returns undefined if the server cannot be reached */
const ask = (path, content) =>
  fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(content) }).catch(() => undefined)
