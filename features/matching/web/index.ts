import { lazy } from 'react'

export { Connected } from './connected/Connected.tsx'
export { MatchPanel } from './profile/MatchPanel.tsx'

// For the dashboard, which does not wait for them.
export const OpenInterests = lazy(() => import('./dashboard/OpenInterests.tsx').then((module) => ({ default: module.OpenInterests })))
export const YourMatches = lazy(() => import('./dashboard/YourMatches.tsx').then((module) => ({ default: module.YourMatches })))
