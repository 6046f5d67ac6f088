// Served in place of the service worker while SERVICE_WORKER=off: takes itself, what workers before it keep, and their hold on open pages away.
// What members have written and not sent is no worker's, and stays.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(remove()))

async function remove() {
  for (const name of await caches.keys()) if (name !== 'shared') await caches.delete(name)
  await self.registration.unregister()
}
