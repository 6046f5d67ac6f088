export { acceptOnJoining } from './accept.ts'
export { legalMarkdown } from './legal-markdown.ts'
export { type PublishedTerms, keepFirstVersion, publishedTerms } from './versions.ts'
