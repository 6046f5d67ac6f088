import type { Language } from '#platform/language.ts'
import { zoneCookie } from '#platform/zone-cookie.ts'

/** The reader of a page that is rendered on the server, where there is no window. */
export interface Reader {
  isPhone: boolean
  language: Language
  /** The locale for numbers and dates (BCP 47). */
  locale: string
  /** IANA time zone. */
  timeZone: string
  /** The community's name. */
  siteName: string
}

let onServer: Reader | undefined

/** Renders for a reader; rendering is synchronous, so there is only one reader at a time. */
export function renderedFor<Rendered>(reader: Reader, render: () => Rendered): Rendered {
  onServer = reader
  try {
    return render()
  } finally {
    onServer = undefined
  }
}

/** The reader that the page is rendered for; undefined in a browser. */
export const readerOnServer = (): Reader | undefined => onServer

/** The reader's time zone. */
export const readerZone = (): string => readerOnServer()?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone

/** The browser's time zone, if it is another than when the page started: formats that are kept stay in the zone they were made in. */
let changedZone: string | undefined

/** The time zone for `Intl`, where the browser's first one need not be named: naming it would look it up for each time. */
export const shownZone = (): string | undefined => readerOnServer()?.timeZone ?? changedZone

/** Sends the time zone to the server, for the next pages, and follows members who travel. */
export function followZone(): void {
  let zone = readerZone()
  tellZone(zone)
  document.addEventListener('visibilitychange', () => {
    if (zone === readerZone()) return
    zone = readerZone()
    changedZone = zone
    tellZone(zone)
  })
}

function tellZone(zone: string): void {
  document.cookie = `${zoneCookie}=${encodeURIComponent(zone)}; path=/; max-age=31536000; samesite=lax`
}
