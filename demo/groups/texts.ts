import type { Visibility } from '#features/groups/visibilities.ts'

interface GroupTexts {
  name: string
  description: string
  visibility: Visibility
  /** The first and the last day, in days from today. */
  days?: readonly [number, number]
  /** Newest last. By the leader (0) or one of the people, some days ago. */
  posts: readonly { by: number; daysAgo: number; text: string }[]
  event: { title: string; description: string; inDays: number }
  resources: readonly { title: string; text: string; link: string | null }[]
}

/** A cohort of founders, led by a mentor. */
export const cohort: GroupTexts = {
  name: 'Climate Accelerator, tenth cohort',
  description:
    'Ten weeks for founders who prepare their first institutional round. We meet every Thursday, share drafts in here, and nobody outside the cohort reads them.',
  visibility: 'request',
  days: [-38, 32],
  posts: [
    {
      by: 0,
      daysAgo: 36,
      text: 'Welcome, everybody! Please introduce yourselves: what you build, where your round stands, and the one thing you would like to leave this programme with.',
    },
    {
      by: 1,
      daysAgo: 35,
      text: 'Hello everybody. We have two pilots running and no idea yet how to price the third one. If anybody has moved from pilots to a list price, I would love an hour of your time.',
    },
    {
      by: 2,
      daysAgo: 17,
      text: 'Small win: after last week’s session I cut our deck from 24 slides to 13, and for the first time an investor asked about the product and not about the appendix.',
    },
    {
      by: 0,
      daysAgo: 3,
      text: 'For Thursday, please bring your use of funds on one page: three lines, what each buys, and what it proves. We’ll read them in pairs.',
    },
  ],
  event: {
    title: 'Cohort session: use of funds',
    description: 'Bring one page. We read in pairs for half an hour, then three of you present. Online, cameras on.',
    inDays: 4,
  },
  resources: [
    {
      title: 'Programme plan',
      text: 'Weeks 1–3: story and numbers. Weeks 4–6: investors, one by one. Weeks 7–9: data room and term sheet. Week 10: demo day.\n\nEach session is on a Thursday at 17:00 and takes 90 minutes.',
      link: null,
    },
    {
      title: 'How the EU taxonomy is tested',
      text: 'The Commission’s navigator. Look up your own activity before week 5, and note which criteria you cannot answer yet.',
      link: 'https://ec.europa.eu/sustainable-finance-taxonomy/',
    },
  ],
}

/** A circle of angels, led by one of them. */
export const angels: GroupTexts = {
  name: 'Circle of angels',
  description: 'Private investors who look at early rounds together. We compare notes and share the work; everybody decides alone.',
  visibility: 'request',
  posts: [
    {
      by: 0,
      daysAgo: 21,
      text: 'I propose that we look at one company a month, together: one of us prepares questions, the others read the deck beforehand. Who takes the first one?',
    },
    {
      by: 1,
      daysAgo: 20,
      text: 'Happy to start. I’d like us to agree on five questions that we ask everybody, so that we can compare the answers later.',
    },
    {
      by: 2,
      daysAgo: 6,
      text: 'After three calls: the most useful question so far was “which customer would be hardest to lose, and why are they still here?”',
    },
  ],
  event: {
    title: 'Angels’ evening: one company, five questions',
    description: 'A founder presents for ten minutes, then we ask our five questions. No decks on screen.',
    inDays: 9,
  },
  resources: [
    {
      title: 'Our five questions',
      text: '1. Which customer would be hardest to lose?\n2. What have you stopped doing, and why?\n3. What would you do with half of the money?\n4. Who else could build this, and what do they lack?\n5. Which number do you look at first in the morning?',
      link: null,
    },
  ],
}
