import type { Business } from './business.ts'

/** CleanTech for soil, water and materials. */
export const resources: readonly Business[] = [
  {
    trade: ['Soil', 'Carbon', 'Field'],
    we: [
      'measure soil carbon by combining satellite images with {twelve|sixteen|twenty} soil cores a field',
      'tell farmers how much carbon their soil holds, from satellite images checked against a few cores',
    ],
    customers: 'arable farms and the food companies that buy from them',
    problem: 'Farmers are asked to store carbon in their soil, but a laboratory proof costs more than the credit earns.',
    early: [
      'Our first season covered {1800-6400} hectares on {14-38} farms.',
      'An agricultural university checked our figures: we were within {6|7|8|9}% of the laboratory.',
    ],
    grown: [
      'We monitor {90-410},000 hectares in {four|five|six|seven} countries.',
      'Two food groups pay their growers on the basis of our measurements.',
    ],
    before: 'as a soil scientist in farm advisory services',
    next: 'have the method verified under the EU carbon removal framework and map {two|three} more crops',
    expertise: ['Soil carbon', 'Remote sensing', 'Regenerative agriculture', 'Carbon removal certification', 'MRV'],
    goals: [13, 15, 2],
  },
  {
    trade: ['Seagrass', 'Fibre', 'Shore'],
    we: [
      'make floor insulation and packaging from seagrass that washes up on beaches',
      'dry and press beached seagrass into insulation boards',
    ],
    customers: 'builders and furniture makers',
    problem: 'Coastal towns pay to landfill what is one of the best insulating fibres there is.',
    early: [
      'We processed {40-110} tonnes in our first winter and insulated {six|nine|eleven} timber houses with it.',
      'Our fire test came back with the class we hoped for.',
    ],
    grown: [
      '{Eleven|Fourteen|Nineteen} coastal towns deliver to us, and builders in {three|four} countries order.',
      'Our environmental product declaration shows minus {38-62} kg of CO2 a cubic metre.',
    ],
    before: 'in a timber construction company',
    next: 'build a second drying line on the {Baltic|Atlantic|Adriatic} coast',
    expertise: ['Bio-based materials', 'Construction products', 'Life-cycle assessment', 'Circular economy', 'Supply chains'],
    goals: [12, 14, 11],
  },
  {
    trade: ['Kelp', 'Ocean', 'Tide'],
    we: ['grow kelp on ropes between offshore wind turbines and dry it with waste heat on shore', 'farm kelp inside offshore wind parks'],
    customers: 'feed mills and makers of biostimulants',
    problem: 'The space inside wind farms is closed to fishing, and nobody uses it.',
    early: [
      'Our pilot of {two|three|four} hectares came through its first winter storms.',
      'The first harvest of {12-34} tonnes went to a feed mill that has reordered.',
    ],
    grown: [
      '{90-240} hectares are planted in {two|three} wind farms.',
      'Feed with our kelp lowered methane of dairy cows by {9|12|14}% in a trial with {60-180} animals.',
    ],
    before: 'in offshore wind operations',
    next: 'seed {60-140} more hectares before the autumn',
    expertise: ['Regenerative aquaculture', 'Offshore wind', 'Blue economy', 'Feed additives', 'Permitting'],
    goals: [14, 13, 2],
  },
  {
    trade: ['Mineral', 'Carbon', 'Lime'],
    we: [
      'capture CO2 from lime kilns and mineralise it in demolished concrete',
      'lock CO2 from lime kilns into crushed concrete, and sell it as sand',
    ],
    customers: 'recyclers of building materials',
    problem: 'Concrete would take up CO2 for a century if left to itself; our reactor does it in {40|70|90} minutes.',
    early: [
      'One kilogram of our recycled sand binds {38-54} grams of CO2, confirmed by an accredited laboratory.',
      'The pilot reactor stands in a recycling yard and treats {two|three|five} tonnes an hour.',
    ],
    grown: ['Our {three|four|six} plants bound {2100-7400} tonnes last year.', 'Cities accept the material in their tenders.'],
    before: 'in cement research',
    next: 'build the first plant of {ten|fifteen|twenty} tonnes an hour',
    expertise: ['Carbon removal', 'Cement and concrete', 'Process engineering', 'Carbon markets', 'Circular construction'],
    goals: [9, 13, 12],
  },
  {
    trade: ['Phosphor', 'Nutrient', 'Cycle'],
    we: [
      'recover phosphorus from sewage sludge as a fertiliser that spreads like any other',
      'win phosphorus back from sewage sludge and return it to the fields',
    ],
    customers: 'water utilities and farm cooperatives',
    problem: 'Europe imports nine tenths of its phosphorus, and flushes a third of it down the drain.',
    early: [
      'The pilot plant recovers {86|89|92}% and has passed the heavy metal limits in every batch.',
      'Two farm cooperatives took the whole first year’s output.',
    ],
    grown: [
      '{Four|Six|Eight} sewage works use our process, for {0.9|1.4|2.2} million people.',
      'Our fertiliser is listed under the EU regulation and sold in {three|five} countries.',
    ],
    before: 'as a process engineer in water treatment',
    next: 'finance the first full-size plant together with a water utility',
    expertise: ['Nutrient recovery', 'Water treatment', 'Public utilities', 'Fertiliser regulation', 'Process engineering'],
    goals: [6, 2, 12],
  },
  {
    trade: ['Water', 'Main', 'Hydrant'],
    we: ['find leaks in water mains by listening to the pipe through the hydrants', 'hear leaks in water mains before they reach the road'],
    customers: 'water utilities',
    problem: 'A quarter of Europe’s drinking water is lost on its way to the tap.',
    early: [
      'In our first network we found {19-46} leaks within {six|eight|ten} weeks.',
      'The sensor runs ten years on one battery, so nobody has to open a road for it.',
    ],
    grown: [
      '{11-38},000 hydrants are fitted in {26-80} networks.',
      'On average a utility loses {31-44}% less water after two years with us.',
    ],
    before: 'in acoustic sensing for ships',
    next: 'bring the unit cost under {60|70|80} euros and win the first large city',
    expertise: ['Water networks', 'Acoustic sensing', 'IoT hardware', 'Utility sales', 'Climate adaptation'],
    goals: [6, 11, 9],
  },
]
