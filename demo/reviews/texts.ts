import type { UserType } from '#platform/members.ts'

interface Said {
  rating: number
  text: string
}

/** Reviews of the platform, by type of member. */
export const ofPlatform: readonly (Said & { by: UserType; daysAgo: number })[] = [
  {
    by: 'startup',
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
    text: 'Good for finding mentors. In our field, deep geothermal, there are still few investors.',
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

/** Reviews of members by type, some with a reply. */
export const ofMembers: Readonly<Record<UserType, readonly (Said & { reply?: string })[]>> = {
  startup: [
    {
      rating: 5,
      text: 'Knows the numbers and is open about the weak spots. Due diligence was easy.',
      reply: 'Thank you. Your questions on retention led us to improve our reporting.',
    },
    { rating: 4, text: 'Clear pitch and quick answers. The data room could have been ready a week earlier.' },
    { rating: 5, text: 'Implemented our advice on the pilot contract and kept us informed about the results.' },
  ],
  investor: [
    {
      rating: 5,
      text: 'Well prepared. Declined the round but made an introduction that led to our lead investor.',
      reply: 'Glad it worked out. Please get in touch when you raise again.',
    },
    { rating: 4, text: 'Fair terms. Decisions take some time, but agreed dates were kept.' },
    { rating: 4, text: 'Asks detailed questions about impact and takes the answers seriously.' },
  ],
  mentor: [
    { rating: 5, text: 'Two calls with written notes after each. Helped us make an important hire.' },
    { rating: 5, text: 'Direct and honest feedback that turned out to be right.', reply: 'Thank you, it was a pleasure to work with you.' },
    { rating: 4, text: 'Very good on pricing. Referred us to an expert for technical questions, which we appreciated.' },
  ],
  advisor: [
    {
      rating: 5,
      text: 'Explained convertible loans to our founding team in a clear and practical way.',
      reply: 'Thank you, glad it was useful.',
    },
    { rating: 4, text: 'Thorough and transparent about costs. Our articles of association are now in order.' },
    { rating: 4, text: 'Helped us find out which reporting rules apply to us. Fewer than we expected.' },
  ],
}
