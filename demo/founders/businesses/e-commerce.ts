import type { Business } from './business.ts'

export const eCommerce: readonly Business[] = [
  {
    trade: ['Resale', 'Thread', 'Again'],
    we: [
      'run the second-hand shop of outdoor brands: we take back, wash, repair, photograph and sell',
      'give outdoor clothes a second owner, on behalf of the brands that made them',
    ],
    customers: 'outdoor and workwear brands',
    problem: 'A rain jacket lasts ten years and is worn for three.',
    early: [
      'Two brands sell through us; {61-79}% of the returned pieces find a new owner.',
      'Our workshop employs {eight|eleven|fourteen} people who were long out of work.',
    ],
    grown: [
      '{140-460},000 pieces were resold for {nine|fourteen|twenty-one} brands.',
      'A resale earns the brand {11-19}% margin, so it is no longer a marketing expense.',
    ],
    before: 'buying fabrics for a sports brand',
    next: 'open a second workshop in {Porto|Łódź|Vilnius|Turin}',
    expertise: ['Circular textiles', 'Resale', 'Repair', 'Reverse logistics', 'Brand partnerships'],
    goals: [12, 8, 13],
  },
  {
    trade: ['Jar', 'Refill', 'Pantry'],
    we: [
      'deliver groceries in reusable boxes and jars, with a deposit that comes back on its own',
      'bring groceries to the door without leaving any packaging behind',
    ],
    customers: 'households in cities, and the organic shops that deliver to them',
    problem: 'A family throws away 180 kg of packaging a year and has stopped noticing.',
    early: ['{600-1700} households order every second week on average.', 'A jar has gone round {nine|twelve|fifteen} times so far.'],
    grown: [
      '{14-39},000 households in {five|seven|nine} cities; {two|three} supermarket chains use our washing line.',
      'Our losses of glass are below {2|3}%.',
    ],
    before: 'in logistics for an organic wholesaler',
    next: 'automate the washing line',
    expertise: ['Reuse systems', 'Food retail', 'Last-mile logistics', 'Deposit schemes', 'Consumer behaviour'],
    goals: [12, 11, 14],
  },
  {
    trade: ['Farm', 'Market', 'Harvest'],
    we: [
      'sell what farmers within 60 kilometres harvest, ordered until midnight and fetched on the way home',
      'connect commuters with the farms along their way home',
    ],
    customers: 'commuters, and the farms that deliver to our pick-up points',
    problem: 'A farmer gets 18 cents of the euro that a carrot costs.',
    early: ['{22-48} farms deliver to {seven|nine|twelve} stations.', 'Farms keep {62|66|70}% of the price.'],
    grown: [
      '{190-420} farms and {70-160} pick-up points, all at railway stations or workplaces.',
      'We are profitable in every region that is older than two years.',
    ],
    before: 'as an agronomist, on the farm of my parents too',
    next: 'open {20-45} more stations along commuter lines',
    expertise: ['Short food chains', 'Farm economics', 'Marketplaces', 'Cold chain', 'Community building'],
    goals: [2, 12, 11],
  },
  {
    trade: ['Fit', 'Size', 'Wardrobe'],
    we: [
      'tell online shops the right size before the parcel leaves, so that it does not come back',
      'make sure that clothes fit before they are sent',
    ],
    customers: 'fashion shops with high return rates',
    problem: 'Every second dress that is ordered online travels twice, and many are then destroyed.',
    early: ['Returns fell by {19-28}% in the first {three|four} shops.', 'We need four questions and no picture of anybody.'],
    grown: [
      '{85-210} shops with {1.1|1.9|3.4} billion euros of sales use us.',
      'Last year {2.2|3.8|5.1} million parcels were not sent back.',
    ],
    before: 'as a pattern maker and data analyst in fashion',
    next: 'cover shoes and children’s clothes',
    expertise: ['E-commerce returns', 'Fashion', 'Data science', 'Customer experience', 'SaaS pricing'],
    goals: [12, 13, 9],
  },
  {
    trade: ['Parts', 'Repair', 'Spare'],
    we: [
      'sell spare parts for household appliances of any age, printed where the maker no longer supplies',
      'keep old household appliances alive with parts that nobody else has',
    ],
    customers: 'repair cafés, technicians and people with a screwdriver',
    problem: 'Most washing machines are scrapped for a part that costs nine euros.',
    early: [
      '{8-19},000 parts are listed, {900-2400} of them printed on demand.',
      'Repair cafés in {five|six|eight} countries order from us.',
    ],
    grown: ['{310-820},000 appliances repaired so far, by our count.', 'Three manufacturers have given us their discontinued parts.'],
    before: 'in customer service of an appliance maker',
    next: 'index the parts of {30-60} more brands ahead of the right to repair',
    expertise: ['Right to repair', 'Additive manufacturing', 'Spare parts', 'Marketplaces', 'Product data'],
    goals: [12, 9, 13],
  },
]
