import type { Business } from './business.ts'

export const propTech: readonly Business[] = [
  {
    trade: ['Retrofit', 'Panel', 'Renovation'],
    we: [
      'renovate apartment blocks with prefabricated panels, in three weeks and with tenants in place',
      'upgrade old apartment blocks to current energy standards from the outside',
    ],
    customers: 'housing associations',
    problem: 'At the current pace, renovating Europe’s housing stock will take until 2090.',
    early: [
      'Our first block of {18-36} flats went from energy class G to {A|B} in {19-26} days.',
      'No tenant had to move out, and total rent including heating stayed the same.',
    ],
    grown: [
      'We have renovated {90-240} flats and have {400-900} under contract.',
      'Our factory produces {six|eight|eleven} façades a week.',
    ],
    before: 'managing construction sites',
    next: 'open a second factory in {Lower Saxony|Flanders|Lombardy|Silesia}',
    nextEarly: 'renovate {two|three} more blocks and plan our own production line',
    expertise: ['Serial renovation', 'Social housing', 'Prefabrication', 'Timber construction', 'Energy performance'],
    goals: [11, 7, 13],
  },
  {
    trade: ['Reuse', 'Salvage', 'Timber'],
    we: [
      'survey buildings before demolition and sell their parts: doors, beams, radiators, whole staircases',
      'run a marketplace for reused building parts',
    ],
    customers: 'architects, demolition firms and cities',
    latest: 'series-a',
    problem: 'A third of Europe’s waste comes from construction and demolition, and much of it could be reused.',
    early: [
      'We found a new use for {340-900} tonnes of material in our first {year|eighteen months}.',
      'We survey a building in two days with a phone and a measuring tape.',
    ],
    grown: ['We list parts from {30|40|60} demolitions a month.', 'We give an insured warranty on steel and timber.'],
    before: 'as an architect',
    next: 'open warehouses in {two|three|four} more cities',
    nextEarly: 'open our first warehouse',
    expertise: ['Circular construction', 'Material passports', 'Marketplaces', 'Architecture', 'Building regulation'],
    goals: [11, 12, 9],
  },
  {
    trade: ['Home', 'Conversion', 'Habitat'],
    we: [
      'convert empty offices into homes with a plug-in bathroom that needs no new shafts',
      'turn vacant offices into affordable housing',
    ],
    customers: 'owners of offices, and cities short of homes',
    problem: 'One office in seven is empty, while cities are short of affordable flats.',
    early: ['We have let {24-66} flats in a former insurance office.', 'The conversion cost {38-47}% less than a new building.'],
    grown: [
      'We have created {420-980} homes in {seven|nine|thirteen} buildings.',
      'We keep the load-bearing structure, and with it {61|66|72}% of the embodied carbon.',
    ],
    before: 'developing office buildings',
    next: 'certify the bathroom module for {two|three} more countries',
    expertise: ['Adaptive reuse', 'Affordable housing', 'Embodied carbon', 'Real estate finance', 'Permitting'],
    goals: [11, 12, 1],
  },
  {
    trade: ['Risk', 'Flood', 'Terrain'],
    we: [
      'assess flood, heat and fire risk for individual buildings, and what it costs to reduce it',
      'model climate risk at the level of a single building',
    ],
    customers: 'insurers, banks and property funds',
    problem: 'Risk maps show that a town may flood, but not whether a particular cellar will.',
    early: [
      '{Two|Three} insurers use our model to price {30-80},000 buildings.',
      'We validated the model with {4-11},000 claims from recent floods.',
    ],
    grown: [
      'We have assessed {2.4|3.9|6.1} million buildings in {six|eight|ten} countries.',
      'Owners who follow our recommendations pay {8|11|14}% lower premiums.',
    ],
    before: 'modelling floods at a water research institute',
    next: 'add subsidence risk and cover {Spain and Italy|Poland and Czechia|the Nordics}',
    nextEarly: 'add subsidence risk',
    customersIn: /([\w-]+) insurers/i,
    expertise: ['Physical climate risk', 'Insurance', 'Climate adaptation', 'Geospatial data', 'Property funds'],
    goals: [13, 11],
  },
  {
    trade: ['Valve', 'Radiator', 'Heat'],
    we: [
      'make a radiator valve that tenants install themselves and that balances the heating system',
      'balance heating systems one radiator at a time',
    ],
    customers: 'landlords and measuring companies',
    problem: 'Nine in ten heating systems are not balanced, so some flats are too cold while others overheat.',
    early: [
      '{1100-3400} valves are installed, and gas bills have fallen by {14-21}%.',
      'Tenants install a valve in four minutes without special tools.',
    ],
    grown: [
      '{160-420},000 valves are installed in {nine|twelve} countries.',
      'A valve pays back within {1.6|1.9|2.3} winters, without subsidies.',
    ],
    before: 'in heating controls',
    next: 'cut the price to below {30|35|40} euros per radiator',
    expertise: ['Heating optimisation', 'IoT hardware', 'Landlord sales', 'Energy efficiency', 'Rental law'],
    goals: [7, 11, 12],
  },
  {
    trade: ['Commons', 'Home', 'Neighbour'],
    we: [
      'develop multi-generation housing on church and city land, owned by its residents',
      'develop housing that residents own together and that is never resold',
    ],
    customers: 'cities, parishes and residents',
    latest: 'series-a',
    problem: 'Cities need community housing, but it offers too little margin for commercial developers.',
    early: [
      'Our first building with {16-34} homes is fully let; the second has {48-90} households on its waiting list.',
      'Rents are {24-33}% below market level and fixed for thirty years.',
    ],
    grown: ['We have built {240-610} homes in {nine|twelve|seventeen} buildings.', 'Residents contribute {22-30}% of the equity.'],
    before: 'in city planning',
    next: 'set up a land fund',
    nextEarly: 'start the construction of our second building',
    expertise: ['Cooperative housing', 'Land policy', 'Affordable housing', 'Community finance', 'Participation'],
    goals: [11, 10, 1],
  },
]
