import type { Business } from './business.ts'

/** CleanTech that makes, stores or saves energy. */
export const energy: readonly Business[] = [
  {
    trade: ['Storage', 'Battery', 'Grid'],
    we: [
      'build grid batteries from used bus cells, in containers of {1.2|1.5|2} megawatt-hours',
      'give the batteries of old city buses a second life in the grid',
    ],
    customers: 'distribution networks and business parks that cannot get a larger connection',
    problem: 'New factories wait four years for a grid connection, while sound batteries leave buses with 80% of their capacity.',
    early: [
      'The first container has run in a {port|dairy|business park} since {February|April|June}, through {180-410} cycles without a fault.',
      'We test, sort and pair cells on a line we built ourselves.',
    ],
    grown: [
      '{34-86} megawatt-hours are in operation, and {two|three} grid operators have signed framework agreements.',
      'Our availability over the last twelve months was {97.4|98.1|98.6}%.',
    ],
    before: 'testing traction batteries for a bus maker',
    next: 'double the sorting line and deliver the {18-44} containers already ordered',
    expertise: ['Grid storage', 'Second-life batteries', 'Power electronics', 'Flexibility markets', 'Hardware scale-up'],
    goals: [7, 12, 13],
  },
  {
    trade: ['Heat', 'District', 'Thermal'],
    we: [
      'plan low-temperature district heating that draws on sewage, data centres and ice rinks',
      'work out heat networks that live on what a town throws away: sewage, server and ice rink heat',
    ],
    customers: 'municipal utilities of towns between 10,000 and 80,000 inhabitants',
    problem: 'Every town now has to write a heat plan, and most have nobody who can calculate one.',
    early: [
      'Three towns use our planning tool for their municipal heat plan.',
      'We cut the time for a first feasibility study from five months to {three|four|five} weeks.',
    ],
    grown: [
      '{22-61} networks were planned with our software, {7-16} of them are being built.',
      'The networks we have planned replace about {40-120} gigawatt-hours of gas a year.',
    ],
    before: 'designing heat networks in an engineering office',
    next: 'bring the tool to {Poland and Czechia|the Netherlands|Denmark and Sweden|Austria and Italy}',
    expertise: ['District heating', 'Heat pumps', 'Municipal utilities', 'Energy planning', 'Public procurement'],
    goals: [7, 11, 13],
  },
  {
    trade: ['Heat', 'Steam', 'Process'],
    we: [
      'electrify industrial heat up to {180|220|260} degrees with high-temperature heat pumps',
      'replace the gas boiler in industry with heat pumps that make steam',
    ],
    customers: 'breweries, dairies and paper mills',
    problem: 'Two thirds of the energy in European industry is heat, and most of it still comes from gas boilers.',
    early: [
      'Our prototype has made steam in a {brewery|dairy|paper mill} for {2100-5800} hours.',
      'An institute measured a coefficient of performance of {2.4|2.6|2.8} at full load.',
    ],
    grown: [
      '{Nine|Twelve|Seventeen} plants run on our machines; the oldest has paid for itself in {three|four} years.',
      'Each machine saves about {700-1600} tonnes of CO2 a year.',
    ],
    before: 'developing compressors',
    next: 'start a small series and a service team of our own',
    expertise: ['Industrial heat', 'Heat pumps', 'Energy efficiency', 'Project finance', 'Plant engineering'],
    goals: [9, 7, 13],
  },
  {
    trade: ['Solar', 'Roof', 'Sun'],
    we: [
      'sell shared solar roofs to the tenants below them, with the metering and the billing included',
      'put solar power onto rented houses and share it fairly among the tenants',
    ],
    customers: 'housing cooperatives and municipal landlords',
    problem: 'Half of Europe rents, and tenants see the solar boom from below.',
    early: [
      '{420-980} flats in {eleven|fourteen|nineteen} buildings are signed up.',
      'A household saves {140-260} euros a year, without a deposit.',
    ],
    grown: [
      'We supply {6-19},000 flats and keep {88|91|93}% of tenants from one year to the next.',
      'Our billing engine is licensed by {two|three|five} municipal utilities.',
    ],
    before: 'running the metering business of a utility',
    next: 'pre-finance the next {120-300} roofs',
    expertise: ['Community solar', 'Energy sharing', 'Metering and billing', 'Housing cooperatives', 'Energy regulation'],
    goals: [7, 10, 11],
  },
  {
    trade: ['Wind', 'Forecast', 'Balance'],
    we: [
      'forecast wind and solar production for small portfolios and trade it on the intraday market',
      'forecast, trade and balance the power of citizen-owned wind and solar parks',
    ],
    customers: 'citizen energy cooperatives',
    problem: 'Cooperatives own a good part of Europe’s wind, and pay the large traders for every forecast error.',
    early: [
      '{Seven|Nine|Twelve} cooperatives with {80-160} megawatts let us trade for them.',
      'Our forecast error is {18-31}% below that of their former supplier.',
    ],
    grown: [
      'We trade {900-2600} megawatts for {64-190} cooperatives.',
      'Last year they earned {4.10|5.30|6.20} euros more a megawatt-hour than the market average.',
    ],
    before: 'on the trading floor of a utility',
    next: 'enter the balancing markets of {two|three|four} more countries',
    expertise: ['Energy trading', 'Forecasting', 'Citizen energy', 'Flexibility markets', 'Data science'],
    goals: [7, 13, 9],
  },
  {
    trade: ['Charge', 'Depot', 'Fleet'],
    we: [
      'charge delivery vans overnight from a battery that fills up when power is cheap and clean',
      'let whole van fleets charge overnight on the connection the depot already has',
    ],
    customers: 'parcel depots and craft businesses',
    problem: 'A depot of forty vans needs a megawatt for three hours a night and has a connection for a tenth of it.',
    early: [
      'Two depots with {24-52} vans run on our system, without a new transformer.',
      'The mean carbon intensity of what we charge is {38-55}% below the grid’s.',
    ],
    grown: [
      'We charge {1400-4100} vans at {39-96} depots.',
      'A depot pays {0.06|0.07|0.08} euros less a kilowatt-hour than at the standard tariff.',
    ],
    before: 'as an electrical engineer planning substations',
    next: 'finance the batteries off our balance sheet',
    expertise: ['Fleet charging', 'Energy management', 'Battery storage', 'Logistics', 'Asset finance'],
    goals: [11, 7, 13],
  },
]
