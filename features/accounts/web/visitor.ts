/**
 * The room's door for visitors' pages. What stands behind it is large and loads when it is asked for; `index.ts` belongs to the
 * application of the signed-in.
 */
export const loadSignIn = () => import('./sign-in-island.tsx')
export const loadSignOut = () => import('./sign-out-island.tsx')
export const loadResetPassword = () => import('./reset-island.tsx')
export const loadEmailLink = () => import('./email-link-island.tsx')
export const loadToasts = () => import('./island.tsx')
