import type { SustainableDevelopmentGoal } from '#features/profiles/vocabulary.ts'

interface Goal {
  /** Official name by the United Nations. */
  name: string
  colour: string
  /** What companies measure for this goal. */
  counted: string
  /** Range per customer and year. */
  perCustomer: readonly [least: number, most: number]
}

// prettier-ignore
export const goals: Record<SustainableDevelopmentGoal, Goal> = {
  1: { name: 'No poverty', colour: '#e5243b', counted: 'households with higher income or savings', perCustomer: [3, 30] },
  2: { name: 'Zero hunger', colour: '#dda63a', counted: 'hectares under sustainable farming', perCustomer: [20, 240] },
  3: { name: 'Good health and well-being', colour: '#4c9f38', counted: 'people with better care or protection', perCustomer: [40, 400] },
  4: { name: 'Quality education', colour: '#c5192d', counted: 'people trained', perCustomer: [15, 150] },
  5: { name: 'Gender equality', colour: '#ff3a21', counted: 'women and girls reached', perCustomer: [20, 200] },
  6: { name: 'Clean water and sanitation', colour: '#26bde2', counted: 'cubic metres of water saved or treated', perCustomer: [500, 9_000] },
  7: { name: 'Affordable and clean energy', colour: '#fcc30b', counted: 'megawatt-hours saved or generated from renewables', perCustomer: [30, 600] },
  8: { name: 'Decent work and economic growth', colour: '#a21942', counted: 'jobs with better pay or working conditions', perCustomer: [1, 9] },
  9: { name: 'Industry, innovation and infrastructure', colour: '#fd6925', counted: 'efficient installations in operation', perCustomer: [1, 4] },
  10: { name: 'Reduced inequalities', colour: '#dd1367', counted: 'people with better access to services', perCustomer: [8, 120] },
  11: { name: 'Sustainable cities and communities', colour: '#fd9d24', counted: 'residents who benefit', perCustomer: [60, 700] },
  12: { name: 'Responsible consumption and production', colour: '#bf8b2e', counted: 'tonnes of material kept in use', perCustomer: [6, 140] },
  13: { name: 'Climate action', colour: '#3f7e44', counted: 'tonnes of CO2 equivalent avoided', perCustomer: [12, 190] },
  14: { name: 'Life below water', colour: '#0a97d9', counted: 'tonnes of pollution kept out of rivers and the sea', perCustomer: [1, 25] },
  15: { name: 'Life on land', colour: '#56c02b', counted: 'hectares restored or protected', perCustomer: [5, 90] },
  16: { name: 'Peace, justice and strong institutions', colour: '#00689d', counted: 'transparent procedures', perCustomer: [4, 60] },
  17: { name: 'Partnerships for the goals', colour: '#19486a', counted: 'organisations sharing data', perCustomer: [1, 6] },
}
