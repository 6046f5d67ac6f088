/** The room's door for the landing page of members: what stands behind it is loaded where there is a place for it. */
export const loadReviewForm = () => import('./reviews-island.tsx')
