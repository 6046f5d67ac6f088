import type { Industry } from '#features/profiles/vocabulary.ts'

type Titled = readonly (readonly [title: string, text: string])[]

/** Deck texts that all companies of an industry share; the rest comes from the company's business. */
export interface IndustryTexts {
  /** Revenue streams and their units; the first is the largest. */
  offers: readonly (readonly [name: string, unit: string])[]
  drivers: Titled
  /** What customers compare; in the first two the company is better than all alternatives. */
  criteria: readonly string[]
  funds: readonly string[]
  roles: readonly string[]
  milestones: readonly string[]
}

export const industryTexts: Record<Industry, IndustryTexts> = {
  Technology: {
    offers: [
      ['Equipment', 'per site, spread over its contract'],
      ['Operation and service', 'per site and year'],
      ['Data and reports', 'per user group and year'],
    ],
    drivers: [
      ['Lower component costs', 'Our components cost a third of what they did five years ago.'],
      ['Regulation', 'Owners must now report on the condition and footprint of their assets.'],
      ['European supply chains', 'Buyers want a second source in Europe and pay a premium for it.'],
      ['Skills shortage', 'There are fewer inspectors and technicians every year.'],
    ],
    criteria: ['Works without new infrastructure', 'Payback within three years', 'Proven over decades', 'Service in the region'],
    funds: ['Series production', 'Engineering', 'Certification', 'Sales', 'Working capital'],
    roles: ['Engineering', 'Operations', 'Field service', 'Sales', 'Quality'],
    milestones: ['Design frozen', 'Certification', 'First series', 'Second country', 'Break-even on operations'],
  },
  Healthcare: {
    offers: [
      ['Licence', 'per ward or practice and month'],
      ['Devices and consumables', 'per patient'],
      ['Training and integration', 'once per site'],
    ],
    drivers: [
      ['Staff shortage', 'Europe is short of 1.2 million doctors, nurses and midwives.'],
      ['Care at home', 'Insurers now reimburse treatment that avoids hospital stays.'],
      ['Clear regulation', 'The MDR has defined which evidence is required.'],
      ['Net-zero hospitals', 'Health systems have climate targets and pass them on to suppliers.'],
    ],
    criteria: ['Time saved for staff', 'Clinical evidence', 'Reimbursed', 'Fits existing records'],
    funds: ['Clinical evidence', 'Regulatory approval', 'Product', 'Sales to hospitals', 'Reserve'],
    roles: ['Medicine', 'Product', 'Regulatory affairs', 'Clinical partnerships', 'Engineering'],
    milestones: ['Study protocol', 'First results', 'Certificate', 'Reimbursement', 'Second health system'],
  },
  FinTech: {
    offers: [
      ['Platform fee', 'per partner and year'],
      ['Share of volume', 'of the transaction volume'],
      ['Reporting', 'per portfolio and year'],
    ],
    drivers: [
      ['Disclosure rules', 'Banks have to disclose the emissions of their portfolios.'],
      ['Better data', 'Open banking and e-invoicing make small tickets profitable.'],
      ['Demand for impact', 'Article 8 and 9 funds need assets with verified impact.'],
      ['Underserved small businesses', 'Few banks still serve small tickets.'],
    ],
    criteria: ['Profitable at small tickets', 'Measured impact', 'Licensed', 'Low cost of capital'],
    funds: ['Product', 'Licence and compliance', 'Partnerships', 'Capital and guarantees', 'Team'],
    roles: ['Risk', 'Technology', 'Compliance', 'Partnerships', 'Operations'],
    milestones: ['Licence filed', 'Second partner bank', 'Warehouse facility', 'Second country', 'First audit of impact'],
  },
  'E-commerce': {
    offers: [
      ['Commission', 'of each order'],
      ['Service fee', 'per shop or partner and month'],
      ['Handling', 'per item processed'],
    ],
    drivers: [
      ['Cost of returns', 'Shipping prices have risen, and destroying returned goods is banned.'],
      ['Right to repair', 'Manufacturers must offer spare parts and repairs and need partners.'],
      ['Packaging costs', 'Packaging fees rise with every kilogram of waste.'],
      ['Consumer demand', 'Two in three consumers under 35 bought second-hand this year.'],
    ],
    criteria: ['Margin on returned items', 'Footprint per order', 'Range', 'Delivery time'],
    funds: ['Logistics', 'Product', 'Marketing', 'Stock', 'Team'],
    roles: ['Operations', 'Product', 'Buying', 'Marketing', 'Logistics'],
    milestones: ['Second city', 'Own handling line', 'Profitable orders', 'Partner shops', 'Break-even'],
  },
  SaaS: {
    offers: [
      ['Subscription', 'per company and year'],
      ['Supplier access', 'per supplier and year'],
      ['Onboarding', 'once per customer'],
    ],
    drivers: [
      ['Supply chain reporting', 'Large companies request data that their suppliers do not have.'],
      ['Integrations', 'Data that was entered manually five years ago can now be imported.'],
      ['Energy costs', 'Companies that measure their consumption save about 10%.'],
      ['Consultants at capacity', 'A manual report takes months, every year.'],
    ],
    criteria: ['Live within a week', 'Verifiable figures', 'Price for small firms', 'Works in all EU countries'],
    funds: ['Product', 'Sales', 'Customer success', 'Integrations', 'Reserve'],
    roles: ['Technology', 'Product', 'Sales', 'Customer success', 'Finance'],
    milestones: ['Ten integrations', 'Partner channel', 'Second language', 'Security certificate', 'Break-even'],
  },
  'AI/ML': {
    offers: [
      ['Licence', 'per site and year'],
      ['Volume', 'per thousand decisions'],
      ['Retraining and support', 'per year'],
    ],
    drivers: [
      ['Edge computing', 'Models now run on hardware that costs a few hundred euros.'],
      ['AI Act', 'Buyers ask for documented error rates, which we provide.'],
      ['Ageing workforce', 'Experienced staff retire and are hard to replace.'],
      ['Data availability', 'Satellites, cameras and meters provide data that used to be estimated.'],
    ],
    criteria: ['Confidence levels', 'Runs on site', 'Accuracy in the field', 'Data stays in Europe'],
    funds: ['Models and data', 'Engineering', 'Sales', 'Field trials', 'Compliance'],
    roles: ['Research', 'Engineering', 'Data', 'Sales', 'Field trials'],
    milestones: ['Second use case', 'Model on the device', 'Ten sites', 'External audit', 'Second country'],
  },
  Biotech: {
    offers: [
      ['Product', 'per tonne or test, on yearly contracts'],
      ['Development', 'per joint project'],
      ['Licence', 'per partner plant'],
    ],
    drivers: [
      ['Falling costs', 'Fermentation and sequencing cost a tenth of what they did ten years ago.'],
      ['Buyers want a second source', 'Buyers want a second source after recent supply disruptions.'],
      ['Approval pathways', 'Two comparable products have been approved.'],
      ['Manufacturing capacity', 'Contract manufacturers have free capacity.'],
    ],
    criteria: ['Uses existing equipment', 'Proven by independent tests', 'Price at scale', 'Approved'],
    funds: ['Pilot and scale-up', 'Research', 'Approval', 'Application tests', 'Team'],
    roles: ['Science', 'Process engineering', 'Regulatory affairs', 'Business development', 'Quality'],
    milestones: ['Pilot completed', 'Dossier filed', 'First contract', 'Next scale', 'Approval'],
  },
  CleanTech: {
    offers: [
      ['Delivery', 'per unit, on yearly contracts'],
      ['Set-up', 'per site, spread over its contract'],
      ['Verification and data', 'per customer and year'],
    ],
    drivers: [
      ['Carbon pricing', 'Customers plan with more than 100 euros a tonne.'],
      ['Corporate climate targets', 'Large customers must report the emissions of their suppliers.'],
      ['Lower hardware costs', 'Sensors, storage and solar panels cost half of what they did in 2021.'],
      ['Faster permits', 'Projects of public interest are now decided within months.'],
    ],
    criteria: ['Payback within four years', 'Independently verified', 'Installed within months', 'Proven at scale'],
    funds: ['Projects', 'Engineering', 'Certification', 'Sales', 'Working capital'],
    roles: ['Engineering', 'Projects', 'Science', 'Finance', 'Partnerships'],
    milestones: ['Method certified', 'Ten sites', 'Project finance', 'Second country', 'Positive cash flow'],
  },
  EdTech: {
    offers: [
      ['Programme', 'per learner'],
      ['School or company licence', 'per year'],
      ['Material', 'per class or group'],
    ],
    drivers: [
      ['Skills shortage', 'Three in four employers in Europe have difficulty filling positions.'],
      ['Public funding', 'Social funds and education vouchers pay for programmes with proven results.'],
      ['Teacher workload', 'Schools adopt tools that save teachers time.'],
      ['Measurable outcomes', 'We measure what learners can do after the programme.'],
    ],
    criteria: ['Reaches disadvantaged learners', 'Results after one term', 'Cost per learner', 'Fits the timetable'],
    funds: ['Content', 'Product', 'New regions', 'Evaluation', 'Team'],
    roles: ['Pedagogy', 'Product', 'Partnerships', 'Operations', 'Evaluation'],
    milestones: ['External evaluation', 'Framework contract', 'Third region', 'Second language', 'Break-even'],
  },
  PropTech: {
    offers: [
      ['Projects', 'per building'],
      ['Subscription', 'per portfolio and year'],
      ['Warranty and service', 'per building and year'],
    ],
    drivers: [
      ['Energy performance rules', 'The EU directive sets deadlines for the worst-performing buildings.'],
      ['Labour shortage', 'Prefabrication replaces work on site.'],
      ['Green lending', 'A poor energy class now means higher interest.'],
      ['Rising premiums', 'Climate risk has become part of the insurance premium.'],
    ],
    criteria: ['Tenants can stay', 'Low embodied carbon', 'Fixed price', 'Guaranteed quality'],
    funds: ['Projects', 'Product', 'Workshop', 'Sales', 'Approvals'],
    roles: ['Building', 'Product', 'Projects', 'Sales', 'Finance'],
    milestones: ['Third building type', 'Framework contract', 'Own workshop', 'Second country', 'Break-even on projects'],
  },
  Other: {
    offers: [
      ['Main product', 'per unit or journey'],
      ['Long-term contracts', 'per partner and year'],
      ['Services', 'per location and year'],
    ],
    drivers: [
      ['Public procurement', 'Tenders can now include quality and climate criteria.'],
      ['Customer demand', 'Our waiting list is longer than our capacity.'],
      ['Rising costs of alternatives', 'Energy, land and waste have become more expensive.'],
      ['Patient capital', 'Foundations and impact funds finance what banks do not.'],
    ],
    criteria: ['Customer satisfaction', 'Fair working conditions', 'Price', 'Availability'],
    funds: ['Equipment', 'New locations', 'Team', 'Marketing', 'Reserve'],
    roles: ['Operations', 'Partnerships', 'Finance', 'Production', 'Communication'],
    milestones: ['Second location', 'Long-term contracts', 'Own equipment', 'Fifth location', 'Break-even'],
  },
}
