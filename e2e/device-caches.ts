import type { Page } from '@playwright/test'

/** Whether the service worker, which the page registers after ten seconds, has taken over. Registers it at once. */
export const hasWorker = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js')
    return navigator.serviceWorker.controller !== null
  })

/** Whether the service worker has taken over, and has cached the member's page and the build's files. */
export const isCached = async (page: Page) => (await hasWorker(page)) && page.evaluate(() => caches.has('member-page'))

/** Whether the cached data contains a text. */
export const isTextCached = (page: Page, text: string) =>
  page.evaluate(async (searched) => {
    const cached = await caches.match('/cached-queries', { cacheName: 'member-page' })
    return (await cached?.text())?.includes(searched) ?? false
  }, text)

/** The cached preview of the screen at an address; empty if there is none. */
export const previewOf = (page: Page, address: string) =>
  page.evaluate(
    async (name) => (await caches.match(name, { cacheName: 'member-page' }))?.text() ?? '',
    `/cached-preview?at=${encodeURIComponent(address)}`,
  )

/** The number of builds whose files are cached. */
export const cachedBuilds = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('files ')).length)
