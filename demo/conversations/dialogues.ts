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
      ['a', 5.3, 'Yes, if they order compressors before Christmas. I have told them; it would help if you mentioned it too.'],
    ),
  ],
  [
    'investor@demo.example',
    'advisor@demo.example',
    read(
      ['a', 97, 'Our LPs want a one-page ESG report per company by March. Which figures can a team of nine realistically provide?'],
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

/** Conversations of other members (a) with a printed account (b); `{name}` is the recipient's first name. */
export const fromOthers: readonly Dialogue[] = [
  read(
    [
      'a',
      146,
      'Hello {name}, I found your profile in the directory. We work in a similar field, and I would like to know how you won your first paying customer.',
    ],
    ['b', 144.8, 'Through a referral from our third pilot. What are you building?'],
    ['a', 143.9, 'Leak detection for district heating. I will send you a short summary tonight.'],
  ),
  waiting(1, ['a', 21.5, 'Hello {name}, would you have twenty minutes for a call next week? I have a question about pricing.']),
  read(
    ['b', 268, 'Thank you for the introduction. We had a good first call.'],
    ['a', 266.3, 'Glad to hear it. Let me know how the second one goes.'],
  ),
  read(
    ['a', 340, 'I am comparing what startups pay for life-cycle assessments. Would you share your figure? I will treat it confidentially.'],
    ['b', 338.6, '€8,400 for the first product and half of that for the second, because we could reuse the data.'],
    ['a', 338.1, 'Thanks. That is below the median of the offers I have seen.'],
  ),
  read(
    ['a', 122.5, 'Are you going to the conference in Tallinn on Thursday?'],
    ['b', 121.9, 'Yes. Shall we meet for a coffee at nine, before the panels?'],
    ['a', 121.8, 'Nine works for me. See you there.'],
  ),
]
