import { tabPath } from '#platform/paths.ts'

/** What an organisation shares about its sustainability. */
export const sustainabilityPath = (slug: string) => `/organisation/${slug}/sustainability`
/** For its people: how far its answers are. */
export const answersPath = (slug: string, year?: number) =>
  `${sustainabilityPath(slug)}/answers${year === undefined ? '' : `?year=${year}`}`
/** The questions of a section or framework. @param part a section or framework */
export const answerPath = (slug: string, part: string) => `${answersPath(slug)}/${part}`
/** Who asks, who reads, who has read. */
export const readersPath = (slug: string) => `${sustainabilityPath(slug)}/readers`
/** A file that an answer cites, at a page. */
export const evidencePath = (slug: string, fileId: string, documentId: string, page?: number | null) =>
  `${sustainabilityPath(slug)}/files/${fileId}/${documentId}${page ? `?page=${page}` : ''}`
/** The member's own requests. */
export const ownRequestsPath = () => tabPath('sustainability-requests')
