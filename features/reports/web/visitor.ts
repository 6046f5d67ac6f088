/** The room's door for visitors' pages. */
export const loadDecisionLink = () => import('./own/decision-link-island.tsx')
