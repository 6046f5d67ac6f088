import * as z from 'zod'
import { text, timestamp } from '#platform/contract.ts'
import { invalid } from '#platform/invalid.ts'
import { fewestOptions, fewestVotes, longestOption, mostOptions, pollDays } from './polls.ts'

const count = z.number().int()

export const poll = z.object({
  options: z.array(
    z.object({
      text: z.string(),
      votes: count.nullable().describe(`Null while the viewer may not see results, and below ${fewestVotes} votes in total`),
    }),
  ),
  voted: count.nullable().describe('The place of the option that the viewer voted for'),
  ends_at: timestamp,
  hasEnded: z.boolean(),
})
export type Poll = z.infer<typeof poll>

const option = text(longestOption).refine(
  (value) => value !== '',
  invalid(/*i18n*/ { id: 'newsfeed.emptyOption', message: 'Please fill in every option of your poll' }),
)

export const newPoll = z.object({
  options: z
    .array(option)
    .min(fewestOptions)
    .max(mostOptions)
    .refine(
      (all) => new Set(all.map((each) => each.toLowerCase())).size === all.length,
      invalid(/*i18n*/ { id: 'newsfeed.sameOptions', message: 'Please make the options of your poll different' }),
    ),
  days: z.literal(pollDays).describe('How long members can vote'),
})
export type NewPoll = z.infer<typeof newPoll>

export const voteInput = z.object({
  id: z.uuid().describe('The post'),
  option: count
    .min(0)
    .max(mostOptions - 1)
    .describe('Its place, from 0'),
})
