// Lets the application open without a connection. The server puts `build` before this (app/server/service-worker.ts): the build's name,
// the script its pages begin with, and its files. Each build has a cache of its own, whose files have their contents' hash in their names,
// and a page is kept only with the build it belongs to: what is shown is never a mix of two.
const filesOfBuild = `files ${build.name}`
/** The application's page with the member's facts in it; the page forgets it by this name when the member signs out (member-device.ts). */
const memberPage = 'member-page'

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('push', (event) => event.data && event.waitUntil(tell(event.data.json())))
self.addEventListener('notificationclick', (event) => event.waitUntil(follow(event.notification)))
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(subscribeAgain(event.oldSubscription)))
self.addEventListener('message', (event) => {
  if (event.data === 'take-off-what-is-read') event.waitUntil(takeOffWhatIsRead())
})
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== self.location.origin) return
  if (mode === 'navigate') {
    if (!pathname.startsWith('/api/')) event.respondWith(answerPage(event))
  } else if (build.files.includes(pathname)) event.respondWith(answerFile(event.request, pathname))
})

async function install() {
  const cache = await caches.open(filesOfBuild)
  // One after the other: whatever the page itself asks for meanwhile comes first.
  for (const file of build.files) if (!(await cache.match(file))) await cache.add(file)
  await keep(await fetch(build.start))
}

async function activate() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== filesOfBuild && name !== memberPage).map((name) => caches.delete(name)))
  const page = await keptPage()
  if (page && !isOfThisBuild(await page.text())) await caches.delete(memberPage)
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

/** The server's, as long as it can be reached. */
async function answerPage(event) {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request))
    event.waitUntil(keep(response.clone()))
    return response
  } catch (error) {
    const page = await keptPage()
    if (page) return page
    throw error
  }
}

async function answerFile(request, path) {
  const cache = await caches.open(filesOfBuild)
  if (path.startsWith('/assets/')) return (await cache.match(path)) ?? fetch(request)
  return fetch(request).catch(async (error) => {
    const kept = await cache.match(path)
    if (kept) return kept
    throw error
  })
}

const keptPage = async () => (await caches.open(memberPage)).match(build.start)
const isOfThisBuild = (text) => text.includes(`src="${build.script}"`)

/** Keeps a page of the application; one of visitors, where a member would have got the application, says that nobody is signed in. */
async function keep(response) {
  if (!response.ok || !response.headers.get('content-type')?.startsWith('text/html')) return
  const { pathname } = new URL(response.url)
  if (pathname !== '/' && !build.places.some((place) => pathname.startsWith(place))) return
  const text = await response.text()
  if (!text.includes('id="page-data"')) await caches.delete(memberPage)
  else if (isOfThisBuild(text)) await (await caches.open(memberPage)).put(build.start, pageOf(withoutData(text), response.headers))
}

/** It opens at every address, and later: what it came with was of one, and of that moment. */
const withoutData = (text) => text.replace(/<!--screen-->.*<!--\/screen-->/s, '').replace(/,"queries":.*(?=\}<\/script>)/s, '')

/** A page as it was, its policies too, but unpacked. */
function pageOf(text, given) {
  const headers = new Headers(given)
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  return new Response(text, { headers })
}

/** Shows what the server tells (features/push/server/payload.ts), unless a page of ours is being looked at, which says it itself. */
async function tell({ id, title, body, url, unread }) {
  const pages = await self.clients.matchAll({ type: 'window' })
  if (pages.some((page) => page.visibilityState === 'visible')) return
  await self.registration.showNotification(title, { body, tag: `notifications/${id}`, renotify: true, data: { id, url } })
  await self.navigator.setAppBadge?.(unread).catch(() => {})
  // It may have been read on another device while the push service kept it.
  await takeOffWhatIsRead()
}

async function takeOffWhatIsRead() {
  const shown = (await self.registration.getNotifications()).filter(({ data }) => data?.id !== undefined)
  if (shown.length === 0) return
  const answer = await ask('/api/push/standing', { ids: shown.slice(-100).map(({ data }) => data.id) })
  if (!answer) return
  // Whoever has signed out leaves nothing on the screen.
  const { unread } = answer.ok ? await answer.json() : { unread: answer.status === 401 ? [] : shown.map(({ data }) => data.id) }
  for (const each of shown) if (!unread.includes(each.data.id)) each.close()
  if (unread.length === 0) await self.navigator.clearAppBadge?.().catch(() => {})
}

/** Opens the place that a notification tells of: in a page that is there, or in a new one. */
async function follow(notification) {
  notification.close()
  const { origin } = self.location
  const url = new URL(notification.data?.url ?? build.start, origin)
  if (url.origin !== origin) return
  const [page] = await self.clients.matchAll({ type: 'window' })
  if (page) {
    await page.focus()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a client of a worker takes none
    page.postMessage({ go: url.pathname + url.search })
  } else await self.clients.openWindow(url.href)
}

/** Browsers renew their subscriptions from time to time. */
async function subscribeAgain(old) {
  if (!old) return
  const { endpoint, keys } = (await self.registration.pushManager.subscribe(old.options)).toJSON()
  await ask('/api/push/devices', { endpoint, keys })
}

/** @returns undefined where the server cannot be reached */
const ask = (path, content) =>
  fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(content) }).catch(() => undefined)
