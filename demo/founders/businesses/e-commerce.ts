import type { Business } from './business.ts'

export const eCommerce: readonly Business[] = [
  {
    trade: ['Resale', 'Thread', 'Again'],
    we: [
      'run resale for outdoor brands: we take back, clean, repair, photograph and sell used clothing',
      'operate second-hand shops on behalf of outdoor brands',
    ],
    customers: 'outdoor and workwear brands',
    problem: 'A rain jacket lasts ten years and is worn for three on average.',
    early: [
      'Two brands sell through us, and {61-79}% of returned items are resold.',
      'We repair in the workshop of a social enterprise, with people who had been long-term unemployed.',
    ],
    grown: ['We have resold {140-460},000 items for {nine|fourteen|twenty-one} brands.', 'Brands earn a margin of {11-19}% on resale.'],
    before: 'buying fabrics for a sports brand',
    next: 'open a second workshop in {Porto|Łódź|Vilnius|Turin}',
    customersIn: /([\w-]+) brands(?: sell|\.)/i,
    expertise: ['Circular textiles', 'Resale', 'Repair', 'Reverse logistics', 'Brand partnerships'],
    goals: [12, 8, 13],
  },
  {
    trade: ['Jar', 'Refill', 'Pantry'],
    we: [
      'deliver groceries in reusable boxes and jars, with the deposit refunded automatically',
      'run a reusable packaging system for grocery deliveries',
    ],
    customers: 'households in cities, and the organic shops that deliver to them',
    problem: 'A family throws away 180 kg of packaging a year.',
    early: [
      '{600-1700} households order from us, every second week on average.',
      'A jar has been reused {nine|twelve|fifteen} times on average so far.',
    ],
    grown: [
      'We serve {14-39},000 households in {five|seven|nine} cities, and {two|three} supermarket chains use our washing line.',
      'Our glass loss rate is below {2|3}%.',
    ],
    before: 'in logistics for an organic wholesaler',
    next: 'automate the washing line',
    customersIn: /([\d,]+) households/i,
    expertise: ['Reuse systems', 'Food retail', 'Last-mile logistics', 'Deposit schemes', 'Consumer behaviour'],
    goals: [12, 11, 14],
  },
  {
    trade: ['Farm', 'Market', 'Harvest'],
    we: ['sell produce from farms within 60 kilometres, for pick-up on the way home', 'connect commuters with farms in their region'],
    customers: 'commuters, and the farms that deliver to our pick-up points',
    latest: 'series-a',
    problem: 'Farmers get 18 cents of every euro that shoppers pay for vegetables.',
    early: ['{22-48} farms deliver to our {seven|nine|twelve} pick-up points.', 'Farms receive {62|66|70}% of the retail price.'],
    grown: [
      'We work with {190-420} farms and {70-160} pick-up points at stations and workplaces.',
      'We are profitable in every region that we have served for more than two years.',
    ],
    before: 'as an agronomist',
    next: 'open {20-45} more pick-up points along commuter lines',
    nextEarly: 'open {six|eight|ten} more pick-up points',
    expertise: ['Short food chains', 'Farm economics', 'Marketplaces', 'Cold chain', 'Community building'],
    goals: [2, 12, 11],
  },
  {
    trade: ['Fit', 'Size', 'Wardrobe'],
    we: [
      'recommend the right size in online shops, so that fewer parcels come back',
      'reduce returns in online fashion with better size advice',
    ],
    customers: 'fashion shops with high return rates',
    problem: 'Half of the dresses ordered online are returned, and many of them are destroyed.',
    early: ['Returns fell by {19-28}% in our first {three|four} shops.', 'Shoppers answer four questions; we need no photos.'],
    grown: [
      '{85-210} shops with a combined turnover of {1.1|1.9|3.4} billion euros use us.',
      'Last year we avoided {2.2|3.8|5.1} million returned parcels.',
    ],
    before: 'as a pattern maker and data analyst in fashion',
    next: 'add shoes and children’s clothes',
    customersIn: /([\w-]+) shops/i,
    expertise: ['E-commerce returns', 'Fashion', 'Data science', 'Customer experience', 'SaaS pricing'],
    goals: [12, 13, 9],
  },
  {
    trade: ['Parts', 'Repair', 'Spare'],
    we: [
      'sell spare parts for household appliances of any age, and 3D-print those that are no longer made',
      'keep household appliances running with spare parts that manufacturers no longer supply',
    ],
    customers: 'repair cafés, repair technicians and private customers',
    latest: 'series-a',
    problem: 'Most washing machines are scrapped because of a part that costs nine euros.',
    early: [
      'We list {8-19},000 parts and print {900-2400} of them on demand.',
      'Repair cafés in {five|six|eight} countries order from us.',
    ],
    grown: [
      'Our parts have repaired about {310-820},000 appliances so far.',
      'Three manufacturers have licensed us their discontinued parts.',
    ],
    before: 'in customer service of an appliance maker',
    next: 'add the parts of {30-60} more brands',
    expertise: ['Right to repair', 'Additive manufacturing', 'Spare parts', 'Marketplaces', 'Product data'],
    goals: [12, 9, 13],
  },
]
