import { localTime } from '#features/events/zoned-time.ts'
import type { Topic } from '#features/newsfeed/topics.ts'
import { readerZone } from '#platform/web/reader.ts'
import type { Audience } from '../../choices.ts'
import { fieldTexts } from '../../field-texts.ts'

/** What an offer says, as fields of a form. */
export interface OfferWords {
  title: string
  about: string
  topics: Topic[]
  open_to: Audience
  group_id: string | null
  question: string
}

/** Their problems, as the server would say them. */
export const problemsOf = ({ title, topics, open_to, group_id }: OfferWords) => ({
  title: !title.trim() && fieldTexts.title,
  topics: topics.length === 0 && fieldTexts.topics,
  group_id: open_to === 'group' && !group_id && fieldTexts.group,
})

/** As the server takes them. */
export const wordsFrom = (values: OfferWords): OfferWords => ({
  title: values.title,
  about: values.about,
  topics: values.topics,
  question: values.question,
  open_to: values.open_to,
  group_id: values.open_to === 'group' ? values.group_id : null,
})

const day = 24 * 60 * 60_000

/** In a week at ten by the reader's clock. */
export const firstStart = () => `${localTime(new Date(Date.now() + 7 * day), readerZone()).slice(0, 10)}T10:00`

/** The local time some minutes after another one, on the same day. */
export function laterOn(local: string, minutes: number): string {
  const all = Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16)) + minutes
  if (!local || all >= 24 * 60) return firstStart()
  return `${local.slice(0, 11)}${String(Math.floor(all / 60)).padStart(2, '0')}:${String(all % 60).padStart(2, '0')}`
}
