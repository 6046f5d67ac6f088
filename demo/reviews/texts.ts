import type { UserType } from '#platform/members.ts'
import type { FundingStage } from '#features/profiles/vocabulary.ts'

/** Reviews of the platform. */
export interface PlatformReview {
  by: UserType
  /** The author's stage of funding, if the text depends on it. */
  stages?: readonly FundingStage[]
  rating: number
  daysAgo: number
  /** Values: expertise (of the author, in a sentence), city. */
  text: string
}

export const ofPlatform: readonly PlatformReview[] = [
  {
    by: 'startup',
    stages: ['seed'],
    rating: 5,
    daysAgo: 3,
    text: 'We raised a third of our seed round from two investors we met here. The match reasons helped most: both knew why we were a fit before the first call.',
  },
  {
    by: 'investor',
    rating: 4,
    daysAgo: 9,
    text: 'The match reasons save me about an hour a week. I would like to be able to sort my pipeline by country.',
  },
  {
    by: 'mentor',
    rating: 5,
    daysAgo: 16,
    text: 'High response rate: three of the four founders I contacted replied on the same day.',
  },
  {
    by: 'startup',
    rating: 3,
    daysAgo: 24,
    text: 'Good for finding mentors. In our field, {expertise}, there are still few investors.',
  },
  {
    by: 'advisor',
    rating: 4,
    daysAgo: 33,
    text: 'I joined for the events and now mostly use the deal rooms. The watermark on decks makes founders more comfortable with sharing them.',
  },
  {
    by: 'investor',
    rating: 5,
    daysAgo: 47,
    text: 'Clear and focused. Impact claims in profiles are specific enough to follow up on.',
  },
  {
    by: 'startup',
    stages: ['seed', 'series-a'],
    rating: 4,
    daysAgo: 58,
    text: 'Setting up my profile took ten minutes, and I had the first introduction within a week.\n\nThe Series A guide is excellent.',
  },
  {
    by: 'mentor',
    rating: 4,
    daysAgo: 71,
    text: 'A serious community with relevant matches. Passing on a match is easy and causes no awkwardness.',
  },
]

/** Reviews of members, by whom they can be. Values: name (the first name of the reviewed member), company, expertise (in a sentence). */
export interface MemberReview {
  by: readonly UserType[]
  rating: number
  text: string
  reply?: string
}

const investors: readonly UserType[] = ['investor']
const founders: readonly UserType[] = ['startup']
const helpers: readonly UserType[] = ['mentor', 'advisor']

export const ofMembers: Readonly<Record<UserType, readonly MemberReview[]>> = {
  startup: [
    {
      by: investors,
      rating: 5,
      text: '{name} knows the numbers of {company} and is open about the weak spots. Due diligence took {three|four|five} weeks.',
      reply: 'Thank you. Your questions on {expertise} led us to improve our reporting.',
    },
    { by: investors, rating: 4, text: 'Clear pitch of {company} and quick answers. The data room could have been ready a week earlier.' },
    { by: helpers, rating: 5, text: '{name} used our advice on the pilot contract and told us what came of it {two|three} months later.' },
    { by: helpers, rating: 4, text: 'We worked on {expertise} in {four|five|six} sessions. {name} came prepared to all but one.' },
    { by: founders, rating: 5, text: '{name} shared the price list of {company} with us and asked for ours in return. Both got better.' },
    { by: investors, rating: 4, text: 'No deal in the end, but {company} answered {28-64} questions in writing and asked good ones back.' },
  ],
  investor: [
    {
      by: founders,
      rating: 5,
      text: '{name} declined our round with a reason and introduced us to our lead investor.',
      reply: 'Glad it worked out. Please get in touch when you raise again.',
    },
    {
      by: founders,
      rating: 4,
      text: 'Fair terms from {company}. The decision took {seven|nine|eleven} weeks, and agreed dates were kept.',
    },
    {
      by: [...founders, ...helpers],
      rating: 4,
      text: '{name} asks detailed questions about impact and takes the answers seriously, also the uncomfortable ones.',
    },
    { by: founders, rating: 3, text: 'Friendly calls with {company}, but we had to send the same figures {two|three} times.' },
    {
      by: investors,
      rating: 5,
      text: 'We shared a round in {expertise}. {name} did the work on the contracts and shared it with all of us.',
    },
  ],
  mentor: [
    { by: founders, rating: 5, text: '{Two|Three} calls with {name}, each with written notes. It helped us to make an important hire.' },
    {
      by: founders,
      rating: 5,
      text: 'Direct feedback on {expertise} that turned out to be right. I did not like it in the first week.',
      reply: 'I remember that call. Thank you for coming back to it.',
    },
    {
      by: founders,
      rating: 4,
      text: '{name} is very good on {expertise} and sent us to somebody else for the rest, which we appreciated.',
    },
    {
      by: [...investors, ...helpers],
      rating: 5,
      text: 'I have referred {three|four|six} founders to {name}. All of them came back with a plan.',
    },
  ],
  advisor: [
    {
      by: founders,
      rating: 5,
      text: '{name} explained {expertise} to our team in an hour, in words that we could use the next day.',
      reply: 'Thank you, glad it was useful.',
    },
    { by: founders, rating: 4, text: 'Thorough and clear about costs: {company} stayed {4-11}% below the estimate.' },
    { by: [...founders, ...investors], rating: 4, text: '{name} found out which reporting rules apply to us. Fewer than we had feared.' },
  ],
}
