export { screensWithVisitorPage } from './organisation-routes.ts'
export { visitorRoutes } from './visitor-routes.ts'
export type { VisitorPage } from '../facts.ts'
export { type VisitorRenderer, visitorPages } from './visitor-pages.ts'

/** Vite's entries: the script of the pages, and their renderer. */
export const visitorScript = 'features/landing/web/visitor.ts'
export const visitorRenderer = 'features/landing/web/render.tsx'
