import type { NewOffer } from '#features/office-hours/contract.ts'

interface Hours {
  offer: Pick<NewOffer, 'title' | 'about' | 'topics' | 'question' | 'length' | 'places'>
  /** Expertise that shows a mentor to know this. */
  expertise: readonly string[]
  /** What the customers of a guest's business must match. */
  fits?: RegExp
  /** Answers to the question. */
  answers: readonly string[]
}

/** The customers of those who make a device. */
const devicesFor =
  /business parks|paper mills|measuring companies|shipowners|water utilities$|railway authorities|packaging schemes|packaging makers and/

/** What the printed mentor offers. */
export const ofAccount: Hours = {
  offer: {
    title: 'Your first production line',
    about: 'Bring a drawing, a list of parts or a supplier who does not answer. We look for what will stop you in six months.',
    topics: ['product', 'hiring'],
    question: 'What do you make, and how many a month?',
    length: 30,
    places: 1,
  },
  expertise: [],
  fits: devicesFor,
  answers: [
    'We make the device in the deck, four a month. It should be forty next year.',
    'Ten units a month, all assembled by hand. One part has a single supplier.',
    'A pilot series of fifty. I would like to know what we have forgotten.',
  ],
}

/** What other mentors offer, one each. */
export const ofMentors: readonly Hours[] = [
  {
    offer: {
      title: 'Read your term sheet with me',
      about: 'I explain what each clause means for you. I am not a lawyer, and you should still ask one.',
      topics: ['fundraising'],
      question: 'Which clause worries you?',
      length: 30,
      places: 1,
    },
    expertise: ['Term sheets', 'Fundraising', 'Investor relations'],
    answers: [
      'The liquidation preference, which is one and a half times.',
      'Anti-dilution. I do not understand the formula.',
      'The list of decisions that need the investors’ consent.',
    ],
  },
  {
    offer: {
      title: 'The first ten hires',
      about: 'A round table for founders who are about to hire. Everybody brings one job advertisement.',
      topics: ['hiring'],
      question: '',
      length: 60,
      places: 6,
    },
    expertise: ['Hiring', 'Leadership', 'Sales hiring'],
    answers: [],
  },
  {
    offer: {
      title: 'Selling to cities',
      about: 'How tenders work, when to bid and when to leave it. I have been on the buying side.',
      topics: ['go-to-market', 'circular-economy'],
      question: 'Which city or authority do you want to sell to?',
      length: 30,
      places: 1,
    },
    expertise: ['Public procurement', 'Tendering', 'GovTech'],
    answers: [
      'The city where we are based. They like us, but the budget is in another department.',
      'A group of six towns that buy together.',
      'The regional authority. Its tender closes in five weeks.',
    ],
  },
  {
    offer: {
      title: 'A life-cycle assessment in two weeks',
      about: 'What you need for a first assessment, and what can wait.',
      topics: ['impact-measurement', 'regulation'],
      question: 'What is your product made of?',
      length: 45,
      places: 1,
    },
    expertise: ['Life-cycle assessment', 'Product carbon footprint', 'Environmental product declarations'],
    fits: new RegExp(`${devicesFor.source}|hearing loss`),
    answers: [
      'Mostly steel and electronics, in a casing of recycled plastic.',
      'About forty parts. We know the weights, but not where the metal comes from.',
      'Aluminium, a circuit board and a battery.',
    ],
  },
  {
    offer: {
      title: 'Pitch to three strangers',
      about: 'Five minutes each, then honest comments. Decks are welcome, but not needed.',
      topics: ['fundraising', 'questions'],
      question: '',
      length: 60,
      places: 4,
    },
    expertise: ['Pitching', 'Positioning', 'Communications'],
    answers: [],
  },
  {
    offer: {
      title: 'Connecting to the grid',
      about: 'Permits, connection queues and how to talk to your grid operator.',
      topics: ['energy', 'climate-tech'],
      question: 'Where is your project, and at what stage?',
      length: 30,
      places: 1,
    },
    expertise: ['Grid connection', 'Permitting', 'Energy regulation'],
    fits: /business parks|parcel depots|housing cooperatives|energy cooperatives|public administrations/,
    answers: [
      'Next to a substation. The grid operator has had our application for five months.',
      'On a yard that we rent. The connection is a tenth of what we need.',
      'We have the land and no permit yet.',
    ],
  },
]
