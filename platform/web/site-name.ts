import { readerOnServer } from './reader.ts'

/** The community's name, from the head of the page. */
export const siteName = (): string =>
  readerOnServer()?.siteName ?? document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? ''
