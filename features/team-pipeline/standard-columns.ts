/** The columns that a team's pipeline starts with. Their names are translated for each reader until somebody renames them. */
export const standardColumns = ['screening', 'call', 'diligence', 'committee', 'invested', 'passed'] as const
export type StandardColumn = (typeof standardColumns)[number]
