import { readerOnServer } from './reader.ts'
import { outsideStore } from './store.ts'
import { useStore } from './use-store.ts'

/** In milliseconds: when today began, or now on the server, whose midnight may be on another day of the reader's. */
const timeToday = () => (readerOnServer() ? Date.now() : new Date().setHours(0, 0, 0, 0))

const day = outsideStore(timeToday, (tell) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Timers pause while a device sleeps, so also check whenever the page becomes visible. */
  function look() {
    tell()
    clearTimeout(timer)
    timer = setTimeout(look, new Date().setHours(24, 0, 1, 0) - Date.now())
  }
  document.addEventListener('visibilitychange', look)
  look()
  return () => {
    document.removeEventListener('visibilitychange', look)
    clearTimeout(timer)
  }
})

/** A time today, updated at midnight, when the names "today" and "yesterday" move on. */
export const useToday = (): Date => new Date(useStore(day))
