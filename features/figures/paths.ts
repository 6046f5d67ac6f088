import { consolePath } from '#platform/paths.ts'

/** How the community grows, and what its members find in it. */
export const figuresPath = () => consolePath('figures')
