import type { Language } from '#platform/language.ts'
import { zoneCookie } from '#platform/zone-cookie.ts'

/** While a page is rendered on the server, where there is no window to ask. */
export interface Reader {
  isPhone: boolean
  language: Language
  /** In which numbers and dates are written, as BCP 47 has it. */
  locale: string
  /** As the IANA names it. */
  timeZone: string
  /** What the community is called. */
  siteName: string
}

let onServer: Reader | undefined

/** Renders for somebody; rendering is synchronous, so that there is one reader at a time. */
export function renderedFor<Rendered>(reader: Reader, render: () => Rendered): Rendered {
  onServer = reader
  try {
    return render()
  } finally {
    onServer = undefined
  }
}

/** Who the page is rendered for; undefined in a browser. */
export const readerOnServer = (): Reader | undefined => onServer

/** The zone of the reader's clock. */
export const readerZone = (): string => readerOnServer()?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone

/** Tells the server which zone that is, from the next page on. */
export function tellZone(): void {
  document.cookie = `${zoneCookie}=${encodeURIComponent(readerZone())}; path=/; max-age=31536000; samesite=lax`
}
