import type { Business } from './business.ts'

/** Businesses in the industry 'Other'. */
export const other: readonly Business[] = [
  {
    trade: ['Night', 'Rail', 'Sleeper'],
    we: ['operate night trains between European cities', 'bring night trains back to routes that have lost them'],
    customers: 'travellers and travel managers',
    problem: 'Demand for night trains far exceeds the number of berths in Europe.',
    early: [
      'Our first line has carried {9-24},000 passengers, with {81|86|90}% of berths taken at weekends.',
      'We refurbish existing carriages, because new ones would only arrive in 2031.',
    ],
    grown: [
      'We operate {four|five|seven} lines with {240-620},000 passengers a year.',
      'A trip with us causes {6|7|9}% of the emissions of the same flight.',
    ],
    before: 'in timetable planning for a state railway',
    next: 'refurbish {18-34} more carriages',
    expertise: ['Rail', 'Sustainable travel', 'Asset leasing', 'Crowd investing', 'Operations'],
    goals: [11, 13, 9],
  },
  {
    trade: ['Yarn', 'Cotton', 'Spinning'],
    we: ['spin yarn from used cotton, with fibres long enough for new T-shirts', 'make new yarn from used uniforms and towels'],
    customers: 'weaving mills and workwear brands',
    problem: 'Only one per cent of clothing is recycled into new clothing.',
    early: [
      'Our yarn contains {62|70|80}% recycled cotton at yarn count Ne 20.',
      'A uniform maker has produced workwear for {900-2800} employees with it.',
    ],
    grown: [
      'We produce {800-2300} tonnes a year from sorted uniforms and towels.',
      '{Seven|Eleven|Sixteen} brands name us on their label.',
    ],
    before: 'in a family-owned spinning mill',
    next: 'add {two|three} spinning frames and an in-house sorting line',
    expertise: ['Textile recycling', 'Circular textiles', 'Spinning', 'Workwear', 'EPR for textiles'],
    goals: [12, 8, 6],
  },
  {
    trade: ['Cargo', 'Bike', 'Wheel'],
    we: ['rent cargo bikes to tradespeople and service them on site', 'help tradespeople switch from vans to cargo bikes'],
    customers: 'craft businesses, cities and property managers',
    latest: 'series-a',
    problem: 'Tradespeople in cities lose up to a third of their day to traffic and parking.',
    early: [
      'We have rented out {80-210} bikes, and {84|88|93}% of them are used every working day.',
      'We service bikes at the customer’s yard before the working day starts.',
    ],
    grown: [
      'We rent out {1800-4600} bikes in {fourteen|nineteen|twenty-six} cities.',
      'A bike replaces {0.7|0.8} of a van, according to a study in two cities.',
    ],
    before: 'as a bike mechanic and fleet manager',
    next: 'finance {500-1200} bikes and set up battery swapping',
    expertise: ['Urban logistics', 'Cargo bikes', 'Leasing', 'Fleet operations', 'City partnerships'],
    goals: [11, 13, 8],
  },
  {
    trade: ['Peat', 'Moor', 'Wetland'],
    we: ['restore peatland and pay farmers to keep it wet, with cattail as the crop', 'make rewetted peatland profitable for farmers'],
    customers: 'farmers, insulation makers and companies that finance restoration',
    problem: 'Drained peatland makes up three per cent of farmland and causes a quarter of farm emissions.',
    early: [
      'We have rewetted {140-420} hectares on {eleven|sixteen|twenty-two} farms.',
      'Our first cattail harvest was processed into insulation boards.',
    ],
    grown: ['We have {2-6},000 hectares under contract for {thirty|forty|fifty} years.', 'Farmers earn more per hectare than with dairy.'],
    before: 'in peatland research',
    next: 'buy a harvester for wet ground and sign {1-3},000 more hectares',
    expertise: ['Peatland restoration', 'Paludiculture', 'Nature finance', 'Farm economics', 'Carbon farming'],
    goals: [15, 13, 2],
  },
  {
    trade: ['Kitchen', 'Meal', 'Table'],
    we: ['cook school meals from regional produce, in kitchens that also train young cooks', 'provide fresh school meals at tender prices'],
    customers: 'cities and schools',
    latest: 'series-a',
    problem: 'School meals are tendered at three euros each, and the quality suffers.',
    early: [
      'We serve {1900-5200} meals a day in {nine|fourteen|twenty} schools.',
      '{Six|Nine|Eleven} young people are in training with us, most of them without a school certificate.',
    ],
    grown: [
      'We serve {21-48},000 meals a day, {64|71|78}% organic, at tender prices.',
      'Our food waste is {31-46} grams per meal; the average is 110.',
    ],
    before: 'as a chef',
    next: 'open {two|three} more kitchens with partner cities',
    expertise: ['Public catering', 'Food waste', 'Social enterprise', 'Vocational training', 'Organic farming'],
    goals: [2, 3, 4],
  },
  {
    trade: ['Cycle', 'Care', 'Bloom'],
    we: [
      'make compostable sanitary pads and supply them to schools with a dispenser',
      'provide free period products in schools and public buildings',
    ],
    customers: 'schools, universities and cities',
    latest: 'series-a',
    problem: 'One girl in ten misses school because of her period, in Europe as well.',
    early: ['{160-380} dispensers are installed in {30-70} schools.', 'Our pads are certified to compost in {ten|twelve|fourteen} weeks.'],
    grown: [
      '{4-11},000 dispensers are installed in {five|six|eight} countries.',
      'Two regions supply all of their public schools through us.',
    ],
    before: 'as a materials engineer in hygiene products',
    next: 'set up our own production line',
    expertise: ['Period equity', 'Bio-based materials', 'Public procurement', 'Consumer goods', 'Social impact'],
    goals: [5, 12, 3],
  },
]
