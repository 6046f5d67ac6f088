/** One thing said: which of the two says it, how many hours before now, and what. */
type Line = readonly [from: 'a' | 'b', hoursAgo: number, text: string]

export interface Dialogue {
  lines: readonly Line[]
  /** How many of the last lines the one they were said to has not read; the rest is read. */
  unread: number
}

const read = (...lines: Line[]): Dialogue => ({ lines, unread: 0 })
const waiting = (unread: number, ...lines: Line[]): Dialogue => ({ lines, unread })

/** Between the members whose accounts are printed: the founder, the investor, the mentor and the advisor. */
export const betweenAccounts: readonly (readonly [a: string, b: string, Dialogue])[] = [
  [
    'investor@demo.example',
    'founder@demo.example',
    waiting(
      3,
      ['a', 74.2, 'Good to meet you in Bologna. You said every fortieth field gets a soil core to check the satellite. Is that enough?'],
      ['b', 73.9, 'It is what the university asked for. On clay we take one in twenty, because clay is where the radar goes wrong.'],
      ['a', 73.8, 'That is the first honest answer to that question I have had this year.'],
      ['a', 73.7, 'What does a core cost you?'],
      ['b', 26.4, '€31 with the cooperative’s own agronomist. We pay them per visit, so nobody has a reason to hurry.'],
      [
        'a',
        25.9,
        'Then the unit economics hold even at a tenth of the price per hectare. I would like to see the field data before Thursday.',
      ],
      ['b', 25.7, 'You will have it tomorrow. Twelve farms, two seasons, with the bad ones left in.'],
      ['a', 2.6, 'Read it on the train. The outlier on page 9, what is that?'],
      ['a', 2.5, 'If it is drainage I believe you. If it is the model we should talk.'],
      ['a', 0.4, 'Could you do a call on Thursday at 10:00? I would bring Annika, who knows removals better than I do.'],
    ),
  ],
  [
    'founder@demo.example',
    'mentor@demo.example',
    read(
      [
        'a',
        172,
        'Thank you for taking us on. Our core sampler is made by one man in Alessandria and he retires next year. Where do I begin?',
      ],
      ['b', 170.5, 'With his drawings. Before you look for anybody else: does he have drawings?'],
      ['a', 170.1, 'He has a drawer.'],
      ['b', 169.9, 'Then your first project is a drawer. Take photographs, measure everything twice, and pay him for the days.'],
      ['a', 49.5, 'Three days, 214 photographs, and he will stay another year as a consultant. He was glad somebody asked.'],
      ['b', 48.7, 'That is worth more than the machine. Next time we talk about a second supplier: https://www.example.org/second-source'],
    ),
  ],
  [
    'advisor@demo.example',
    'founder@demo.example',
    read(
      ['a', 220, 'I read your draft for the certification. Two pages can go, and one figure is missing: the baseline year.'],
      ['b', 218.4, 'The baseline year is different on each farm. Do they want one for all?'],
      ['a', 218.2, 'One for each is fine, as long as you say so once and mean it everywhere.'],
      ['b', 121.3, 'Done. It is shorter now, and I understand it myself.'],
    ),
  ],
  [
    'mentor@demo.example',
    'investor@demo.example',
    waiting(
      1,
      ['a', 52, 'You asked about the heat pump people. They can build twelve a month, not forty. The forty is a spreadsheet.'],
      ['b', 51.2, 'I feared so. Is twelve enough for the Gothenburg contract?'],
      ['a', 5.3, 'Yes, if they order compressors before Christmas. I told them; you may want to tell them too.'],
    ),
  ],
  [
    'investor@demo.example',
    'advisor@demo.example',
    read(
      ['a', 97, 'Our LPs want one page per company by March. Which figures can a team of nine really give?'],
      [
        'b',
        96.1,
        'Energy, travel, headcount, pay gap, and one figure of their own that they are proud of. Five, and they can all be checked.',
      ],
      ['a', 95.8, 'I will send it to all sixteen. Thank you.'],
    ),
  ],
  [
    'advisor@demo.example',
    'mentor@demo.example',
    read(
      ['a', 31, 'Do you know somebody who can explain scope 3 to a foundry in Carinthia without using the word scope?'],
      ['b', 30.2, 'I would use the word iron. Give me their number.'],
    ),
  ],
]

/** What members of these kinds say to one of the accounts; `{name}` is the first name of who is written to. */
export const fromOthers: readonly Dialogue[] = [
  read(
    [
      'a',
      146,
      'Hello {name}, I saw your profile in the directory. We work on something close by and I wondered how you found your first paying customer.',
    ],
    ['b', 144.8, 'By asking the third one we met, who had no time for pilots. What are you building?'],
    ['a', 143.9, 'Leak detection for district heating. I will write you two paragraphs tonight.'],
  ),
  waiting(1, ['a', 21.5, 'Hello {name}, would you have twenty minutes next week? I have one question, and it fits on a page.']),
  read(
    ['b', 268, 'Thank you for the introduction. We had a good first talk.'],
    ['a', 266.3, 'Glad to hear it. Tell me how the second one goes.'],
  ),
  read(
    ['a', 340, 'I am collecting what teams pay for life cycle assessments. Would you tell me your figure? It stays between us.'],
    ['b', 338.6, '€8,400 for the first product, and half of that for the second, because the data was there.'],
    ['a', 338.1, 'That is below the middle of my list. You did well.'],
  ),
  read(
    ['a', 122.5, 'Are you going to Tallinn on Thursday?'],
    ['b', 121.9, 'I am. Let us have a coffee before the panels, at nine?'],
    ['a', 121.8, 'Nine it is.'],
  ),
]
