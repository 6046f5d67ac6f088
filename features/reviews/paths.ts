import { consolePath } from '#platform/paths.ts'

/** Where moderators approve, hide and restore reviews. */
export const moderatedReviewsPath = () => consolePath('reviews')
