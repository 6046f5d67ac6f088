// Opens the application immediately, and offline (app/web/startup/README.md). The server prepends `build` (app/server/service-worker.ts): the
// build's name, first script, language and files. Each build has a cache of its own, and a page is only stored with its build, so that
// builds are never mixed.
const filesOf = (name) => `files ${name}`
const filesOfBuild = filesOf(build.name)
/** The member's page, queries and previews; deleted when they sign out (platform/web/member-device.ts). */
const memberPage = 'member-page'
/** Written by the page (app/web/startup/cache-queries.ts). */
const cachedQueries = '/cached-queries'
/** Followed by the screen's address; written by the page (app/web/startup/cache-preview.ts). */
const cachedPreview = '/cached-preview?at='
/** Content that other apps shared and that has not been used yet (features/installing/web/share). */
const sharedContent = 'shared'
/** The builds that this worker replaced, and the ids of the pages that were open then. */
const olderBuilds = '/older-builds'
/** How long to wait for the server before showing the cached page, in milliseconds; not at all on slower connections. */
const patience = 60
const isConnectionSlow = () => self.navigator.connection?.rtt > patience

self.addEventListener('install', (event) => {
  // Browsers with static routing serve the build's files without this worker.
  const others = build.files.filter((file) => !file.startsWith('/assets/'))
  event.addRoutes?.([
    { condition: { urlPattern: { pathname: '/assets/*' } }, source: 'cache' },
    ...others.map((pathname) => ({ condition: { urlPattern: { pathname } }, source: { cacheName: filesOfBuild } })),
  ])
  event.waitUntil(install())
})
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('push', (event) => event.data && event.waitUntil(notify(event.data.json())))
self.addEventListener('notificationclick', (event) => event.waitUntil(openNotification(event.notification)))
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(resubscribe(event.oldSubscription)))
self.addEventListener('message', (event) => {
  if (event.data === 'take-off-what-is-read') event.waitUntil(closeReadNotifications())
  if (event.data === 'which-build') event.ports[0]?.postMessage({ script: build.script, language: build.language })
})
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (origin !== self.location.origin) return
  const isShared = method === 'POST' && mode === 'navigate' && pathname === build.share.address
  if (isShared) event.respondWith(storeShared(event.request))
  if (method !== 'GET') return
  if (mode === 'navigate') {
    // The repair page must not depend on the worker.
    if (!pathname.startsWith('/api/') && pathname !== build.wayOut) event.respondWith(respondWithPage(event))
  } else if (pathname.startsWith('/assets/') || build.files.includes(pathname)) event.respondWith(respondWithFile(event.request, pathname))
})

async function install() {
  const cache = await caches.open(filesOfBuild)
  // One at a time, so that the page's requests come first.
  for (const file of build.files) {
    if (await cache.match(file)) continue
    const isHashed = file.startsWith('/assets/')
    const ofOtherBuild = isHashed && (await caches.match(file))
    // Files with fixed names may be outdated in the browser's HTTP cache.
    const request = isHashed ? file : new Request(file, { cache: 'no-cache' })
    await (ofOtherBuild ? cache.put(file, ofOtherBuild) : cache.add(request))
  }
  await cachePage(await fetch(build.start))
  // Open pages continue with their build's files, which are deleted once the last of them is closed.
  await self.skipWaiting()
}

async function activate() {
  const others = (await caches.keys()).filter((name) => ![filesOfBuild, memberPage, sharedContent].includes(name))
  const builds = others.filter((name) => name.startsWith(filesOf('')))
  if (builds.length > 0) {
    const pages = (await openPages()).map(({ id }) => id)
    await (await caches.open(filesOfBuild)).put(olderBuilds, Response.json({ builds, pages }))
  }
  await Promise.all(others.filter((name) => !name.startsWith(filesOf(''))).map((name) => caches.delete(name)))
  await deleteOlderBuilds()
  const page = await inMemberPage(build.start)
  if (page && !isOfThisBuild(await page.text())) await caches.delete(memberPage)
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

const isOfMembers = (pathname) => build.places.some((place) => pathname.startsWith(place))

const openPages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true })

/** Deletes older builds once no page of them is open; not a newer one, which may be downloading. */
async function deleteOlderBuilds() {
  const stored = await caches.match(olderBuilds, { cacheName: filesOfBuild })
  if (!stored) return
  const { builds, pages } = await stored.json()
  const open = await openPages()
  if (open.some(({ id }) => pages.includes(id))) return
  await Promise.all(builds.map((name) => caches.delete(name)))
  await (await caches.open(filesOfBuild)).delete(olderBuilds)
}

/**
 * Responds with the server's page if it is fast, or after a reload. Otherwise responds with the cached page, which is replaced if the
 * server's page turns out to belong to another member or to none.
 */
async function respondWithPage(event) {
  event.waitUntil(deleteOlderBuilds())
  const { pathname, search } = new URL(event.request.url)
  const fromServer = fetchPage(event)
  // Failures are handled below.
  fromServer.catch(() => {})
  const isReload = ['reload', 'no-cache', 'no-store'].includes(event.request.cache)
  const cached = isOfMembers(pathname) ? pageFromCache(pathname + search) : undefined
  if (cached && !isReload) {
    const first = isConnectionSlow() ? undefined : await Promise.race([fromServer.catch(() => undefined), after(patience)])
    if (first && first.status < 500) return cachedToo(event, first)
    const page = await cached
    if (page) {
      event.waitUntil(checkMember(event, fromServer, page.headers.get(memberHeader)))
      return page
    }
  }
  try {
    return cachedToo(event, await fromServer)
  } catch (error) {
    const page = (await cached) ?? (await pageFromCache(pathname + search))
    if (page) return page
    throw error
  }
}

const fetchPage = async (event) => (await event.preloadResponse) ?? fetch(event.request)

function cachedToo(event, response) {
  event.waitUntil(cachePage(response.clone()))
  return response
}

/** Replaces a cached page that does not belong to the current member. */
async function checkMember(event, fromServer, member) {
  const response = await fromServer.catch(() => undefined)
  const now = response && (await cachePage(response))
  if (now === undefined || now === member) return
  await caches.delete(memberPage)
  // The window may not have the page yet, or still be opening it, and then refuse.
  for (let attempt = 0; attempt < 50; attempt++) {
    const page = await self.clients.get(event.resultingClientId)
    const isReplaced = await page?.navigate(event.request.url).then(
      () => true,
      () => false,
    )
    if (isReplaced) return
    await after(100)
  }
}

const after = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Files with fixed names are stored per build. */
async function respondWithFile(request, path) {
  const cached = await caches.match(path, path.startsWith('/assets/') ? {} : { cacheName: filesOfBuild })
  return cached ?? fetch(request)
}

/** Does not create the cache. */
const inMemberPage = (name) => caches.match(name, { cacheName: memberPage })
const isOfThisBuild = (text) => text.includes(`src="${build.script}"`)

/** Stored with page, queries and previews, so that they are only used together (app/web/startup/member-cache.ts). */
const memberHeader = 'x-cached-member'
const buildHeader = 'x-cached-build'

/** The cached page with the cached queries, and the preview of the screen at an address. */
async function pageFromCache(address) {
  const [page, data, preview] = await Promise.all(
    [build.start, cachedQueries, cachedPreview + encodeURIComponent(address)].map((name) => inMemberPage(name)),
  )
  if (!page) return undefined
  const ownText = async (cached) => {
    const isOwn = cached?.headers.get(memberHeader) === page.headers.get(memberHeader) && cached?.headers.get(buildHeader) === build.script
    return isOwn ? cached.text() : undefined
  }
  const [text, queries, html] = await Promise.all([page.text(), ownText(data), ownText(preview)])
  const withData = queries ? text.replace(endOfData, () => `,"isCached":true,"queries":${queries}}</script>`) : text
  return pageOf(html ? withData.replace(noScreen, () => html) : withData, page.headers)
}
const noScreen = '<!--screen--><!--/screen-->'
const endOfData = /\}<\/script>(?=\s*<\/body>)/

/**
 * Caches a page of the application. A visitors' page means that no one is signed in.
 * @returns the id of its member; null for visitors, undefined if unknown
 */
async function cachePage(response) {
  if (!response.ok || !response.headers.get('content-type')?.startsWith('text/html')) return undefined
  const { pathname } = new URL(response.url)
  if (pathname !== '/' && !isOfMembers(pathname)) return undefined
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

/** Removes the screen and its data, because the page will be opened later and at other addresses. */
const withoutData = (text) => text.replace(/<!--screen-->.*<!--\/screen-->/s, noScreen).replace(/,"queries":.*(?=\}<\/script>)/s, '')

/** A page with the headers of another, but uncompressed. */
function pageOf(text, original) {
  const headers = new Headers(original)
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  return new Response(text, { headers })
}

/** Stores shared content until the member decides what to do with it; works offline and before they sign in. */
async function storeShared(request) {
  const id = crypto.randomUUID()
  try {
    // Only the system may share, not other sites.
    const { origin } = self.location
    if (request.referrer && request.referrer !== 'about:client' && !request.referrer.startsWith(`${origin}/`))
      return Response.redirect('/', 303)
    const form = await request.formData()
    const texts = Object.fromEntries(['title', 'text', 'url'].map((name) => [name, textIn(form, name)]))
    const file = form.get('file')
    const isFile = file instanceof File && file.size > 0
    const isStored = isFile && build.share.types.includes(file.type) && file.size <= build.share.mostBytes
    const cache = await caches.open(sharedContent)
    if (isStored) await cache.put(`/shared/${id}/file`, new Response(file, { headers: { 'content-type': file.type } }))
    const about = isFile ? { name: file.name, type: file.type, isTaken: isStored } : null
    await cache.put(`/shared/${id}`, Response.json({ ...texts, file: about, at: Date.now() }))
  } catch {
    return Response.redirect(`${build.share.screen}?problem=unread`, 303)
  }
  return Response.redirect(`${build.share.screen}?id=${id}`, 303)
}

function textIn(form, name) {
  const text = form.get(name)
  return typeof text === 'string' ? text.slice(0, build.share.longest) : ''
}

/** The open pages with the application, which shows notifications and opens links; visitors' pages do neither. */
const memberPages = async () => (await self.clients.matchAll({ type: 'window' })).filter(({ url }) => isOfMembers(new URL(url).pathname))

/** Shows a push notification (features/push/server/payload.ts), unless a page is visible, which shows it. */
async function notify({ id, title, body, url, unread }) {
  const pages = await memberPages()
  if (pages.some((page) => page.visibilityState === 'visible')) return
  await self.registration.showNotification(title, { body, tag: `notifications/${id}`, renotify: true, data: { id, url } })
  await self.navigator.setAppBadge?.(unread).catch(() => {})
  // It may have been read on another device in the meantime.
  await closeReadNotifications()
}

async function closeReadNotifications() {
  const shown = (await self.registration.getNotifications()).filter(({ data }) => data?.id !== undefined)
  if (shown.length === 0) return
  const answer = await ask('/api/push/standing', { ids: shown.slice(-100).map(({ data }) => data.id) })
  if (!answer) return
  // After signing out, notifications are removed.
  const { unread } = answer.ok ? await answer.json() : { unread: answer.status === 401 ? [] : shown.map(({ data }) => data.id) }
  for (const each of shown) if (!unread.includes(each.data.id)) each.close()
  // An open page sets the badge (Notices.tsx).
  if (unread.length === 0 && (await openPages()).length === 0) await self.navigator.clearAppBadge?.().catch(() => {})
}

/** Opens a notification's address in an open page, or in a new one. */
async function openNotification(notification) {
  notification.close()
  const { origin } = self.location
  const url = new URL(notification.data?.url ?? build.start, origin)
  if (url.origin !== origin) return
  const [page] = await memberPages()
  if (page) {
    await page.focus()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's client has no target origin
    page.postMessage({ go: url.pathname + url.search })
  } else await self.clients.openWindow(url.href)
}

/** Browsers renew their subscriptions from time to time. */
async function resubscribe(old) {
  if (!old) return
  const { endpoint, keys } = (await self.registration.pushManager.subscribe(old.options)).toJSON()
  await ask('/api/push/devices', { endpoint, keys, renews: true })
}

/** @returns undefined if the server cannot be reached */
const ask = (path, content) =>
  fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(content) }).catch(() => undefined)
