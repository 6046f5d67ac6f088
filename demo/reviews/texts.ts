import type { UserType } from '#platform/members.ts'

interface Said {
  rating: number
  text: string
}

/** What members say of the platform, by who they are. */
export const ofPlatform: readonly (Said & { by: UserType; daysAgo: number })[] = [
  {
    by: 'startup',
    rating: 5,
    daysAgo: 3,
    text: 'We closed a third of our seed round with two investors we met here. What helped most was that each of them already knew why we fit before the first call.',
  },
  {
    by: 'investor',
    rating: 4,
    daysAgo: 9,
    text: 'The reasons beside each match save me an hour a week. I would like to sort my pipeline by country.',
  },
  {
    by: 'mentor',
    rating: 5,
    daysAgo: 16,
    text: 'People answer. Three of the four founders I wrote to replied the same day, and none of them sent me a brochure.',
  },
  {
    by: 'startup',
    rating: 3,
    daysAgo: 24,
    text: 'Good for meeting mentors. For our field, deep geothermal, there are still few investors.',
  },
  {
    by: 'advisor',
    rating: 4,
    daysAgo: 33,
    text: 'I came for the events and stayed for the deal rooms. That a deck carries its reader’s name makes founders far more relaxed about sharing it.',
  },
  {
    by: 'investor',
    rating: 5,
    daysAgo: 47,
    text: 'Calm and to the point. No feed that shouts at me, and the impact claims in profiles are specific enough to ask about.',
  },
  {
    by: 'startup',
    rating: 4,
    daysAgo: 58,
    text: 'Setting up the profile took ten minutes and the first introduction came within a week.\n\nThe Series A guide alone was worth joining.',
  },
  {
    by: 'mentor',
    rating: 4,
    daysAgo: 71,
    text: 'A serious community. I pass on more often than I connect, and nobody ever seems to mind.',
  },
]

/** What one says of a member, by who that is; and what some answer. */
export const ofMembers: Readonly<Record<UserType, readonly (Said & { reply?: string })[]>> = {
  startup: [
    {
      rating: 5,
      text: 'Knows the figures by heart and says openly where they are thin. A pleasure to do diligence with.',
      reply: 'Thank you. Your questions about retention made us count differently, and better.',
    },
    { rating: 4, text: 'Clear pitch, quick answers. The data room could have been ready a week earlier.' },
    { rating: 5, text: 'Took our advice on the pilot contract, came back with results, and said thank you.' },
  ],
  investor: [
    {
      rating: 5,
      text: 'Read the deck before the call, said no to the round and yes to an introduction that mattered more.',
      reply: 'Happy that it worked out. Write when you raise again.',
    },
    { rating: 4, text: 'Fair terms and no surprises. Decisions take a while, and the dates that were promised were kept.' },
    { rating: 4, text: 'Asks hard questions about impact and means them.' },
  ],
  mentor: [
    { rating: 5, text: 'Two calls, one page of notes after each, and a hire we would not have dared to make.' },
    { rating: 5, text: 'Says what others are too polite to say. It was right.', reply: 'You did the work. I only held the mirror.' },
    { rating: 4, text: 'Very good on pricing. For technical questions we were sent on to somebody better, which I liked.' },
  ],
  advisor: [
    { rating: 5, text: 'Explained a convertible loan to five founders without one of them looking away.', reply: 'Bring the next five.' },
    { rating: 4, text: 'Thorough and honest about costs. Our articles are finally in order.' },
    { rating: 4, text: 'Helped us to find out which of the reporting rules concern us at all. Fewer than we feared.' },
  ],
}
