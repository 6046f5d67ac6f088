// Lets the application open without a connection. The server puts `build` before this (app/server/service-worker.ts): the build's name,
// the script its pages begin with, and its files. Each build has a cache of its own, whose files have their contents' hash in their names,
// and a page is kept only with the build it belongs to: what is shown is never a mix of two.
const filesOfBuild = `files ${build.name}`
/** The application's page with the member's facts in it; the page forgets it by this name when the member signs out (member-device.ts). */
const memberPage = 'member-page'

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))
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
