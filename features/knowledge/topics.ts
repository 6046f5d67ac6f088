/** What articles are about, in the order of the knowledge hub. */
export const articleTopics = ['series-a', 'pitch-deck', 'legal', 'investing'] as const
export type ArticleTopic = (typeof articleTopics)[number]

/** The article that a topic begins with; of investing, that is the webinars. */
export const guides = { 'series-a': 'series-a-guide', 'pitch-deck': 'pitch-deck-template', legal: 'legal-documents' } as const
