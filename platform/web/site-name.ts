import { readerOnServer } from './reader.ts'

/** What the community is called, as the page says in its head. */
export const siteName = (): string =>
  readerOnServer()?.siteName ?? document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? ''
