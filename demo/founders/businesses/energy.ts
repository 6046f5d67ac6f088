import type { Business } from './business.ts'

/** CleanTech that makes, stores or saves energy. */
export const energy: readonly Business[] = [
  {
    trade: ['Storage', 'Battery', 'Grid'],
    we: [
      'build grid batteries from used bus cells, in containers of {1.2|1.5|2} megawatt-hours',
      'turn used bus batteries into grid storage',
    ],
    customers: 'distribution networks and business parks that cannot get a larger connection',
    problem: 'New factories wait four years for a grid connection, while buses retire batteries that still have 80% of their capacity.',
    early: [
      'Our first container has run in a {port|dairy|business park} for {seven|nine|eleven} months, with {180-410} cycles and no fault.',
      'We test and sort cells on a line that we developed ourselves.',
    ],
    grown: [
      'We have {34-86} megawatt-hours in operation and framework agreements with {two|three} grid operators.',
      'Our availability over the last twelve months was {97.4|98.1|98.6}%.',
    ],
    before: 'testing traction batteries for a bus maker',
    next: 'double the sorting capacity and deliver the {18-44} containers on order',
    nextEarly: 'build {two|three} more containers and certify the sorting line',
    expertise: ['Grid storage', 'Second-life batteries', 'Power electronics', 'Flexibility markets', 'Hardware scale-up'],
    goals: [7, 12, 13],
  },
  {
    trade: ['Heat', 'District', 'Thermal'],
    we: [
      'make planning software for low-temperature district heating from sewage, data centres and other waste heat',
      'help towns plan heat networks that run on local waste heat',
    ],
    customers: 'municipal utilities of towns between 10,000 and 80,000 inhabitants',
    problem: 'Every town now has to draw up a heat plan, and most have no one who can calculate it.',
    early: [
      'Three towns use our software for their municipal heat plan.',
      'We have cut the time for a feasibility study from five months to {three|four|five} weeks.',
    ],
    grown: [
      '{22-61} networks have been planned with our software, and {7-16} of them are under construction.',
      'The networks planned with us replace about {40-120} gigawatt-hours of gas a year.',
    ],
    before: 'designing heat networks at an engineering firm',
    next: 'launch the software in {Poland and Czechia|the Netherlands|Denmark and Sweden|Austria and Italy}',
    nextEarly: 'win {five|eight|ten} more towns',
    customersIn: /([\w-]+) (?:towns use|networks have been planned)/i,
    expertise: ['District heating', 'Heat pumps', 'Municipal utilities', 'Energy planning', 'Public procurement'],
    goals: [7, 11, 13],
  },
  {
    trade: ['Heat', 'Steam', 'Process'],
    we: [
      'build high-temperature heat pumps for industrial processes up to {180|220|260} °C',
      'replace industrial gas boilers with heat pumps that produce steam',
    ],
    customers: 'breweries, dairies and paper mills',
    problem: 'Two thirds of the energy that European industry uses is heat, and most of it comes from gas boilers.',
    early: [
      'Our prototype has supplied steam to a {brewery|dairy|paper mill} for {2100-5800} hours.',
      'An independent institute measured a coefficient of performance of {2.4|2.6|2.8} at full load.',
    ],
    grown: [
      '{Nine|Twelve|Seventeen} plants use our heat pumps; the oldest paid back in {three|four} years.',
      'Each unit saves about {700-1600} tonnes of CO2 a year.',
    ],
    before: 'developing compressors',
    next: 'start series production and set up a service team',
    nextEarly: 'build and certify the unit that goes into series',
    customersIn: /([\w-]+) plants use/i,
    expertise: ['Industrial heat', 'Heat pumps', 'Energy efficiency', 'Project finance', 'Plant engineering'],
    goals: [9, 7, 13],
  },
  {
    trade: ['Solar', 'Roof', 'Sun'],
    we: [
      'supply tenants with solar power from their own roof, including metering and billing',
      'install solar on rented buildings and share the power among the tenants',
    ],
    customers: 'housing cooperatives and municipal landlords',
    problem: 'A third of Europeans rent, and tenants have hardly any access to cheap solar power.',
    early: [
      '{420-980} flats in {eleven|fourteen|nineteen} buildings have signed up.',
      'A household saves {140-260} euros a year and pays no deposit.',
    ],
    grown: [
      'We supply {6-19},000 flats and retain {88|91|93}% of tenants every year.',
      '{Two|Three|Five} municipal utilities license our billing software.',
    ],
    before: 'running the metering business of a utility',
    next: 'finance the next {120-300} roofs',
    nextEarly: 'equip {six|nine|twelve} more buildings',
    expertise: ['Community solar', 'Energy sharing', 'Metering and billing', 'Housing cooperatives', 'Energy regulation'],
    goals: [7, 10, 11],
  },
  {
    trade: ['Wind', 'Forecast', 'Balance'],
    we: [
      'forecast wind and solar production for small portfolios and trade it on the intraday market',
      'trade and balance the power of citizen-owned wind and solar parks',
    ],
    customers: 'citizen energy cooperatives',
    latest: 'series-a',
    problem: 'Citizen cooperatives own a large share of Europe’s wind power, but small portfolios pay high fees for balancing.',
    early: [
      '{Seven|Nine|Twelve} cooperatives with {80-160} megawatts trade through us.',
      'Our forecast error is {18-31}% lower than that of their previous provider.',
    ],
    grown: [
      'We trade {900-2600} megawatts for {64-190} cooperatives.',
      'Last year our customers earned {4.10|5.30|6.20} euros per megawatt-hour more than the market average.',
    ],
    before: 'on the trading floor of a utility',
    next: 'enter the balancing markets of {two|three|four} more countries',
    nextEarly: 'enter the balancing market of a second country',
    customersIn: /([\w-]+) cooperatives/i,
    expertise: ['Energy trading', 'Forecasting', 'Citizen energy', 'Flexibility markets', 'Data science'],
    goals: [7, 13, 9],
  },
  {
    trade: ['Charge', 'Depot', 'Fleet'],
    we: [
      'charge van fleets overnight from a buffer battery, without a larger grid connection',
      'help delivery depots go electric with the grid connection they already have',
    ],
    customers: 'parcel depots and craft businesses',
    problem: 'A depot with forty electric vans needs a megawatt at night and has a connection for a tenth of it.',
    early: [
      'Two depots with {24-52} vans run on our system without a new transformer.',
      'The power we charge has a {38-55}% lower carbon intensity than the grid average.',
    ],
    grown: [
      'We charge {1400-4100} vans at {39-96} depots.',
      'Depots pay {0.06|0.07|0.08} euros less per kilowatt-hour than on the standard tariff.',
    ],
    before: 'as an electrical engineer planning substations',
    next: 'move the batteries into an asset finance vehicle',
    nextEarly: 'equip {three|four} more depots',
    customersIn: /([\w-]+) depots/i,
    expertise: ['Fleet charging', 'Energy management', 'Battery storage', 'Logistics', 'Asset finance'],
    goals: [11, 7, 13],
  },
]
