import type { Topic } from '#features/newsfeed/topics.ts'
import type { UserType } from '#platform/members.ts'

interface Said {
  /** An account that is printed, or somebody of this type. */
  by: UserType | `${string}@demo.example`
  text: string
  /** What others answer to it. */
  replies?: readonly Said[]
}

export interface PostIdea {
  by: Said['by']
  text: string
  topics: readonly Topic[]
  /** How long ago; the newest come first. */
  hoursAgo: number
  /** How many like it. */
  liked: number
  hasPicture?: true
  comments?: readonly Said[]
}

/** What the demo's members have posted during the last weeks, the newest first. */
export const postIdeas: readonly PostIdea[] = [
  {
    by: 'mentor',
    text: 'A question for everybody who sells to municipalities: how long did your first tender take, from the first meeting to the signature? I tell founders fourteen months, and they never believe me.',
    topics: ['go-to-market', 'questions'],
    hoursAgo: 0.6,
    liked: 4,
    comments: [
      { by: 'startup', text: 'Eleven months, and that was with a mayor who wanted it.' },
      {
        by: 'startup',
        text: 'Nineteen. The budget year ended twice in between.',
        replies: [{ by: 'mentor', text: 'The budget year is what everybody forgets. Thank you.' }],
      },
    ],
  },
  {
    by: 'founder@demo.example',
    text: 'The last field campaign of the year is in: 412 plots in Emilia-Romagna, measured from space and checked in the laboratory. The error is 7% for the first time. Thank you to the four cooperatives who let us dig.',
    topics: ['climate-tech', 'food'],
    hoursAgo: 5,
    liked: 31,
    hasPicture: true,
    comments: [
      {
        by: 'investor@demo.example',
        text: 'Congratulations. Is that across all soil types, or without the clay?',
        replies: [{ by: 'founder@demo.example', text: 'All of them. Clay alone is at 11%, which is next year’s work.' }],
      },
      { by: 'startup', text: 'This is the number our certifier keeps asking for. May I send them to you?' },
    ],
  },
  {
    by: 'investor',
    text: 'What we read first in a deck: who pays, and what changes in the world for each euro they pay. One page each is enough. Everything else we ask about anyway.',
    topics: ['fundraising'],
    hoursAgo: 9,
    liked: 44,
    comments: [
      {
        by: 'startup',
        text: 'And if the one who pays is not the one who gains?',
        replies: [{ by: 'investor', text: 'Then that is the first page.' }],
      },
      { by: 'advisor', text: 'Please frame this.' },
    ],
  },
  {
    by: 'startup',
    text: 'We are looking for a hardware engineer who has taken a pump from the prototype to a series of a thousand. Vienna, or anywhere within a night train of it.',
    topics: ['hiring', 'energy'],
    hoursAgo: 20,
    liked: 6,
  },
  {
    by: 'advisor@demo.example',
    text: 'The simplified reporting standard for small companies is out for consultation until the end of the month. Two pages that matter: the one on what counts as material, and the one on what your large customers may still ask of you. Happy to go through it with anybody on Friday.',
    topics: ['regulation'],
    hoursAgo: 27,
    liked: 26,
    comments: [
      { by: 'startup', text: 'I would come. Our largest customer sent us 340 questions last week.' },
      { by: 'mentor', text: 'Their questions are often older than the standard. It is worth asking which they still need.' },
    ],
  },
  {
    by: 'startup',
    text: 'First winter with our heat storage at a dairy. It runs on the night tariff, and the boiler has not started since October.',
    topics: ['energy'],
    hoursAgo: 44,
    liked: 38,
    hasPicture: true,
    comments: [{ by: 'investor', text: 'What does the dairy pay for a megawatt hour now, all in?' }],
  },
  {
    by: 'mentor@demo.example',
    text: 'I have two hours on Thursdays for founders who prepare their first board meeting. Bring the agenda and the one decision you would rather not put on it.',
    topics: ['introductions'],
    hoursAgo: 53,
    liked: 19,
    comments: [
      {
        by: 'startup',
        text: 'Next Thursday? Ours is on the Monday after.',
        replies: [{ by: 'mentor@demo.example', text: 'Thursday at four. I will send you an invitation.' }],
      },
    ],
  },
  {
    by: 'investor@demo.example',
    text: 'We closed our second investment in the Baltics this year. The thing that convinced us: the founders showed us the three customers who had left, and why.',
    topics: ['fundraising'],
    hoursAgo: 75,
    liked: 33,
  },
  {
    by: 'startup',
    text: 'Does anybody measure avoided emissions in a way that an auditor has signed? We have three methods that give three numbers, and would like to argue about it before our customers do.',
    topics: ['impact-measurement', 'questions'],
    hoursAgo: 98,
    liked: 17,
    comments: [
      {
        by: 'advisor',
        text: 'Take the most conservative baseline and publish the other two beside it. Auditors sign what they can recalculate.',
      },
      { by: 'startup', text: 'We did that. It cost us a fifth of the claim and none of the customers.' },
      { by: 'investor', text: 'That is exactly what I want to read.' },
    ],
  },
  {
    by: 'startup',
    text: 'Our returns line has now taken back 10,000 pairs of work shoes. 62% went out again after a new sole. The rest became flooring.',
    topics: ['circular-economy'],
    hoursAgo: 131,
    liked: 41,
    hasPicture: true,
    comments: [
      {
        by: 'mentor',
        text: 'Who pays for the way back?',
        replies: [{ by: 'startup', text: 'The employer, in the rent. It is cheaper for them than a new pair each year.' }],
      },
    ],
  },
  {
    by: 'advisor',
    text: 'A checklist for your data room that fits on one page: cap table, the three largest contracts, everything about intellectual property with dates, and who owns the domain name. The last one has stopped two rounds that I know of.',
    topics: ['fundraising'],
    hoursAgo: 160,
    liked: 29,
  },
  {
    by: 'startup',
    text: 'New here: we make insulation from reeds that grow on rewetted peatland. Three hectares this year, forty next. We would like to meet builders who write bio-based materials into their tenders.',
    topics: ['introductions', 'climate-tech'],
    hoursAgo: 190,
    liked: 22,
    comments: [{ by: 'investor', text: 'Welcome. There is a builder in Groningen I should introduce you to.' }],
  },
  {
    by: 'mentor',
    text: 'The most useful question I was asked this month: “What would you have to believe for this to fail?” It is a better pre-mortem than any workshop.',
    topics: ['product'],
    hoursAgo: 240,
    liked: 27,
  },
  {
    by: 'investor',
    text: 'We do not fund pilots that nobody has promised to buy if they work. If yours has such a promise in writing, however small, put it on page two.',
    topics: ['fundraising', 'go-to-market'],
    hoursAgo: 300,
    liked: 35,
    comments: [
      { by: 'startup', text: 'Does a letter of intent count?', replies: [{ by: 'investor', text: 'With a price and a date in it, yes.' }] },
    ],
  },
  {
    by: 'startup',
    text: 'We turned our monitoring into open source this week, all of it. Customers pay for the sensors and for sleeping well.',
    topics: ['product', 'energy'],
    hoursAgo: 372,
    liked: 24,
  },
  {
    by: 'startup',
    text: 'Harvest is in at the test fields near Lund. Peas between the rows of barley took nothing from the yield, and a third from the fertiliser bill.',
    topics: ['food'],
    hoursAgo: 455,
    liked: 30,
    hasPicture: true,
  },
  {
    by: 'advisor',
    text: 'If you hire your first person in another country: ask about the notice periods before you ask about the salary.',
    topics: ['hiring'],
    hoursAgo: 520,
    liked: 14,
  },
]
