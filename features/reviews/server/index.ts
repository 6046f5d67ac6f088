export { latestReviews, matchSuccess } from './door.ts'
