import type { Business } from './business.ts'

export const ai: readonly Business[] = [
  {
    trade: ['Sorting', 'Vision', 'Optic'],
    we: [
      'build cameras for sorting plants that identify every item on the belt by polymer and food residue',
      'help sorting plants separate packaging by polymer, so that it can be recycled into new packaging',
    ],
    customers: 'recyclers and packaging schemes',
    problem: 'Half of the packaging that households sort is burnt, because sorting plants cannot tell one plastic from another.',
    early: [
      'Our camera has run on one belt for {five|seven|nine} months, at {three|four} metres a second.',
      'In our pilot the purity of polypropylene rose from 88% to {94|95|96}%.',
    ],
    grown: [
      'Our cameras run on {58-160} belts in {nine|eleven|fourteen} countries.',
      'We scan {31-74} billion items a year and sell the data to packaging producers.',
    ],
    before: 'in machine vision for bottling lines',
    next: 'cut the cost of our edge computer to a {third|quarter}',
    expertise: ['Computer vision', 'Waste sorting', 'Extended producer responsibility', 'Edge computing', 'Recycling'],
    goals: [12, 9, 13],
  },
  {
    trade: ['Retrofit', 'Plan', 'House'],
    we: [
      'estimate the cost and energy savings of a renovation from building plans, within minutes',
      'estimate renovations from plans and photos in minutes instead of weeks',
    ],
    customers: 'banks, landlords and energy advisers',
    problem: 'Europe has 35 million buildings to renovate by 2030 and only some tens of thousands of energy advisers.',
    early: [
      'Advisers complete {two|three|four} times as many reports with our software.',
      'On {180-420} buildings our estimate was within {7|9|11}% of the adviser’s calculation.',
    ],
    grown: [
      'We have assessed {140-390},000 buildings, and {six|nine|twelve} banks use us for their mortgage portfolios.',
      'We state a confidence level for every figure and validate the model every quarter.',
    ],
    before: 'in building physics research',
    next: 'train on the building stock of {Italy|Poland|Spain|Sweden}',
    expertise: ['Building renovation', 'Machine learning', 'Energy performance', 'Mortgage portfolios', 'Model validation'],
    goals: [11, 7, 13],
  },
  {
    trade: ['Forest', 'Origin', 'Plot'],
    we: [
      'check batches of cocoa and coffee for deforestation, plot by plot, from satellite images',
      'verify that coffee and cocoa are free of deforestation, down to the individual plot',
    ],
    customers: 'importers and roasters under the EU deforestation regulation',
    problem: 'A container of cocoa comes from about two thousand plots, and importers need proof for every one of them.',
    early: [
      'We check {64-170},000 plots every ten days.',
      'Farmers get the map of their plot for free, so most of them share their data with us.',
    ],
    grown: [
      'We monitor {1.4|2.2|3.7} million plots in {eleven|fourteen} countries of origin.',
      'An analyst reviews every alert; our false alarm rate is {0.4|0.6|0.9}%.',
    ],
    before: 'in forest monitoring for a contractor of a space agency',
    next: 'add rubber and soy and open an office in {Accra|Nairobi|Bogotá}',
    nextEarly: 'add rubber and soy',
    expertise: ['EUDR', 'Earth observation', 'Traceability', 'Smallholder supply chains', 'Machine learning'],
    goals: [15, 12, 1],
  },
  {
    trade: ['Sign', 'Gesture', 'Hand'],
    we: [
      'translate between sign language and text in real time, on a tablet at the service counter',
      'make public service counters accessible in sign language',
    ],
    customers: 'town halls, clinics and railway companies',
    latest: 'series-a',
    problem: 'Deaf people wait three weeks for an interpreter to register a change of address.',
    early: [
      '{Nine|Fourteen|Twenty} counters in two cities use our system, and half of our team is deaf.',
      'We support {three|four} sign languages for everyday matters and call in an interpreter when recognition is uncertain.',
    ],
    grown: [
      '{420-1100} counters in {five|six|eight} countries use our system.',
      'Interpreters’ associations advise us on when a human interpreter is required.',
    ],
    before: 'in computer vision research',
    next: 'collect paid training data for {three|four} more sign languages',
    expertise: ['Accessibility', 'Sign language', 'Computer vision', 'Public services', 'Responsible AI'],
    goals: [10, 16, 4],
  },
  {
    trade: ['Climate', 'Air', 'Control'],
    we: [
      'control heating, cooling and ventilation of large buildings with a two-day weather forecast',
      'replace timers in building automation with predictive control',
    ],
    customers: 'facility managers of offices, hospitals and shopping centres',
    problem: 'Many large buildings heat in the morning and cool in the afternoon, because their controls only react.',
    early: [
      '{Eight|Twelve|Fifteen} buildings run on our control and use {17-26}% less energy.',
      'We need no new hardware, and all data stays in the country.',
    ],
    grown: ['We control {310-760} buildings with {4-11} million square metres.', 'Customers pay us a share of the measured savings.'],
    before: 'in control engineering for building automation',
    next: 'integrate {three|four} more brands of control systems',
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
    we: ['check sustainability claims in prospectuses and adverts against company filings', 'detect greenwashing in company documents'],
    customers: 'asset managers, supervisors and consumer associations',
    latest: 'series-a',
    problem: 'More than half of green claims are vague or unfounded, according to a study by the European Commission.',
    early: [
      '{Three|Five} asset managers and one supervisor are testing it on {9-21},000 documents.',
      'Every finding links to the sentence and page, so that analysts can check it.',
    ],
    grown: [
      'We process {0.8|1.3|2.1} million pages a month in {fourteen|nineteen|twenty-two} languages.',
      'Two supervisory authorities use it in their regular reviews.',
    ],
    before: 'as a financial journalist and language technology engineer',
    next: 'track claims over time and publish an open benchmark',
    customersIn: /([\w-]+) asset managers/i,
    expertise: ['Greenwashing', 'Language technology', 'SFDR', 'Supervision', 'Responsible AI'],
    goals: [16, 12, 13],
  },
]
