import type { UserType } from '#platform/members.ts'

/** A message: sender, hours before now, and text. */
type Line = readonly [from: 'a' | 'b', hoursAgo: number, text: string]

export interface Dialogue {
  lines: readonly Line[]
  /** How many of the last messages are unread. */
  unread: number
}

const read = (...lines: Line[]): Dialogue => ({ lines, unread: 0 })
const waiting = (unread: number, ...lines: Line[]): Dialogue => ({ lines, unread })

/** Conversations between the printed accounts: founder, investor, mentor and advisor. */
export const betweenAccounts: readonly (readonly [a: string, b: string, Dialogue])[] = [
  [
    'investor@demo.example',
    'founder@demo.example',
    waiting(
      3,
      ['a', 74.2, 'Good to meet you in Bologna. You mentioned twelve soil cores a field to calibrate the satellite data. Is that enough?'],
      ['b', 73.9, 'It is what the university recommends. On clay we take twenty, because that is where the radar is least accurate.'],
      ['a', 73.8, 'Thank you for the straight answer.'],
      ['a', 73.7, 'What does a core cost you?'],
      ['b', 26.4, '€31, including the cooperative’s agronomist, whom we pay per visit.'],
      [
        'a',
        25.9,
        'Then the unit economics work even at a tenth of the laboratory price. Could you send me the field data before Thursday?',
      ],
      ['b', 25.7, 'You will have it tomorrow: twelve farms, two seasons, including the outliers.'],
      ['a', 2.6, 'I read it on the train. What is the outlier on page 9?'],
      ['a', 2.5, 'If it is drainage, I am fine with it. If it is a model error, we should talk.'],
      ['a', 0.4, 'Are you available for a call on Thursday at 10:00? I would bring Annika, our carbon removal expert.'],
    ),
  ],
  [
    'founder@demo.example',
    'mentor@demo.example',
    read(
      [
        'a',
        172,
        'Thank you for taking us on. Our core sampler is made by a single engineer in Alessandria who retires next year. Where should we start?',
      ],
      ['b', 170.5, 'With his drawings, before you look for another supplier. Does he have complete drawings?'],
      ['a', 170.1, 'Only some sketches, as far as I know.'],
      ['b', 169.9, 'Then documentation is your first project. Take photos, measure every part twice, and pay him for his time.'],
      ['a', 49.5, 'Done: three days, 214 photos, and he has agreed to stay on as a consultant for another year.'],
      ['b', 48.7, 'Excellent. Next topic is a second supplier; this guide may help: https://www.example.org/second-source'],
    ),
  ],
  [
    'advisor@demo.example',
    'founder@demo.example',
    read(
      ['a', 220, 'I have reviewed your draft for the certification. You can cut two pages, and the baseline year is missing.'],
      ['b', 218.4, 'The baseline year differs by farm. Do they need a single one for all?'],
      ['a', 218.2, 'One per farm is fine, as long as you define it once and use it consistently.'],
      ['b', 121.3, 'Done, thank you. It is shorter and clearer now.'],
    ),
  ],
  [
    'mentor@demo.example',
    'investor@demo.example',
    waiting(
      1,
      ['a', 52, 'You asked about the heat pump company. Their capacity is twelve units a month, not forty. Forty is only the plan.'],
      ['b', 51.2, 'I expected that. Is twelve enough for the Gothenburg contract?'],
      ['a', 5.3, 'Yes, if they order compressors this month. I have told them; it would help if you mentioned it too.'],
    ),
  ],
  [
    'investor@demo.example',
    'advisor@demo.example',
    read(
      [
        'a',
        97,
        'Our LPs want a one-page ESG report per company by the end of the quarter. Which figures can a team of nine realistically provide?',
      ],
      ['b', 96.1, 'Energy use, business travel, headcount, gender pay gap and one impact KPI. All five can be verified.'],
      ['a', 95.8, 'Great, I will send that to all sixteen companies. Thank you.'],
    ),
  ],
  [
    'advisor@demo.example',
    'mentor@demo.example',
    read(
      ['a', 31, 'Do you know anyone who can explain scope 3 to a foundry in Carinthia in practical terms?'],
      ['b', 30.2, 'I can do that. Please send me their contact details.'],
    ),
  ],
]

/** A conversation of another member (a) with the printed account of a type (b). */
interface FromOther {
  a: UserType
  b: UserType
  /** `{name}` is the recipient's first name, `{company}` the other member's company. */
  dialogue: Dialogue
}

export const fromOthers: readonly FromOther[] = [
  {
    a: 'startup',
    b: 'startup',
    dialogue: waiting(1, [
      'a',
      21.5,
      'Hello {name}, at {company} we are reviewing our prices. Would you have twenty minutes for a call next week? I would like to know how you arrived at a price per hectare.',
    ]),
  },
  {
    a: 'startup',
    b: 'startup',
    dialogue: read(
      [
        'a',
        340,
        'I am comparing what startups pay for life-cycle assessments. Would you share your figure? I will treat it confidentially.',
      ],
      ['b', 338.6, '€8,400 for the first crop and half of that for the second, because we could reuse the data.'],
      ['a', 338.1, 'Thanks. That is below the median of the offers I have seen.'],
    ),
  },
  {
    a: 'investor',
    b: 'startup',
    dialogue: read(
      ['a', 146, 'Hello {name}, thank you for the deck. Which of your contracts are signed for more than one season?'],
      ['b', 144.8, 'The pasta maker has signed for three seasons. The other contracts are renewed every year.'],
      ['a', 143.9, 'That helps, thank you. I will come back to you this week.'],
    ),
  },
  {
    a: 'mentor',
    b: 'startup',
    dialogue: read(
      ['b', 268, 'Thank you for the introduction to the cooperative. We had a good first call.'],
      ['a', 266.3, 'Glad to hear it. Let me know how the second one goes.'],
    ),
  },
  {
    a: 'startup',
    b: 'investor',
    dialogue: waiting(1, [
      'a',
      19.2,
      'Hello {name}, at {company} we are preparing our next round. Which figures would you like to see before a first call?',
    ]),
  },
  {
    a: 'investor',
    b: 'investor',
    dialogue: read(
      ['a', 171, 'I know a heat storage company that is closing its seed round, with €600,000 still open. Shall I send you the deck?'],
      ['b', 170.2, 'Please do. Has it run outside the laboratory?'],
      ['a', 169.8, 'Yes, for 1,400 hours at a dairy. You will have the deck tonight.'],
    ),
  },
  {
    a: 'investor',
    b: 'investor',
    dialogue: read(
      ['a', 312, 'How is your carry linked to impact: per company or across the fund?'],
      ['b', 309.4, 'Per company, with targets agreed when we invest. An auditor checks them every year.'],
      ['a', 309.1, 'Thank you. I would like to do the same.'],
    ),
  },
  {
    a: 'mentor',
    b: 'investor',
    dialogue: read(
      ['b', 226, 'The team you introduced me to was well prepared. We have agreed on a site visit.'],
      ['a', 224.7, 'Glad to hear it. Ask to see the stock room, they are proud of it.'],
    ),
  },
  {
    a: 'startup',
    b: 'mentor',
    dialogue: waiting(1, [
      'a',
      23.1,
      'Hello {name}, do you have room for another team at the moment? I could send you the figures of {company} first.',
    ]),
  },
  {
    a: 'startup',
    b: 'mentor',
    dialogue: read(
      ['a', 131, 'I am hiring a head of operations. What would you ask in the first interview?'],
      ['b', 129.5, 'Ask them to walk you through a week that went wrong. Good candidates remember the details.'],
      ['a', 77.4, 'I asked that today and got a twenty-minute answer. Thank you.'],
    ),
  },
  {
    a: 'mentor',
    b: 'mentor',
    dialogue: read(
      ['a', 287, 'Do you ask founders for their figures before the first session?'],
      ['b', 285.9, 'Always: cash, orders and a list of what is late. If they have no list, we write it together.'],
      ['a', 285.2, 'I will try that with my next team.'],
    ),
  },
  {
    a: 'investor',
    b: 'mentor',
    dialogue: read(
      ['a', 198, 'A company in my portfolio has to choose between two suppliers. Would you look at the offers for an hour?'],
      ['b', 196.6, 'Gladly. Please send me both, and the volumes they can commit to.'],
      ['a', 195.1, 'They are in your inbox. Thank you.'],
    ),
  },
  {
    a: 'startup',
    b: 'advisor',
    dialogue: read(
      [
        'a',
        155,
        'Hello {name}, a customer has sent us a questionnaire with 140 questions on sustainability. Do we have to answer all of them?',
      ],
      ['b', 153.2, 'No. Offer them a report under the VSME standard and ask which questions it leaves open.'],
      ['a', 98.6, 'It left six open. Thank you!'],
    ),
  },
  {
    a: 'startup',
    b: 'advisor',
    dialogue: waiting(1, [
      'a',
      20.4,
      'Hello {name}, would you have twenty minutes for a call next week? An investor has asked about the emissions of {company}, and I do not know where to begin.',
    ]),
  },
  {
    a: 'investor',
    b: 'advisor',
    dialogue: read(
      ['a', 243, 'Do you offer your half-day workshop to several companies at once?'],
      ['b', 241.7, 'Yes, to three or four, so that each has time for its own figures.'],
      ['a', 241.2, 'Good. I will ask which of mine would like to join.'],
    ),
  },
  {
    a: 'mentor',
    b: 'advisor',
    dialogue: read(
      ['a', 330, 'A founder asked me what limited assurance of a first report costs. Do you have a figure?'],
      ['b', 327.8, '€9,000 to €14,000 for a company of 200 people, if the documents are complete.'],
      ['a', 327.5, 'Thanks. I will pass that on.'],
    ),
  },
]
