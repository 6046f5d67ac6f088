import { consolePath } from '#platform/paths.ts'

/** How long data is kept, for operators. */
export const retentionPath = () => consolePath('retention')
