import type { Business } from '../founders/businesses/business.ts'

/** The business behind the founder account that the demo prints. Keep it consistent with the profile in account-profiles.ts. */
export const terrabruna: Business = {
  trade: ['Terrabruna'],
  we: [
    'measure soil carbon at about a tenth of the cost of laboratory analysis',
    'combine satellite images with twelve soil cores a field',
  ],
  customers: 'food companies that pay their growers for carbon',
  problem: 'A laboratory soil analysis costs more than the carbon in the field is worth.',
  early: [
    'Two food companies already pay their growers on the basis of our figures.',
    'An agricultural university found our figures within 6% of the laboratory.',
  ],
  grown: [],
  before: 'advising farmers',
  next: 'have the method verified under the EU carbon removal framework and add vines and olives before the next season',
  expertise: ['Soil carbon', 'Remote sensing', 'Regenerative agriculture', 'Carbon removal certification', 'Farm economics'],
  goals: [13, 2, 15],
}

/** Two food companies, and 41,000 hectares. */
export const terrabrunaFigures = { customers: 2, counted: { 2: 41_000, 13: 52_000, 15: 2_600 } }
