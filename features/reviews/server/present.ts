import { presentBrief } from '#features/members/server/index.ts'
import type { OperatedReview, OwnReview, Review } from '../contract.ts'
import type { OperatedRow, OwnRow, ReviewRow } from './queries.ts'

const timesOf = ({ created_at, edited_at, replied_at }: Pick<ReviewRow, 'created_at' | 'edited_at' | 'replied_at'>) => ({
  created_at: created_at.toISOString(),
  edited_at: edited_at?.toISOString() ?? null,
  replied_at: replied_at?.toISOString() ?? null,
})

const stateOf = ({ hidden_at, waiting_since }: Pick<ReviewRow, 'hidden_at' | 'waiting_since'>) => ({
  is_hidden: hidden_at !== null,
  is_waiting: waiting_since !== null,
})

export const presentReview = (row: ReviewRow): Review => ({
  id: row.id,
  author: presentBrief(row),
  rating: row.rating,
  review_text: row.review_text,
  reply: row.reply,
  ...timesOf(row),
})

export const presentOwn = (row: OwnRow): OwnReview => ({
  id: row.id,
  rating: row.rating,
  review_text: row.review_text,
  reply: row.reply,
  ...timesOf(row),
  ...stateOf(row),
})

export const presentOperated = (row: OperatedRow): OperatedReview => ({
  ...presentReview(row),
  about: row.about && presentBrief(row.about),
  ...stateOf(row),
})
