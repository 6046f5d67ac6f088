import type { Page } from '@playwright/test'

/** Whether the browser keeps all that the application needs to open, and the member's page. */
export const isKept = (page: Page) =>
  page.evaluate(async () => navigator.serviceWorker.controller !== null && (await caches.has('member-page')))

/** Whether what the member last read is kept, with these words in it. */
export const isRead = (page: Page, text: string) =>
  page.evaluate(async (words) => {
    const kept = await caches.match('/kept-data', { cacheName: 'member-page' })
    return (await kept?.text())?.includes(words) ?? false
  }, text)

/** How many builds it keeps the files of. */
export const buildsKept = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('files ')).length)
