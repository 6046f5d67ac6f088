// Repairs the application on this device (app/server/way-out.ts): removes its service worker, cached files and pages. Unsent text and
// shared content are stored elsewhere and stay.
const button = document.getElementById('mend')
const done = document.getElementById('mended')
button.disabled = false
button.addEventListener('click', () => void mend())

async function mend() {
  button.disabled = true
  for (const registration of (await navigator.serviceWorker?.getRegistrations()) ?? []) await registration.unregister()
  if ('caches' in window) for (const name of await caches.keys()) if (name !== 'shared') await caches.delete(name)
  done.hidden = false
  done.querySelector('a').focus()
}
