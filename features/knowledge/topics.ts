/** Topics of articles, in the order of the knowledge hub. */
export const articleTopics = ['series-a', 'pitch-deck', 'legal', 'investing', 'sustainability'] as const
export type ArticleTopic = (typeof articleTopics)[number]

/** The first article on a topic; for investing, webinars take its place. */
export const guides = {
  'series-a': 'series-a-guide',
  'pitch-deck': 'pitch-deck-template',
  legal: 'legal-documents',
  sustainability: 'impact-and-esg-for-startups',
} as const
