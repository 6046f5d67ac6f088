/** Registers the service worker, if it is not yet. @returns undefined in development, and where the browser has none or refuses it */
export const registerServiceWorker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  import.meta.env.DEV ? undefined : navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined)
