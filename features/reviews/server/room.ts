import { room } from '#platform/server/room.ts'
import { reviewsContract } from '../contract.ts'
import { moderatedReviewsPath } from '../paths.ts'
import { receivedReviews } from './activity.ts'
import { reviewsHandlers } from './handlers.ts'
import { reviewAnswered, reviewHidden, reviewReceived, reviewsWaiting } from './notifications.ts'
import { reviewsPersonalData } from './personal-data.ts'
import { reviewReportable } from './reportable.ts'
import { reviewSearchable } from './searchable.ts'

export const reviewsRoom = room({
  name: 'reviews',
  contract: reviewsContract,
  handlers: reviewsHandlers,
  screens: [moderatedReviewsPath()],
  kinds: [reviewReceived, reviewAnswered, reviewHidden, reviewsWaiting],
  reportables: [reviewReportable],
  searchables: [reviewSearchable],
  home: { activity: receivedReviews },
  personalData: reviewsPersonalData,
})
