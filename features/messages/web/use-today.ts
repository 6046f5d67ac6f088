import { outsideStore } from '#platform/web/store.ts'
import { useStore } from '#platform/web/use-store.ts'

/** When today began here, in milliseconds. */
const lastMidnight = () => new Date().setHours(0, 0, 0, 0)

const day = outsideStore(lastMidnight, (tell) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  /** A timer may sleep with its device, hence also a look each time the page is shown. */
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

/** Some time of today: what is called today and yesterday changes at midnight. */
export const useToday = (): Date => new Date(useStore(day))
