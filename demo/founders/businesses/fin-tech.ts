import type { Business } from './business.ts'

export const finTech: readonly Business[] = [
  {
    trade: ['Credit', 'Loan', 'Green'],
    we: [
      'lend to small firms for heat pumps, roofs and machines, and lower the rate when the saving is measured',
      'finance the climate investments of small firms, at a rate that falls with their emissions',
    ],
    customers: 'craft businesses and small manufacturers, through their banks',
    problem: 'A bakery gets a car on credit in an hour, and a heat pump not at all.',
    early: ['{46-130} loans are out, none of them in arrears.', 'A decision takes us {two|three} working days, from the meter data.'],
    grown: [
      '€{62-240} million is lent, in partnership with {four|six|nine} regional banks.',
      'Borrowers save {3.1|4.2|5.4} tonnes of CO2 for each €1,000.',
    ],
    before: 'in the credit department of a savings bank',
    next: 'build up a loan book with a warehouse facility behind it',
    expertise: ['Green lending', 'Credit risk', 'SME finance', 'Embedded finance', 'EU taxonomy'],
    goals: [8, 7, 13],
  },
  {
    trade: ['Account', 'Money', 'Penny'],
    we: [
      'open accounts for people without a permanent address, with the identity check done at a social service',
      'make an account possible for those whom banks send away',
    ],
    customers: 'newcomers, seasonal workers and people without a home',
    problem: 'Thirteen million adults in Europe have no account, so they cannot sign a lease or get wages.',
    early: ['{1300-4200} people have an account through {18-44} social services.', 'The supervisor accepts our form of identification.'],
    grown: ['{21-74},000 active accounts in {two|three|four} countries.', '{58|63|67}% of our customers save something every month.'],
    before: 'in compliance at a card issuer, and evenings in a night shelter',
    next: 'bring small credit lines into the account, without fees for being poor',
    expertise: ['Financial inclusion', 'Payments regulation', 'KYC', 'Social services', 'Microfinance'],
    goals: [1, 10, 8],
  },
  {
    trade: ['Data', 'Ledger', 'Disclosure'],
    we: [
      'collect the sustainability data that banks must report of their borrowers, once, and share it with all of them',
      'spare small companies the second and third sustainability questionnaire',
    ],
    customers: 'banks and the small companies that they finance',
    problem: 'A family firm with three banks fills in three questionnaires on the same emissions.',
    early: [
      '{Four|Five|Seven} banks take part in the pilot, with {600-1900} borrowers.',
      'We fill in {64|71|78}% of the answers from bills and ledgers.',
    ],
    grown: [
      '{31-90},000 companies keep their data with us, following the VSME standard.',
      '{Nineteen|Twenty-six|Thirty-four} banks read it with their customers’ consent.',
    ],
    before: 'in sustainability reporting at a cooperative bank',
    next: 'connect the accounting systems that small companies use in {three|four|five} countries',
    expertise: ['CSRD and VSME', 'SFDR', 'Open banking', 'Financed emissions', 'Data governance'],
    goals: [12, 13, 8],
  },
  {
    trade: ['Harvest', 'Crop', 'Cover'],
    we: [
      'insure farms against drought by index: when the soil is dry, the money comes within ten days',
      'pay farmers within ten days when the soil dries out',
    ],
    customers: 'farm cooperatives and reinsurers',
    problem: 'Drought was a disaster once in twenty years; now it is one year in four, and the loss adjuster comes in autumn.',
    early: ['{120-340} farms are covered in their second season.', 'Last summer we paid €{210-680},000 before the harvest was in.'],
    grown: [
      '{3-9},000 farms in {three|four|five} countries are covered, with two reinsurers behind us.',
      'Our basis risk is {31-44}% lower than that of rainfall indices.',
    ],
    before: 'pricing catastrophe risk at a reinsurer',
    next: 'add late frost and enter {Spain and Portugal|Romania and Bulgaria|Poland}',
    expertise: ['Parametric insurance', 'Climate risk', 'Agriculture', 'Reinsurance', 'Actuarial modelling'],
    goals: [13, 2, 1],
  },
  {
    trade: ['Pension', 'Future', 'Savings'],
    we: [
      'let workers put their pension into funds whose holdings they can look through, down to the wind park',
      'run a pension that one can look into',
    ],
    customers: 'employers with 20 to 500 people',
    problem: 'Most people own shares in an oil company through their pension, and do not know it.',
    early: [
      '{34-80} employers with {1200-3900} people have signed up.',
      '{41|47|52}% of savers open the look-through in their first week.',
    ],
    grown: [
      'We hold €{84-310} million for {14-42},000 savers, in article 9 funds only.',
      'Costs are {0.48|0.52|0.58}% all in, and we publish each voting decision.',
    ],
    before: 'managing pension funds for an insurer',
    next: 'obtain the licence in a second country',
    expertise: ['Pensions', 'Sustainable funds', 'SFDR', 'Stewardship', 'Employee benefits'],
    goals: [8, 13, 16],
  },
  {
    trade: ['Supply', 'Invoice', 'Prompt'],
    we: [
      'pay small suppliers within two days, financed by the buyers that value a steady supply',
      'see to it that small suppliers are paid in two days instead of ninety',
    ],
    customers: 'food and textile brands with many small suppliers',
    problem: 'The smaller the supplier, the longer it waits for its money.',
    early: [
      '{160-420} suppliers in {three|four|five} countries are on board through {two|three} brands.',
      'A women-led sewing business paid wages on time for the first time in a year, thanks to us.',
    ],
    grown: [
      'We have financed €{38-140} million of invoices, with losses of {0.2|0.3|0.4}%.',
      'Suppliers with a social audit pay a lower rate.',
    ],
    before: 'in trade finance',
    next: 'launch with {two|three} grocery chains',
    expertise: ['Supply chain finance', 'Fair trade', 'Invoice financing', 'Social audits', 'Partnerships'],
    goals: [8, 5, 12],
  },
]
