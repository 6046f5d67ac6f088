/** The room's door for the landing page. The form is loaded only where it is shown. */
export const loadReviewForm = () => import('./reviews-island.tsx')
