/** The room's entry point for visitors' pages. */
export const loadDecisionLink = () => import('./own/decision-link-island.tsx')
