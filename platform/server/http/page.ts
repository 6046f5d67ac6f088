import type { FastifyReply } from 'fastify'
import type { Language } from '#platform/language.ts'
import type { Actor } from './context.ts'
import type { Serve } from './serve.ts'

export interface PageAssets {
  /** None where it is empty. */
  script: string
  /** The scripts that it imports, in the order in which they run. */
  imports: string[]
  /** Code that most screens need, to be loaded once something is painted. */
  common?: string[]
  styles: string[]
  /** The face that all texts begin with. */
  font?: string | undefined
}

/** What a page contains about the community besides its own content. */
export interface PageSite {
  name: string
  /** '#rrggbb'; null for evergreen. */
  accent: string | null
}

/** What search engines and those who are sent a link see. */
export interface PageCard {
  description: string
  /** Absolute: the page's own address, and a picture of 1200 by 630. */
  url: string
  picture: string
  /** The same page's addresses in each language, and the one that is in the reader's. */
  inLanguages: Record<Language | 'x-default', string>
  /** Structured data for search engines (schema.org, JSON-LD). */
  structuredData?: object
}

export interface PageContents {
  language: Language
  title: string
  site: PageSite
  card?: PageCard | undefined
  assets: PageAssets
  body: string
  /** What the page's script reads. */
  data?: object
}

/** Makes a whole page; a page without a card is not for search engines. */
export type ComposePage = (contents: PageContents) => string

/** How a room sends its pages. */
export interface PageSender<Page> {
  /** Sends what `make` returns once it is the request's turn. */
  send(reply: FastifyReply, headers: object, make: (actor: Actor | undefined) => Promise<string>): Promise<FastifyReply>
  /** Sends members the application, and visitors this page in its place, or what the function makes. */
  show(reply: FastifyReply, inPlace: Page | (() => Promise<string>)): Promise<FastifyReply>
  /** For what decides whether there is a page; `send` and `show` take a turn of their own. */
  serve: Serve
  /** Remembers this language for later pages. */
  keepLanguage(reply: FastifyReply, language: Language | null): void
}

/** Headers of a page that differs from reader to reader. */
export const perReaderHeaders = { 'cache-control': 'private, no-cache', vary: 'cookie, authorization, accept-encoding, accept-language' }
