import type { Business } from './business.ts'

/** Firms of the industry 'Other'. */
export const other: readonly Business[] = [
  {
    trade: ['Night', 'Rail', 'Sleeper'],
    we: ['run night trains between cities that lost them twenty years ago', 'bring back the night train'],
    customers: 'travellers and travel managers',
    problem: 'Everybody wants a night train, and there is not a free berth in Europe.',
    early: [
      'Our first line has carried {9-24},000 people, {81|86|90}% full at weekends.',
      'We refit old carriages; a new one would come in 2031.',
    ],
    grown: [
      '{Four|Five|Seven} lines, {240-620},000 passengers a year.',
      'A journey with us causes {6|7|9}% of the emissions of the flight.',
    ],
    before: 'in timetable planning for a state railway',
    next: 'refit {18-34} more carriages',
    expertise: ['Rail', 'Sustainable travel', 'Asset leasing', 'Crowd investing', 'Operations'],
    goals: [11, 13, 9],
  },
  {
    trade: ['Yarn', 'Cotton', 'Spinning'],
    we: ['spin yarn from old cotton, with fibres long enough for a new T-shirt', 'make new yarn from old uniforms and towels'],
    customers: 'weaving mills and workwear brands',
    problem: 'One per cent of clothes becomes clothes again; the rest becomes rags or smoke.',
    early: ['Our yarn holds {62|70|80}% recycled cotton, at Ne 20.', 'A uniform maker has dressed {900-2800} people in it.'],
    grown: ['{800-2300} tonnes a year, from sorted uniforms and towels.', '{Seven|Eleven|Sixteen} brands name us on the label.'],
    before: 'in a spinning mill, as the third generation',
    next: 'add {two|three} spinning frames and our own sorting',
    expertise: ['Textile recycling', 'Circular textiles', 'Spinning', 'Workwear', 'EPR for textiles'],
    goals: [12, 8, 6],
  },
  {
    trade: ['Cargo', 'Bike', 'Wheel'],
    we: ['lend cargo bikes to tradespeople, with service at their own yard', 'get tradespeople out of the van and onto a cargo bike'],
    customers: 'craft businesses, cities and property managers',
    problem: 'A plumber spends a third of the day looking for a parking space.',
    early: ['{80-210} bikes are out, {84|88|93}% of them every day.', 'We come at seven in the morning, before the first job.'],
    grown: ['{1800-4600} bikes in {fourteen|nineteen|twenty-six} cities.', 'A bike replaces {0.7|0.8} of a van, by a study of two cities.'],
    before: 'as a bike mechanic and fleet manager',
    next: 'finance {500-1200} bikes and a battery swap',
    expertise: ['Urban logistics', 'Cargo bikes', 'Leasing', 'Fleet operations', 'City partnerships'],
    goals: [11, 13, 8],
  },
  {
    trade: ['Peat', 'Moor', 'Wetland'],
    we: [
      'restore peat bogs and pay farmers for keeping them wet, with cattail as the crop',
      'make wet bogs worth more to a farmer than drained ones',
    ],
    customers: 'farmers, insulation makers and companies that finance restoration',
    problem: 'Drained bogs are three per cent of farmland and a quarter of its emissions.',
    early: [
      '{140-420} hectares are wet again, on {eleven|sixteen|twenty-two} farms.',
      'The first cattail harvest became insulation boards.',
    ],
    grown: [
      '{2-6},000 hectares under contract for {thirty|forty|fifty} years.',
      'Farmers earn more than with dairy, and no longer have to get up at four.',
    ],
    before: 'in bog research, and as a farmer',
    next: 'buy a harvester that does not sink and sign {1-3},000 more hectares',
    expertise: ['Peatland restoration', 'Paludiculture', 'Nature finance', 'Farm economics', 'Carbon farming'],
    goals: [15, 13, 2],
  },
  {
    trade: ['Kitchen', 'Meal', 'Table'],
    we: [
      'cook school meals from what grows around, in kitchens that also train young cooks',
      'cook for schools as if the children were guests',
    ],
    customers: 'cities and schools',
    problem: 'A school meal is put out to tender at three euros, and one can taste it.',
    early: [
      '{1900-5200} meals a day in {nine|fourteen|twenty} schools.',
      '{Six|Nine|Eleven} young people are in training, most of them without a school certificate.',
    ],
    grown: [
      '{21-48},000 meals a day, {64|71|78}% organic, at the price of the tender.',
      'We waste {31-46} grams a meal; the average is 110.',
    ],
    before: 'as a chef',
    next: 'open {two|three} more kitchens, each with a city as partner',
    expertise: ['Public catering', 'Food waste', 'Social enterprise', 'Vocational training', 'Organic farming'],
    goals: [2, 3, 4],
  },
  {
    trade: ['Cycle', 'Care', 'Bloom'],
    we: [
      'make sanitary pads that compost, and sell them to schools together with the dispenser',
      'put period products where soap and paper already are',
    ],
    customers: 'schools, universities and cities',
    problem: 'One girl in ten misses school because of her period, in Europe too.',
    early: ['{160-380} dispensers hang in {30-70} schools.', 'Our pads compost in {ten|twelve|fourteen} weeks, certified.'],
    grown: ['{4-11},000 dispensers in {five|six|eight} countries.', 'Two regions supply every public school through us.'],
    before: 'as a materials engineer in hygiene products',
    next: 'build our own production line',
    expertise: ['Period equity', 'Bio-based materials', 'Public procurement', 'Consumer goods', 'Social impact'],
    goals: [5, 12, 3],
  },
]
