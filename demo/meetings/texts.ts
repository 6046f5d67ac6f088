import type { NewOffer } from '#features/office-hours/contract.ts'

type Hours = Pick<NewOffer, 'title' | 'about' | 'topics' | 'question' | 'length' | 'places'>

/** What the printed mentor offers. */
export const ofAccount: Hours = {
  title: 'Your first production line',
  about: 'Bring a drawing, a list of parts or a supplier who does not answer. We look for what will stop you in six months.',
  topics: ['product', 'hiring'],
  question: 'What do you make, and how many a month?',
  length: 30,
  places: 1,
}

/** What other mentors offer, one each. */
export const ofMentors: readonly Hours[] = [
  {
    title: 'Read your term sheet with me',
    about: 'I explain what each clause means for you. I am not a lawyer, and you should still ask one.',
    topics: ['fundraising'],
    question: 'Which clause worries you?',
    length: 30,
    places: 1,
  },
  {
    title: 'The first ten hires',
    about: 'A round table for founders who are about to hire. Everybody brings one job advertisement.',
    topics: ['hiring'],
    question: '',
    length: 60,
    places: 6,
  },
  {
    title: 'Selling to cities',
    about: 'How tenders work, when to bid and when to leave it. I bought for a city for sixteen years.',
    topics: ['go-to-market', 'circular-economy'],
    question: 'Which city or authority do you want to sell to?',
    length: 30,
    places: 1,
  },
  {
    title: 'A life-cycle assessment in two weeks',
    about: 'What you need for a first assessment, and what can wait.',
    topics: ['impact-measurement', 'regulation'],
    question: 'What is your product made of?',
    length: 45,
    places: 1,
  },
  {
    title: 'Pitch to three strangers',
    about: 'Five minutes each, then honest comments. Decks are welcome, but not needed.',
    topics: ['fundraising', 'questions'],
    question: '',
    length: 60,
    places: 4,
  },
  {
    title: 'Connecting to the grid',
    about: 'Permits, connection queues and how to talk to your grid operator.',
    topics: ['energy', 'climate-tech'],
    question: 'Where is your project, and at what stage?',
    length: 30,
    places: 1,
  },
]

/** Answers to any of the questions above. */
export const answers: readonly string[] = [
  'We start in spring, and I would like to know what we have forgotten.',
  'We have an offer and three weeks to answer it.',
  'The pilot works. Now somebody has to pay for the second one.',
  'I can send you two pages before we talk.',
]
