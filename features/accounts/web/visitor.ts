/** The room's exports for visitor pages, all loaded on demand because they are large; `index.ts` is for the signed-in application. */
export const loadSignIn = () => import('./sign-in-island.tsx')
export const loadSignOut = () => import('./sign-out-island.tsx')
export const loadResetPassword = () => import('./reset-island.tsx')
export const loadEmailLink = () => import('./email-link-island.tsx')
export const loadApplicationLink = () => import('./application-link-island.tsx')
export const loadToasts = () => import('./island.tsx')
