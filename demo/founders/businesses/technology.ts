import type { Business } from './business.ts'

export const technology: readonly Business[] = [
  {
    trade: ['Bridge', 'Structure', 'Sense'],
    we: ['build battery-free sensors that monitor bridges for decades', 'monitor bridges with sensors powered by vibration'],
    customers: 'road and railway authorities',
    problem: 'Many of Europe’s bridges are past their design life and are still inspected by hand.',
    early: [
      '{Seven|Nine|Fourteen} bridges are equipped, one of them with {60-140} sensors.',
      'We detected a broken tendon {three|five|eleven} days before the inspection did.',
    ],
    grown: [
      '{310-760} bridges are monitored with our sensors.',
      'Authorities have been able to postpone {one in three|one in four} bridge replacements safely.',
    ],
    before: 'in structural monitoring',
    next: 'take the sensor through railway approval',
    expertise: ['Structural health', 'Energy harvesting', 'Infrastructure', 'Public procurement', 'Embedded systems'],
    goals: [9, 11, 12],
  },
  {
    trade: ['Compute', 'Pool', 'Server'],
    we: ['run small data centres in public swimming pools and heat the pools with the waste heat', 'heat swimming pools with servers'],
    customers: 'public administrations and research institutes',
    problem: 'Public pools close because of heating costs, while data centres pay to cool their servers.',
    early: ['{Two|Three|Four} pools get {62|71|84}% of their heat from our servers.', 'All data stays in the region.'],
    grown: [
      'We operate {26-58} sites with {three|five|seven} megawatts of computing power.',
      'Our power usage effectiveness is {1.06|1.08|1.11}, counting the heat that is reused.',
    ],
    before: 'running a university computing centre',
    next: 'equip {20-40} more pools',
    expertise: ['Data centres', 'Waste heat', 'Cloud infrastructure', 'Digital sovereignty', 'Municipal partnerships'],
    goals: [9, 7, 11],
  },
  {
    trade: ['Forest', 'Seed', 'Canopy'],
    we: ['build drones that plant native trees on slopes too steep for planting teams', 'reforest burnt slopes from the air'],
    customers: 'forest services and restoration funds',
    problem: 'Half a million hectares burn in Europe every year, and only a fraction is replanted.',
    early: [
      'We have replanted {120-380} hectares after fires, with a seedling survival rate of {41|47|53}% after one year.',
      'Local foresters choose the species, and we use local seed.',
    ],
    grown: [
      'We have replanted {6-17},000 hectares in {five|seven|nine} countries.',
      'Survival rates are measured independently and published.',
    ],
    before: 'in forestry and robotics',
    next: 'build {twelve|sixteen|twenty} more drones and collect seed for three seasons',
    expertise: ['Reforestation', 'Robotics', 'Biodiversity', 'Nature restoration law', 'Restoration finance'],
    goals: [15, 13],
  },
  {
    trade: ['Magnet', 'Metal', 'Recovery'],
    we: ['recover rare earths from hard disks and motors with a mild organic acid', 'recycle rare earths from old motors and hard disks'],
    customers: 'magnet makers and electronics recyclers',
    problem: 'Less than one per cent of rare earths are recycled in Europe.',
    early: [
      'We have processed {two|three|four} tonnes of magnets, and our oxide is {99.2|99.5|99.7}% pure.',
      'Our pilot line fits into two shipping containers.',
    ],
    grown: [
      'We produce {180-460} tonnes a year, contracted to {two|three} magnet makers.',
      'Our process needs {58-71}% less energy than the conventional one.',
    ],
    before: 'in hydrometallurgy',
    next: 'permit and build our first industrial line',
    expertise: ['Critical raw materials', 'Urban mining', 'Hydrometallurgy', 'Electronics recycling', 'Permitting'],
    goals: [12, 9, 8],
  },
  {
    trade: ['Sail', 'Wind', 'Marine'],
    we: ['make folding sails for cargo ships that have to pass under bridges', 'retrofit cargo ships with wind propulsion'],
    customers: 'shipowners of coastal and inland trades',
    problem: 'Shipping burns 300 million tonnes of oil a year, and most vessels have no access to wind propulsion.',
    early: [
      'A coaster has sailed the {North Sea|Baltic|Bay of Biscay} with our sails since {March|May|July} and uses {11-17}% less fuel.',
      'Our sails are operated from the bridge by the existing crew.',
    ],
    grown: [
      '{Fourteen|Nineteen|Thirty-one} ships are equipped, and {38-70} more are on order.',
      'We have type approval from a classification society.',
    ],
    before: 'in naval architecture',
    next: 'start series production at a partner shipyard',
    expertise: ['Wind propulsion', 'Shipping decarbonisation', 'FuelEU Maritime', 'Naval architecture', 'Hardware scale-up'],
    goals: [13, 14, 9],
  },
  {
    trade: ['Paper', 'Print', 'Circuit'],
    we: [
      'print sensors, switches and circuits on paper, so that smart labels can be recycled as paper',
      'make recyclable electronics on paper',
    ],
    customers: 'packaging makers and hospitals',
    problem: 'The world throws away seven kilograms of electronics per person every year.',
    early: [
      '{Five|Seven|Nine} customers are testing our smart labels.',
      'A paper mill has confirmed that our labels can be recycled with ordinary paper.',
    ],
    grown: [
      'We sell {9-28} million labels a year to {three|four} hospital groups and one airline.',
      'A label contains {one|two} grams of material, and zinc is the only metal.',
    ],
    before: 'in printed electronics research',
    next: 'move from sheet to roll-to-roll production',
    expertise: ['Printed electronics', 'Ecodesign', 'Packaging', 'Materials science', 'Industrial partnerships'],
    goals: [12, 9],
  },
]
