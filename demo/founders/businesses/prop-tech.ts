import type { Business } from './business.ts'

export const propTech: readonly Business[] = [
  {
    trade: ['Retrofit', 'Panel', 'Renovation'],
    we: [
      'renovate apartment blocks in series: measured by laser, built as panels, mounted in three weeks while people stay',
      'bring old apartment blocks to today’s standard from the outside, while people live in them',
    ],
    customers: 'housing associations',
    problem: 'At today’s pace the renovation of Europe’s housing takes until 2090.',
    early: [
      'Our first block of {18-36} flats went from energy class G to {A|B} in {19-26} days.',
      'No tenant had to move out, and the rent with heating stayed the same.',
    ],
    grown: ['{900-2700} flats are done and {3-7},000 under contract.', 'The factory turns out {six|eight|eleven} façades a week.'],
    before: 'managing building sites',
    next: 'open a second factory in {Lower Saxony|Flanders|Lombardy|Silesia}',
    expertise: ['Serial renovation', 'Social housing', 'Prefabrication', 'Timber construction', 'Energy performance'],
    goals: [11, 7, 13],
  },
  {
    trade: ['Reuse', 'Salvage', 'Timber'],
    we: [
      'list and sell building parts before the demolition: doors, beams, radiators, whole staircases',
      'keep doors, beams and radiators in use when a building goes',
    ],
    customers: 'architects, demolition firms and cities',
    problem: 'A third of Europe’s waste is buildings, and much of it is better than what is bought new.',
    early: [
      '{340-900} tonnes found a second building in our first {year|eighteen months}.',
      'We survey a building in two days, with a phone and a tape.',
    ],
    grown: [
      '{Thirty|Forty|Sixty}-odd demolitions a month are listed.',
      'We give a warranty on steel and timber, with an insurer behind it.',
    ],
    before: 'as an architect',
    next: 'open storage in {two|three|four} more cities',
    expertise: ['Circular construction', 'Material passports', 'Marketplaces', 'Architecture', 'Building regulation'],
    goals: [11, 12, 9],
  },
  {
    trade: ['Home', 'Conversion', 'Habitat'],
    we: [
      'turn empty offices into homes, with a plug-in bathroom that needs no new shafts',
      'make homes out of offices that nobody needs any more',
    ],
    customers: 'owners of offices, and cities short of homes',
    problem: 'Every seventh office is empty, and every young nurse looks for a flat.',
    early: ['{24-66} flats in a former insurance office are let.', 'The conversion cost {38-47}% less than a new building.'],
    grown: [
      '{420-980} homes in {seven|nine|thirteen} buildings.',
      'We keep the structure, and with it {61|66|72}% of the embodied carbon.',
    ],
    before: 'developing offices, of all things',
    next: 'certify the bathroom for {two|three} more countries',
    expertise: ['Adaptive reuse', 'Affordable housing', 'Embodied carbon', 'Real estate finance', 'Permitting'],
    goals: [11, 12, 1],
  },
  {
    trade: ['Risk', 'Flood', 'Terrain'],
    we: [
      'rate flood, heat and fire risks of single buildings, and what it costs to lower them',
      'say what the climate will do to one particular building',
    ],
    customers: 'insurers, banks and property funds',
    problem: 'A risk map says that the town will flood; it does not say whether the cellar will.',
    early: [
      '{Two|Three} insurers price {30-80},000 buildings with us.',
      'We checked ourselves against {4-11},000 claims of the last floods.',
    ],
    grown: [
      '{2.4|3.9|6.1} million buildings rated in {six|eight|ten} countries.',
      'Owners who follow our advice pay {8|11|14}% less premium.',
    ],
    before: 'modelling floods at a water research institute',
    next: 'add subsidence and cover {Spain and Italy|Poland and Czechia|the Nordics}',
    expertise: ['Physical climate risk', 'Insurance', 'Climate adaptation', 'Geospatial data', 'Property funds'],
    goals: [13, 11],
  },
  {
    trade: ['Valve', 'Radiator', 'Heat'],
    we: ['balance radiators one by one with a valve that the tenant screws on', 'get heating systems into balance, one radiator at a time'],
    customers: 'landlords and measuring companies',
    problem: 'Nine heating systems in ten are not balanced: the top floor freezes and the ground floor opens its windows.',
    early: [
      '{1100-3400} valves are in; the gas bill falls by {14-21}%.',
      'Installation takes four minutes, with a key that comes with it.',
    ],
    grown: ['{160-420},000 valves in {nine|twelve} countries.', 'It pays for itself in {1.6|1.9|2.3} winters, without a subsidy.'],
    before: 'in heating controls',
    next: 'bring the price below {30|35|40} euros a radiator',
    expertise: ['Heating optimisation', 'IoT hardware', 'Landlord sales', 'Energy efficiency', 'Rental law'],
    goals: [7, 11, 12],
  },
  {
    trade: ['Commons', 'Home', 'Neighbour'],
    we: [
      'build homes for several generations on church and city land, owned by those who live there',
      'build houses that belong to the people in them and can never be sold',
    ],
    customers: 'cities, parishes and residents',
    problem: 'People want to live together again, and no developer earns anything by it.',
    early: [
      'Our first house with {16-34} homes is full, the second has {48-90} on its list.',
      'Rents are {24-33}% below the market, fixed for thirty years.',
    ],
    grown: [
      '{240-610} homes in {nine|twelve|seventeen} houses, none of them for sale.',
      'Residents put in {22-30}% of the equity themselves.',
    ],
    before: 'in city planning',
    next: 'set up a land fund that buys ahead of the market',
    expertise: ['Cooperative housing', 'Land policy', 'Affordable housing', 'Community finance', 'Participation'],
    goals: [11, 10, 1],
  },
]
