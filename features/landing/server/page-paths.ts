import { legalPath } from '#features/legal/paths.ts'
import { type LegalText, legalTexts } from '#features/legal/texts.ts'
import { landingPath } from '#platform/paths.ts'
import { type Audience, audiences } from '../audiences.ts'
import type { VisitorPage } from '../facts.ts'
import { audiencePath } from '../paths.ts'

/** The pages that have an address in each language and that search engines index. */
export const indexedPages = ['about', ...audiences, ...legalTexts] as const

/** The canonical path for search engines; none for pages that are not indexed. */
export function pathOf(page: (typeof indexedPages)[number]): string
export function pathOf(page: VisitorPage): string | undefined
export function pathOf(page: VisitorPage): string | undefined {
  if (page === 'landing' || page === 'about') return landingPath()
  if (isLegal(page)) return legalPath(page)
  return isAudience(page) ? audiencePath(page) : undefined
}

export const isLegal = (page: VisitorPage): page is LegalText => (legalTexts as readonly string[]).includes(page)
export const isAudience = (page: VisitorPage): page is Audience => (audiences as readonly string[]).includes(page)
