import type { Business } from './business.ts'

export const ai: readonly Business[] = [
  {
    trade: ['Sorting', 'Vision', 'Optic'],
    we: [
      'recognise in sorting plants what is on the belt, down to the polymer and the food stain',
      'teach sorting belts to tell packaging apart, so that it can become packaging again',
    ],
    customers: 'recyclers and packaging schemes',
    problem: 'Half of what we sort at home is burnt, because the plant cannot tell a tray from a bottle.',
    early: [
      'Our camera has run on one belt for {five|seven|nine} months, at {three|four} metres a second.',
      'The purity of polypropylene rose from 88 to {94|95|96}%.',
    ],
    grown: [
      '{58-160} belts in {nine|eleven|fourteen} countries.',
      'We see {31-74} billion objects a year, and packaging makers pay to know what becomes of theirs.',
    ],
    before: 'in machine vision for bottling lines',
    next: 'bring the edge computer to a {third|quarter} of its price',
    expertise: ['Computer vision', 'Waste sorting', 'Extended producer responsibility', 'Edge computing', 'Recycling'],
    goals: [12, 9, 13],
  },
  {
    trade: ['Retrofit', 'Plan', 'House'],
    we: [
      'read building plans and tell within minutes what a renovation costs and saves',
      'estimate renovations from plans and photos, in minutes instead of weeks',
    ],
    customers: 'banks, landlords and energy advisers',
    problem: 'Europe has 35 million buildings to renovate by 2030 and a few ten thousand energy advisers.',
    early: [
      'Advisers finish {two|three|four} times as many reports with us.',
      'On {180-420} buildings we were within {7|9|11}% of the adviser’s own calculation.',
    ],
    grown: [
      '{140-390},000 buildings assessed; {six|nine|twelve} banks use it for their mortgage book.',
      'We say how sure we are of each figure, and it is checked every quarter.',
    ],
    before: 'in building physics research',
    next: 'train on the building stock of {Italy|Poland|Spain|Sweden}',
    expertise: ['Building renovation', 'Machine learning', 'Energy performance', 'Mortgage portfolios', 'Model validation'],
    goals: [11, 7, 13],
  },
  {
    trade: ['Forest', 'Origin', 'Plot'],
    we: ['find deforestation behind a batch of cocoa or coffee, plot by plot', 'watch over the forest behind a cup of coffee'],
    customers: 'importers and roasters under the EU deforestation regulation',
    problem: 'A container of cocoa comes from two thousand plots, and each needs a proof.',
    early: ['{64-170},000 plots are checked every ten days.', 'Farmers get their own map for free, which is why they share it.'],
    grown: [
      '{1.4|2.2|3.7} million plots in {eleven|fourteen} countries of origin.',
      'A false alarm costs a farmer the sale, so a person looks at each one: we are down to {0.4|0.6|0.9}%.',
    ],
    before: 'in forest monitoring at a space agency’s contractor',
    next: 'cover rubber and soy, and hire in {Accra|Nairobi|Bogotá}',
    expertise: ['EUDR', 'Earth observation', 'Traceability', 'Smallholder supply chains', 'Machine learning'],
    goals: [15, 12, 1],
  },
  {
    trade: ['Sign', 'Gesture', 'Hand'],
    we: ['translate between sign language and text, live, on a tablet at the counter', 'make counters understand sign language'],
    customers: 'town halls, clinics and railway companies',
    problem: 'A deaf person waits three weeks for an interpreter to register a change of address.',
    early: [
      '{Nine|Fourteen|Twenty} counters in two cities use it; half of the team is deaf.',
      'We understand {three|four} sign languages well enough for everyday matters, and say when we do not.',
    ],
    grown: [
      '{420-1100} counters in {five|six|eight} countries.',
      'Interpreters’ associations advise us on where a person must be called in.',
    ],
    before: 'in computer vision, as the hearing child of deaf parents',
    next: 'collect and pay for signing in {three|four} more languages',
    expertise: ['Accessibility', 'Sign language', 'Computer vision', 'Public services', 'Responsible AI'],
    goals: [10, 16, 4],
  },
  {
    trade: ['Climate', 'Air', 'Control'],
    we: [
      'steer cooling and ventilation of large buildings by the weather of the next two days',
      'run buildings with the weather forecast instead of a timer',
    ],
    customers: 'facility managers of offices, hospitals and shopping centres',
    problem: 'Buildings heat in the morning what they cool in the afternoon.',
    early: [
      '{Eight|Twelve|Fifteen} buildings run on our control; they use {17-26}% less energy.',
      'We install no new hardware and ask for no cloud that leaves the country.',
    ],
    grown: ['{310-760} buildings with {4-11} million square metres.', 'We are paid from the measured saving alone.'],
    before: 'in control engineering for building automation',
    next: 'connect {three|four} more makes of control systems',
    expertise: [
      'Building automation',
      'Model predictive control',
      'Energy performance contracting',
      'Demand response',
      'Facility management',
    ],
    goals: [7, 11, 13],
  },
  {
    trade: ['Claim', 'Proof', 'Verity'],
    we: [
      'check claims of sustainability in prospectuses and adverts against what the company has filed',
      'read the small print of green claims',
    ],
    customers: 'asset managers, supervisors and consumer associations',
    problem: 'Every second green claim is vague or unfounded, as the Commission’s own study found.',
    early: [
      '{Three|Five} asset managers and one supervisor test it on {9-21},000 documents.',
      'Each finding links to the sentence and the page, so a person can judge.',
    ],
    grown: [
      'We read {0.8|1.3|2.1} million pages a month, in {fourteen|nineteen|twenty-two} languages.',
      'Two supervisors use it in their regular reviews.',
    ],
    before: 'as a financial journalist, later in language technology',
    next: 'follow claims through time and publish an open benchmark',
    expertise: ['Greenwashing', 'Language technology', 'SFDR', 'Supervision', 'Responsible AI'],
    goals: [16, 12, 13],
  },
]
