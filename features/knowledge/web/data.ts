import { keepPreviousData } from '@tanstack/react-query'
import { roomApi } from '#platform/web/api.ts'
import { pagedOptions } from '#platform/web/pages.ts'
import type { knowledgeContract } from '../contract.ts'

export const knowledge = roomApi<typeof knowledgeContract>('knowledge')

/** They are part of the program, so they do not change while the page is open. */
export const allArticles = () => knowledge.query.articles.queryOptions({ staleTime: Infinity })
export const article = (slug: string) => knowledge.query.article.queryOptions({ input: { slug }, staleTime: Infinity })

export const foundArticles = (query: string) =>
  knowledge.query.search.queryOptions({ input: { query }, enabled: query !== '', placeholderData: keepPreviousData })

export const webinarPages = (when: 'ahead' | 'past') => pagedOptions(knowledge.query.webinars, (cursor) => ({ cursor, when }))
/** The next webinars. */
export const nextWebinars = () => knowledge.query.webinars.queryOptions({ input: { limit: 2 } })
/** For those who manage the programme: also those of groups. */
export const managedWebinarPages = (when: 'ahead' | 'past') => pagedOptions(knowledge.query.managedWebinars, (cursor) => ({ cursor, when }))
/** The groups that a webinar can be for. */
/** The next webinars for the people of a group. */
export const webinarsOfGroup = (group_id: string) => pagedOptions(knowledge.query.webinars, (cursor) => ({ cursor, group_id, limit: 5 }))
export const resourcePages = (id: string) => pagedOptions(knowledge.query.resources, (cursor) => ({ cursor, id }))
