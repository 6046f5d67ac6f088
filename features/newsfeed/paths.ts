import { tabPath } from '#platform/paths.ts'

/** The newsfeed, or its posts on a topic. */
export const newsfeedPath = (topic?: string) => (topic ? `${tabPath('newsfeed')}?topic=${topic}` : tabPath('newsfeed'))

export const postPath = (id: string) => `/dashboard/posts/${id}`
