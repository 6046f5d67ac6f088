import type { Business } from './business.ts'

export const finTech: readonly Business[] = [
  {
    trade: ['Credit', 'Loan', 'Green'],
    we: [
      'lend to small businesses for heat pumps, solar roofs and machines, and lower the rate once the savings are measured',
      'finance climate investments of small businesses, at a rate that falls with their emissions',
    ],
    customers: 'craft businesses and small manufacturers, through their banks',
    problem: 'A bakery can finance a van within an hour, but not a heat pump.',
    early: ['We have issued {46-130} loans, none of them in arrears.', 'We decide within {two|three} working days, based on meter data.'],
    grown: [
      'We have lent €{62-240} million together with {four|six|nine} regional banks.',
      'Borrowers save {3.1|4.2|5.4} tonnes of CO2 for every €1,000 lent.',
    ],
    before: 'in the credit department of a savings bank',
    next: 'grow our loan book with a warehouse facility',
    expertise: ['Green lending', 'Credit risk', 'SME finance', 'Embedded finance', 'EU taxonomy'],
    goals: [8, 7, 13],
  },
  {
    trade: ['Account', 'Money', 'Penny'],
    we: [
      'offer bank accounts to people without a permanent address, with identity checks at social services',
      'offer accounts to people whom banks turn away',
    ],
    customers: 'newcomers, seasonal workers and people without a home',
    problem: 'Thirteen million adults in Europe have no bank account, so they cannot sign a lease or receive wages.',
    early: [
      '{1300-4200} people have opened an account through {18-44} social services.',
      'The regulator has approved our identification process.',
    ],
    grown: [
      'We have {21-74},000 active accounts in {two|three|four} countries.',
      '{58|63|67}% of our customers save something every month.',
    ],
    before: 'in compliance at a card issuer',
    next: 'launch small credit lines with no overdraft fees',
    expertise: ['Financial inclusion', 'Payments regulation', 'KYC', 'Social services', 'Microfinance'],
    goals: [1, 10, 8],
  },
  {
    trade: ['Data', 'Ledger', 'Disclosure'],
    we: [
      'collect the sustainability data that banks need from borrowers once, and share it with all of their banks',
      'replace separate sustainability questionnaires with one data file per company',
    ],
    customers: 'banks and the small companies that they finance',
    problem: 'A family business with three banks fills in three questionnaires about the same emissions.',
    early: [
      '{Four|Five|Seven} banks with {600-1900} borrowers take part in our pilot.',
      'We pre-fill {64|71|78}% of the answers from bills and ledgers.',
    ],
    grown: [
      '{31-90},000 companies manage their data with us, following the VSME standard.',
      '{Nineteen|Twenty-six|Thirty-four} banks access it with their customers’ consent.',
    ],
    before: 'in sustainability reporting at a cooperative bank',
    next: 'integrate the main accounting systems of {three|four|five} countries',
    expertise: ['CSRD and VSME', 'SFDR', 'Open banking', 'Financed emissions', 'Data governance'],
    goals: [12, 13, 8],
  },
  {
    trade: ['Harvest', 'Crop', 'Cover'],
    we: [
      'insure farms against drought with a soil moisture index, and pay out within ten days',
      'offer drought insurance that pays within ten days',
    ],
    customers: 'farm cooperatives and reinsurers',
    problem: 'Severe droughts used to come once in twenty years and now come once in four, but insurers settle claims months later.',
    early: ['{120-340} farms are covered, in our second season.', 'Last summer we paid out €{210-680},000 before the harvest was in.'],
    grown: [
      'We cover {3-9},000 farms in {three|four|five} countries, backed by two reinsurers.',
      'Our basis risk is {31-44}% lower than that of rainfall indices.',
    ],
    before: 'pricing catastrophe risk at a reinsurer',
    next: 'add late frost cover and enter {Spain and Portugal|Romania and Bulgaria|Poland}',
    expertise: ['Parametric insurance', 'Climate risk', 'Agriculture', 'Reinsurance', 'Actuarial modelling'],
    goals: [13, 2, 1],
  },
  {
    trade: ['Pension', 'Future', 'Savings'],
    we: ['offer workplace pensions that show every holding, down to the individual wind farm', 'run a fully transparent workplace pension'],
    customers: 'employers with 20 to 500 people',
    problem: 'Most employees hold oil companies through their pension without knowing it.',
    early: [
      '{34-80} employers with {1200-3900} employees have signed up.',
      '{41|47|52}% of savers look at their holdings in the first week.',
    ],
    grown: [
      'We manage €{84-310} million for {14-42},000 savers, exclusively in Article 9 funds.',
      'Total costs are {0.48|0.52|0.58}% a year, and we publish every vote.',
    ],
    before: 'managing pension funds for an insurer',
    next: 'obtain a licence in a second country',
    expertise: ['Pensions', 'Sustainable funds', 'SFDR', 'Stewardship', 'Employee benefits'],
    goals: [8, 13, 16],
  },
  {
    trade: ['Supply', 'Invoice', 'Prompt'],
    we: [
      'pay small suppliers within two days, financed through their buyers',
      'cut payment times for small suppliers from ninety days to two',
    ],
    customers: 'food and textile brands with many small suppliers',
    problem: 'Small suppliers wait up to ninety days for their money.',
    early: [
      '{160-420} suppliers in {three|four|five} countries use us through {two|three} brands.',
      'For one sewing cooperative it was the first year in which all wages were paid on time.',
    ],
    grown: [
      'We have financed €{38-140} million of invoices with losses of {0.2|0.3|0.4}%.',
      'Suppliers with a social audit pay a lower rate.',
    ],
    before: 'in trade finance',
    next: 'launch with {two|three} grocery chains',
    expertise: ['Supply chain finance', 'Fair trade', 'Invoice financing', 'Social audits', 'Partnerships'],
    goals: [8, 5, 12],
  },
]
