export { visitorRoutes } from './visitor-routes.ts'
export type { VisitorPage } from '../facts.ts'
export { type VisitorRenderer, visitorPages } from './visitor-pages.ts'

/** Vite's entries: what runs on the pages, and what renders them. */
export const visitorScript = 'features/landing/web/visitor.ts'
export const visitorRenderer = 'features/landing/web/render.tsx'
