import type { Topic } from '#features/newsfeed/topics.ts'
import type { UserType } from '#platform/members.ts'
import type { SceneName } from '../covers/scene.ts'

/** A post that members of one type write about their own work. */
export interface PostPattern {
  by: UserType
  /** In the syntax of `write`; values of founders: we, customers, problem, next, proof, team, city; of all: expertise, city. */
  text: string
  topics: readonly Topic[]
  /** Comments under the first post of this pattern. */
  comments?: readonly { by: UserType; text: string }[]
  /** What the pictures of the first post of this pattern show. */
  pictures?: readonly SceneName[]
}

const startup = (text: string, topics: readonly Topic[], more: Partial<PostPattern> = {}): PostPattern => ({
  by: 'startup',
  text,
  topics,
  ...more,
})
const investor = (text: string, topics: readonly Topic[], more: Partial<PostPattern> = {}): PostPattern => ({
  by: 'investor',
  text,
  topics,
  ...more,
})
const mentor = (text: string, topics: readonly Topic[], more: Partial<PostPattern> = {}): PostPattern => ({
  by: 'mentor',
  text,
  topics,
  ...more,
})
const advisor = (text: string, topics: readonly Topic[], more: Partial<PostPattern> = {}): PostPattern => ({
  by: 'advisor',
  text,
  topics,
  ...more,
})

export const patterns: readonly PostPattern[] = [
  startup(
    'We have room for {two|three} more pilot customers this quarter: {customers}. A pilot takes {8-16} weeks, and you can stop after four.',
    ['go-to-market', 'introductions'],
    {
      comments: [{ by: 'mentor', text: 'Say what happens after week four. Buyers ask that before they ask for the price.' }],
    },
  ),
  startup(
    'New here, from {city}: we {we}. {proof} We look forward to meeting people who know our market better than we do.',
    ['introductions'],
    {
      comments: [
        { by: 'investor', text: 'Welcome! Who did you sell to first?' },
        { by: 'startup', text: 'Welcome. Two of our customers are in {city}, I will tell them.' },
      ],
    },
  ),
  startup(
    'We are {team} people now and have an opening for somebody with experience in {expertise}. {city} or remote; the salary is in the advert.',
    ['hiring'],
  ),
  startup(
    '{proof} It took us {nine|fourteen|eighteen} months to be able to write this sentence, {four|five} of them waiting for a signature.',
    ['product'],
  ),
  startup(
    'Question to founders who sell to {customers}: who signs in the end, and from which budget is it paid?',
    ['questions', 'go-to-market'],
    {
      comments: [
        {
          by: 'mentor',
          text: 'In my experience the person who signs is never in the first three meetings. Ask for the last purchase of that size.',
        },
        { by: 'startup', text: 'With us it was the maintenance budget, not the innovation budget. It renews every year.' },
      ],
    },
  ),
  startup(
    'Half a year ago we set ourselves three milestones. We have reached {one|two} of them. Hiring took longer than everything technical.',
    ['product', 'hiring'],
  ),
  startup(
    'Our last quarter in two figures: sales {4-9}% above plan, margin {3-8}% below it. New contracts are {5-9}% more expensive from next month.',
    ['fundraising'],
    {
      comments: [{ by: 'investor', text: 'Good to see both figures in one post. Did any customer leave over the price?' }],
    },
  ),
  startup(
    'We lost a tender by {2-9} points out of 100. The buyer shared the scores with us: we were best on quality and last on references.',
    ['go-to-market'],
    {
      comments: [{ by: 'advisor', text: 'Ask whether you may name this buyer as a reference for the pilot. They liked your quality.' }],
    },
  ),
  startup(
    'Our first contract in a second country is nearly signed. Would you set up a company there, or sell from {city} for the first year?',
    ['questions'],
    {
      comments: [
        { by: 'advisor', text: 'Sell from home until you hire somebody there. Then the rules on permanent establishments decide for you.' },
        { by: 'startup', text: 'We waited two years with the second company and never regretted it.' },
      ],
    },
  ),
  startup(
    'We’re moving to a larger place in {city} {next month|in two months} and have {four|six|eight} desks to sublet. The coffee machine is already there.',
    ['introductions'],
    { pictures: ['city', 'city'] },
  ),
  startup('Does anybody have a short pilot agreement for {customers}? Ours has {14-31} pages.', ['questions'], {
    comments: [{ by: 'advisor', text: 'I use one with four pages: scope, price, data, and what happens at the end. Send me a message.' }],
  }),
  startup(
    'For the first time, a customer wants a life cycle assessment. The offers range from {6-9} to {28-44} thousand euros. Who had one done for a company of {team}?',
    ['impact-measurement', 'questions'],
    {
      comments: [
        {
          by: 'startup',
          text: 'We paid €11,000 and got the model with it, so that we can update it ourselves. That was worth more than the report.',
        },
      ],
    },
  ),
  startup(
    'Customers asked for three things this month that we do not have: monthly billing, an interface to their accounting and a version in {French|Polish|Dutch}. We will build one of them.',
    ['product'],
  ),
  startup(
    'My co-founder is back after {three|four|six} months of parental leave. What helped: a list of who decides what, written in the month before.',
    ['hiring'],
    {
      comments: [{ by: 'mentor', text: 'Would you share the list? I know two teams that need one soon.' }],
    },
  ),
  startup(
    'We have signed our first customer in {Denmark|Portugal|Austria|Slovenia}. The contact came through an introduction in this community. Thank you!',
    ['go-to-market'],
    {
      comments: [{ by: 'investor', text: 'Congratulations. How long from introduction to signature?' }],
    },
  ),
  startup(
    '{problem} That is why we {we}. Which figure would you want to see before you believe that it works?',
    ['impact-measurement', 'questions'],
    {
      comments: [{ by: 'investor', text: 'How many customers renewed after the first year, and what the ones who left do instead.' }],
    },
  ),
  startup(
    'Our cash lasts {11-19} months at today’s pace. I made a one-page template for that calculation and send it to everybody who asks.',
    ['fundraising'],
    {
      comments: [{ by: 'startup', text: 'Yes, please. We do it in a spreadsheet that only one of us understands.' }],
    },
  ),
  startup(
    'A customer asked for our own emissions. They were {2-5} tonnes per person last year, half of it travel. We now take trains for everything up to eight hours.',
    ['impact-measurement', 'climate-tech'],
  ),
  startup(
    'Good news on funding without shares: our application to a national programme was approved after {five|seven|nine} months. It pays {30-50}% of our next development step.',
    ['fundraising'],
    {
      comments: [{ by: 'startup', text: 'Which part of the application took you longest? We are at the budget tables.' }],
    },
  ),
  startup('We stopped a product this week. It made {6-14}% of our sales and took a third of our time.', ['product'], {
    comments: [{ by: 'mentor', text: 'How did you tell the customers who used it? That letter is the hard part.' }],
  }),
  startup('Who knows an insurer that understands {expertise}? Ours wants to exclude what our customers ask for.', [
    'questions',
    'introductions',
  ]),
  startup('{140-620} support requests last month, and a fifth of them were about the same button. It has been gone since this morning.', [
    'product',
  ]),
  startup(
    'Yesterday {three|four} of our customers sat at one table in {city} and compared their contracts with us. We learned that we had three prices for the same thing.',
    ['go-to-market'],
    {
      comments: [{ by: 'mentor', text: 'Brave to put them at one table. What is the price now?' }],
    },
  ),
  startup('We are now {team} people, and the team page on our website is finally up to date.', ['hiring']),
  startup(
    'We have written down what we do not do: no projects without a measured baseline, no exclusivity, no free pilots above {four|six|eight} weeks. It has shortened our sales calls.',
    ['go-to-market', 'impact-measurement'],
    {
      comments: [{ by: 'advisor', text: 'The baseline rule is the one that auditors will thank you for.' }],
    },
  ),

  investor(
    'We have published the terms of our last {five|six|seven} investments. First calls have become shorter since then.',
    ['fundraising'],
    {
      comments: [{ by: 'startup', text: 'I read them before our call, and it saved us both half an hour.' }],
    },
  ),
  investor(
    'We declined {19-40} rounds last quarter. The usual reason was the plan behind the price: three perfect years in a row.',
    ['fundraising'],
    {
      comments: [{ by: 'startup', text: 'What would a plan look like that you believe?' }],
    },
  ),
  investor(
    'We are looking for co-investors in a {seed|Series A} round around {expertise}. Tickets start at €{100|150|200|250},000; write to me for the name.',
    ['fundraising', 'introductions'],
  ),
  investor(
    'Founders ask how long we need. {Five|Eight|Ten} working days for a first answer, and a no comes with a reason.',
    ['fundraising'],
    {
      comments: [{ by: 'startup', text: 'I can confirm that. The reason was right, too.' }],
    },
  ),
  investor(
    'If you sell to utilities or cities, read their investment plans before you build your forecast. They are public and say what will be bought until {2028|2029|2030}.',
    ['go-to-market'],
    {
      comments: [{ by: 'mentor', text: 'And the minutes of the council. They say what was cut from the plan.' }],
    },
  ),
  investor(
    'Impact figures of our portfolio are complete: {7-9} of {11-16} companies measured, the others estimated. We mark in our report which is which.',
    ['impact-measurement'],
    {
      comments: [{ by: 'advisor', text: 'That distinction should be in every report. Do you publish it?' }],
    },
  ),
  investor(
    'I spent a night shift with one of our portfolio companies this week. Nobody had told the board that the second line stops every {three|four} hours.',
    ['product'],
  ),
  investor('A request about data rooms: name files by date and content. I open {30-70} of them for each company.', ['fundraising']),
  investor('We are hiring a principal who knows {expertise} from the inside, in {city}.', ['hiring']),
  investor(
    'What I would like to read in more decks: which customers left, and why. {Two|Three} of our best investments had a page on that.',
    ['fundraising'],
    {
      comments: [{ by: 'startup', text: 'We added that page after your post. It was uncomfortable to write.' }],
    },
  ),

  mentor(
    'I have two free hours a month for founders with questions about {expertise}. Please send one page before we talk.',
    ['introductions'],
    {
      comments: [{ by: 'startup', text: 'Sent you ours. The question is on the last line.' }],
    },
  ),
  mentor('The mistake that I see most often in {expertise}: work begins before anybody knows who decides when it is finished.', [
    'product',
  ]),
  mentor(
    'From a session on prices: say yours, wait five seconds, explain nothing. {Three|Four} of six founders could not do it.',
    ['go-to-market'],
    {
      comments: [{ by: 'startup', text: 'I was one of the others. Five seconds are long.' }],
    },
  ),
  mentor(
    'A founder whom I mentor has closed her round after {41-68} first meetings. She wrote down the reason for each no and changed the deck after number {12-25}.',
    ['fundraising'],
    {
      comments: [
        { by: 'startup', text: 'Congratulations to her. What changed in the deck?' },
        { by: 'investor', text: 'We were one of the no’s, and our reason is no longer true.' },
      ],
    },
  ),
  mentor('I collect good job adverts for a first head of operations. Has anybody published one that brought the right people?', [
    'hiring',
    'questions',
  ]),
  mentor(
    'I am in {city} until the end of the month and glad to meet founders who work on {expertise}. I prefer walks to meeting rooms.',
    ['introductions'],
    { pictures: ['forest'] },
  ),
  mentor('When two founders disagree every week, they rarely disagree about the subject. Agree on who decides, then on what.', ['hiring'], {
    comments: [{ by: 'startup', text: 'We took turns for a month: one decides, the other has a veto once. It worked.' }],
  }),

  advisor(
    'If your bank asks for sustainability figures: twelve months of energy bills answer about half of the questions. Begin there.',
    ['regulation', 'impact-measurement'],
    {
      comments: [{ by: 'startup', text: 'True for us. The other half was about suppliers.' }],
    },
  ),
  advisor(
    'My overview of grant programmes for {expertise} is updated: {31-57} are open. Write to me and I will share it.',
    ['fundraising'],
    {
      comments: [{ by: 'startup', text: 'Yes, please. Does it say which of them pay in advance?' }],
    },
  ),
  advisor(
    'Three clauses that I remove from pilot agreements first: exclusivity without a fee, liability without a limit, publicity without consent.',
    ['go-to-market', 'regulation'],
    {
      comments: [{ by: 'startup', text: 'We signed all three in our first one.' }],
    },
  ),
  advisor('I answer questions about {expertise} in free calls of 20 minutes. Most need only ten.', ['introductions']),
  advisor(
    'Before you grant shares to somebody in another country, ask when they are taxed. One email saved a client {14-38} thousand euros this month.',
    ['regulation', 'hiring'],
  ),
]
