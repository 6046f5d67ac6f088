import type { Topic } from '#features/newsfeed/topics.ts'
import type { PollDays } from '#features/newsfeed/polls.ts'
import type { UserType } from '#platform/members.ts'
import type { SceneName } from '../covers/scene.ts'

export interface Said {
  /** A printed account, or any member of this type. */
  by: UserType | `${string}@demo.example`
  text: string
  /** Replies to it. */
  replies?: readonly Said[]
}

/** What a linked page says about itself. */
export interface PageIdea {
  address: string
  title: string
  description: string
  picture: SceneName
}

export interface PollIdea {
  /** With their numbers of votes. */
  options: readonly (readonly [text: string, votes: number])[]
  days: PollDays
}

export interface PostIdea {
  by: Said['by']
  /** What the customers of the author's business must match. */
  fits?: RegExp
  /** An @ before an organisation's name mentions it, if there is one of that name. */
  text: string
  topics: readonly Topic[]
  /** Newest first. */
  hoursAgo: number
  /** Number of likes. */
  liked: number
  /** What its pictures show. */
  pictures?: readonly SceneName[]
  /** The page that its link leads to. */
  page?: PageIdea
  poll?: PollIdea
  comments?: readonly Said[]
}

/** Posts of the last weeks, newest first. */
export const postIdeas: readonly PostIdea[] = [
  {
    by: 'mentor',
    text: 'Question for everyone who sells to municipalities: how long did your first tender take, from first meeting to signature? I tell founders to plan for fourteen months, and most find that hard to believe.',
    topics: ['go-to-market', 'questions'],
    hoursAgo: 0.6,
    liked: 4,
    poll: {
      options: [
        ['Less than 6 months', 1],
        ['6 to 12 months', 3],
        ['12 to 18 months', 4],
        ['More than 18 months', 1],
      ],
      days: 3,
    },
    comments: [
      { by: 'startup', text: 'Eleven months, with a mayor who supported it.' },
      {
        by: 'startup',
        text: 'Nineteen months. We missed the budget deadline twice.',
        replies: [{ by: 'mentor', text: 'Budget cycles are what most founders underestimate. Thank you.' }],
      },
    ],
  },
  {
    by: 'startup',
    fits: /municipal utilities/,
    text: 'We have been accepted by @Nordic Heat Programme. From next month, our planning software will be used for a real district heating network for one season, and we may publish whatever is measured.',
    topics: ['energy'],
    hoursAgo: 3,
    liked: 21,
    comments: [{ by: 'mentor', text: 'Congratulations. Ask for the flow temperatures of the last season before you fix the baseline.' }],
  },
  {
    by: 'founder@demo.example',
    text: 'Our latest field campaign is complete: 412 plots in Emilia-Romagna, measured by satellite and verified in the laboratory. The mean deviation is 6%. Thank you to the four cooperatives that took part.',
    topics: ['climate-tech', 'food'],
    hoursAgo: 5,
    liked: 31,
    pictures: ['fields', 'hills', 'fields'],
    comments: [
      {
        by: 'investor@demo.example',
        text: 'Congratulations. Is that across all soil types, or without clay?',
        replies: [{ by: 'founder@demo.example', text: 'All soil types. Clay alone is at 11%, which we are working on.' }],
      },
      { by: 'startup', text: 'Our certifier keeps asking for this figure. May I refer them to you?' },
    ],
  },
  {
    by: 'investor',
    text: 'What we look at first in a deck: who pays, and how impact scales with revenue. One page on each is enough. We can discuss the rest in the first call.',
    topics: ['fundraising'],
    hoursAgo: 9,
    liked: 44,
    comments: [
      {
        by: 'startup',
        text: 'What if the payer is not the one who benefits?',
        replies: [{ by: 'investor', text: 'Then explain that on page one.' }],
      },
      { by: 'advisor', text: 'Good advice. I will share it with my clients.' },
    ],
  },
  {
    by: 'mentor',
    text: 'I spent yesterday with the ten teams at @Harbour Climate Lab. Seven of them have a paid pilot, two have a signed follow-up order, and one decided to stop. Applications are open until the end of next month: https://harbour-climate-lab.example/apply',
    topics: ['introductions', 'climate-tech'],
    hoursAgo: 14,
    liked: 18,
    page: {
      address: 'https://harbour-climate-lab.example/apply',
      title: 'Apply for the next programme',
      description:
        'Six months at the port of Rotterdam for ten climate hardware teams: a workshop, a pilot with a port company, and €40,000 without giving up shares.',
      picture: 'sea',
    },
  },
  {
    by: 'startup',
    fits: /breweries, dairies/,
    text: 'We are hiring a hardware engineer with experience in taking a heat pump from prototype to a series of a hundred. In our workshop, or remote with a week a month on site.',
    topics: ['hiring', 'energy'],
    hoursAgo: 20,
    liked: 6,
  },
  {
    by: 'advisor@demo.example',
    text: 'The consultation on the simplified reporting standard for small companies is open until the end of the month. I recommend reading the sections on materiality and on what large customers may still ask for. I am holding a free Q&A session on Friday; send me a message to join.',
    topics: ['regulation'],
    hoursAgo: 27,
    liked: 26,
    comments: [
      { by: 'startup', text: 'I would like to join. Our largest customer sent us 340 questions last week.' },
      { by: 'mentor', text: 'Many of those questions predate the standard. It is worth asking which ones they still need.' },
    ],
  },
  {
    by: 'startup',
    fits: /distribution networks|breweries, dairies|recyclers of building/,
    text: 'First call with @Skerry Transition Fund last week. They asked for the operating hours of our oldest unit before they asked about the market. If you have the log file, bring it.',
    topics: ['fundraising'],
    hoursAgo: 33,
    liked: 25,
    comments: [
      { by: 'startup', text: 'Same here. How long did they take to answer?', replies: [{ by: 'startup', text: 'Three working days.' }] },
    ],
  },
  {
    by: 'startup',
    fits: /breweries, dairies/,
    text: 'Our heat pump has completed its first year at a dairy. It runs on the night tariff where it can, and the gas boiler has not been used for five months.',
    topics: ['energy'],
    hoursAgo: 44,
    liked: 38,
    pictures: ['hills'],
    comments: [{ by: 'investor', text: 'What does the dairy now pay per megawatt-hour, all included?' }],
  },
  {
    by: 'mentor@demo.example',
    text: 'I offer two hours on Thursdays to founders who are preparing their first board meeting. Please bring the agenda and your most difficult decision.',
    topics: ['introductions'],
    hoursAgo: 53,
    liked: 19,
    comments: [
      {
        by: 'startup',
        text: 'Next Thursday would be great. Our board meeting is on the following Monday.',
        replies: [{ by: 'mentor@demo.example', text: 'Thursday at four works. I will send you an invitation.' }],
      },
    ],
  },
  {
    by: 'advisor',
    text: '@Forum for Impact Measurement has published its guide on avoided emissions for companies with fewer than fifty people. Chapter 3 on baselines is the one to read if an investor has asked you for a figure.',
    topics: ['impact-measurement', 'regulation'],
    hoursAgo: 64,
    liked: 23,
    comments: [{ by: 'startup', text: 'The worked example in the appendix saved us a week.' }],
  },
  {
    by: 'investor@demo.example',
    text: 'We have closed our second investment in the Baltics this year. What convinced us: the founders put us in touch with three customers who had left and explained what they changed afterwards.',
    topics: ['fundraising'],
    hoursAgo: 75,
    liked: 33,
  },
  {
    by: 'startup',
    fits: /parcel depots|craft businesses, cities and property/,
    text: 'Our test with @Brabant Logistics Group begins next month, on two routes in Ghent. They pay for it, and we get the consumption of every trip.',
    topics: ['go-to-market'],
    hoursAgo: 88,
    liked: 28,
    pictures: ['city'],
  },
  {
    by: 'startup',
    fits: /breweries|recyclers|packaging|builders|housing/,
    text: 'Has anyone had avoided emissions verified by an auditor? We have three methods with three different results and would like to compare notes.',
    topics: ['impact-measurement', 'questions'],
    hoursAgo: 98,
    liked: 17,
    comments: [
      {
        by: 'advisor',
        text: 'Use the most conservative baseline and disclose the other two. Auditors sign off what they can recalculate.',
      },
      { by: 'startup', text: 'We did that. Our claim went down by a fifth, and we did not lose a customer.' },
      { by: 'investor', text: 'That is the kind of reporting I like to see.' },
    ],
  },
  {
    by: 'advisor',
    text: 'Good example of a short sustainability page: @Terrabruna states its measuring error for every soil type and says where the method does not work yet. An auditor needs ten minutes for that.',
    topics: ['impact-measurement'],
    hoursAgo: 115,
    liked: 20,
    comments: [{ by: 'founder@demo.example', text: 'Thank you. The clay figures will be updated after the next samples.' }],
  },
  {
    by: 'startup',
    fits: /outdoor and workwear|weaving mills/,
    text: 'Our take-back programme has reached 10,000 work jackets. 62% were repaired and worn again, and the rest was recycled.',
    topics: ['circular-economy'],
    hoursAgo: 131,
    liked: 41,
    pictures: ['city'],
    comments: [
      {
        by: 'mentor',
        text: 'Who pays for the return shipping?',
        replies: [{ by: 'startup', text: 'The employer, as part of the rental fee. It costs less than new jackets every year.' }],
      },
    ],
  },
  {
    by: 'advisor',
    text: 'My checklist for a data room: cap table, the three largest contracts, IP assignments with dates, and proof of ownership of the domain name. A missing domain name has delayed two rounds I advised on.',
    topics: ['fundraising'],
    hoursAgo: 160,
    liked: 29,
  },
  {
    by: 'startup',
    fits: /landlords and measuring|breweries, dairies|facility managers/,
    text: 'Does anybody have experience with the eight-week decision process of @Kessel & Sohn Heiztechnik? We are in week three and would like to know what they ask for at the end.',
    topics: ['questions', 'energy'],
    hoursAgo: 172,
    liked: 9,
    comments: [{ by: 'startup', text: 'A factory visit and the drawings of the heat exchanger. We signed a licence in week nine.' }],
  },
  {
    by: 'startup',
    fits: /farmers, insulation makers/,
    text: 'New here: we grow cattail on rewetted peatland for insulation boards. We would like to meet construction companies that include bio-based materials in their tenders.',
    topics: ['introductions', 'climate-tech'],
    hoursAgo: 190,
    liked: 22,
    comments: [{ by: 'investor', text: 'Welcome. I can introduce you to a construction company in Groningen.' }],
  },
  {
    by: 'startup',
    fits: /feed mills and makers/,
    text: 'Twelve weeks in the seawater tanks of @Iberia Ocean Lab are over. Our growth rate was 9% below the laboratory figure, and now we know that it is the light and not the nutrients.',
    topics: ['food', 'climate-tech'],
    hoursAgo: 215,
    liked: 19,
    pictures: ['sea'],
  },
  {
    by: 'mentor',
    text: 'The most useful question I was asked this month: “What would have to happen for this to fail?” It works better than most pre-mortem workshops.',
    topics: ['product'],
    hoursAgo: 240,
    liked: 27,
  },
  {
    by: 'mentor',
    text: '@European Repair Network has put the failure data of 140 workshops online. Search for your product before you write the warranty terms.',
    topics: ['circular-economy', 'product'],
    hoursAgo: 275,
    liked: 24,
  },
  {
    by: 'investor',
    text: 'We only fund pilots with a customer commitment to buy if they succeed. If you have one in writing, put it on page two of your deck.',
    topics: ['fundraising', 'go-to-market'],
    hoursAgo: 300,
    liked: 35,
    comments: [
      { by: 'startup', text: 'Does a letter of intent count?', replies: [{ by: 'investor', text: 'With a price and a date in it, yes.' }] },
    ],
  },
  {
    by: 'advisor',
    text: 'Three founders asked me this month whether they have to report under the CSRD. None of them has to, but their customers will still ask for the figures.',
    topics: ['regulation'],
    hoursAgo: 340,
    liked: 18,
  },
  {
    by: 'startup',
    fits: /water utilities|road and railway/,
    text: 'We have open-sourced our monitoring software this week. Customers pay for the sensors and for support.',
    topics: ['product', 'energy'],
    hoursAgo: 372,
    liked: 24,
  },
  {
    by: 'startup',
    fits: /food companies that pay|arable farms/,
    text: 'We sampled the first pastures of @Lough Dairy Cooperative. Twenty farms take part, the results will be published next year, and we have no say in what they publish.',
    topics: ['food', 'impact-measurement'],
    hoursAgo: 410,
    liked: 16,
  },
  {
    by: 'startup',
    fits: /food companies that pay|arable farms|organic and conventional/,
    text: 'The results from our test fields are in. The fields differ more than the seasons do, so we will test on twice as many next year.',
    topics: ['food'],
    hoursAgo: 455,
    liked: 30,
    pictures: ['fields'],
  },
  {
    by: 'advisor',
    text: 'If you are about to make your first hire in another country, check the notice periods before you agree on a salary.',
    topics: ['hiring'],
    hoursAgo: 520,
    liked: 14,
  },
]
