import type { Business } from './business.ts'

/** CleanTech for soil, water and materials. */
export const resources: readonly Business[] = [
  {
    trade: ['Soil', 'Carbon', 'Field'],
    we: [
      'measure soil carbon by combining satellite images with {twelve|sixteen|twenty} soil cores a field',
      'measure soil carbon from satellite images, checked against a few soil cores',
    ],
    customers: 'arable farms and the food companies that buy from them',
    problem: 'Farmers are asked to store carbon in their soil, but laboratory proof costs more than the credits earn.',
    early: [
      'Our first season covered {1800-6400} hectares on {14-38} farms.',
      'An agricultural university found our figures within {6|7|8|9}% of the laboratory.',
    ],
    grown: [
      'We monitor {90-410},000 hectares in {four|five|six|seven} countries.',
      'Two food groups pay their growers on the basis of our measurements.',
    ],
    before: 'as a soil scientist in farm advisory services',
    next: 'have the method verified under the EU carbon removal framework and map {two|three} more crops',
    customersIn: /on ([\d,]+) farms/i,
    expertise: ['Soil carbon', 'Remote sensing', 'Regenerative agriculture', 'Carbon removal certification', 'MRV'],
    goals: [13, 15, 2],
  },
  {
    trade: ['Seagrass', 'Fibre', 'Shore'],
    we: ['make insulation and packaging from seagrass that washes up on beaches', 'turn beach seagrass into insulation boards'],
    customers: 'builders and furniture makers',
    problem: 'Coastal towns pay to landfill seagrass, although it is an excellent insulation material.',
    early: [
      'We processed {40-110} tonnes in our first winter and insulated {six|nine|eleven} timber houses with it.',
      'Our boards passed the fire test for the class we need.',
    ],
    grown: [
      '{Eleven|Fourteen|Nineteen} coastal towns supply us, and we sell to builders in {three|four} countries.',
      'Our environmental product declaration shows minus {38-62} kg of CO2 per cubic metre.',
    ],
    before: 'at a timber construction company',
    next: 'build a second drying line on the {Baltic|Atlantic|Adriatic} coast',
    expertise: ['Bio-based materials', 'Construction products', 'Life-cycle assessment', 'Circular economy', 'Supply chains'],
    goals: [12, 14, 11],
  },
  {
    trade: ['Kelp', 'Ocean', 'Tide'],
    we: ['grow kelp between offshore wind turbines and dry it with waste heat onshore', 'farm kelp inside offshore wind farms'],
    customers: 'feed mills and makers of biostimulants',
    problem: 'The sea inside offshore wind farms is closed to fishing and mostly unused.',
    early: [
      'Our pilot of {two|three|four} hectares has survived its first winter storms.',
      'The first harvest of {12-34} tonnes went to a feed mill that has since reordered.',
    ],
    grown: [
      'We have planted {90-240} hectares in {two|three} wind farms.',
      'Our kelp reduced methane emissions of dairy cows by {9|12|14}% in a trial with {60-180} animals.',
    ],
    before: 'in offshore wind operations',
    next: 'seed {60-140} more hectares',
    nextEarly: 'seed {six|eight|ten} more hectares',
    expertise: ['Regenerative aquaculture', 'Offshore wind', 'Blue economy', 'Feed additives', 'Permitting'],
    goals: [14, 13, 2],
  },
  {
    trade: ['Mineral', 'Carbon', 'Lime'],
    we: [
      'capture CO2 from lime kilns and mineralise it in demolition concrete',
      'store CO2 from lime kilns in crushed concrete and sell it as sand',
    ],
    customers: 'recyclers of building materials',
    problem: 'Crushed concrete absorbs CO2 over decades; our reactor does it in {40|70|90} minutes.',
    early: [
      'One kilogram of our recycled sand binds {38-54} grams of CO2, confirmed by an accredited laboratory.',
      'Our pilot reactor at a recycling yard processes {two|three|five} tonnes an hour.',
    ],
    grown: ['Our {three|four|six} plants stored {2100-7400} tonnes of CO2 last year.', 'Cities accept our material in public tenders.'],
    before: 'in cement research',
    next: 'build {two|three} more plants with a capacity of {ten|fifteen|twenty} tonnes an hour',
    nextEarly: 'run the pilot reactor for a year and prepare a plant with a capacity of {ten|fifteen|twenty} tonnes an hour',
    expertise: ['Carbon removal', 'Cement and concrete', 'Process engineering', 'Carbon markets', 'Circular construction'],
    goals: [9, 13, 12],
  },
  {
    trade: ['Phosphor', 'Nutrient', 'Cycle'],
    we: ['recover phosphorus from sewage sludge as a ready-to-use fertiliser', 'turn sewage sludge into phosphorus fertiliser'],
    customers: 'water utilities and farm cooperatives',
    problem: 'Europe imports nine tenths of its phosphorus, while a third of that amount is lost in sewage.',
    early: [
      'Our pilot plant recovers {86|89|92}% of the phosphorus, and every batch has met the limits for heavy metals.',
      'Two farm cooperatives bought our entire first-year output.',
    ],
    grown: [
      '{Four|Six|Eight} sewage plants serving {0.9|1.4|2.2} million people use our process.',
      'Our fertiliser is approved under the EU regulation and sold in {three|five} countries.',
    ],
    before: 'as a process engineer in water treatment',
    next: 'build {two|three} more plants together with water utilities',
    nextEarly: 'run the pilot plant for a year and prepare the first full-size one with a water utility',
    customersIn: /([\w-]+) (?:farm cooperatives bought|sewage plants)/i,
    expertise: ['Nutrient recovery', 'Water treatment', 'Public utilities', 'Fertiliser regulation', 'Process engineering'],
    goals: [6, 2, 12],
  },
  {
    trade: ['Water', 'Main', 'Hydrant'],
    we: ['find leaks in water mains with acoustic sensors in hydrants', 'detect leaks in water mains before they surface'],
    customers: 'water utilities',
    latest: 'series-b',
    problem: 'A quarter of Europe’s drinking water is lost before it reaches the tap.',
    early: [
      'In our first network we found {19-46} leaks within {six|eight|ten} weeks.',
      'The sensor runs for ten years on one battery, so utilities do not have to dig to maintain it.',
    ],
    grown: [
      '{11-38},000 hydrants in {26-80} networks are equipped with our sensors.',
      'After two years with us, utilities lose {31-44}% less water on average.',
    ],
    before: 'in acoustic sensing for ships',
    next: 'enter {two|three} more countries and cut the unit cost to below {60|70|80} euros',
    nextEarly: 'cut the unit cost to below {60|70|80} euros and win our first large city',
    customersIn: /([\d,]+) networks/i,
    expertise: ['Water networks', 'Acoustic sensing', 'IoT hardware', 'Utility sales', 'Climate adaptation'],
    goals: [6, 11, 9],
  },
]
