/** What lets somebody in for a while: not to be given back by a backup. */
export const passingTables = ['decision_links'] as const
