import type { Industry } from '#features/profiles/vocabulary.ts'

type Titled = readonly (readonly [title: string, text: string])[]

/** What a deck says that is true of all companies of an industry; the rest comes from the company's own business. */
export interface IndustryTexts {
  /** What customers pay for, and per what; the first brings the most. */
  offers: readonly (readonly [name: string, unit: string])[]
  /** Why now. */
  drivers: Titled
  /** What they compare; the first two are where the company is better than all others. */
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
      ['Parts have become affordable', 'What we build with costs a third of what it cost five years ago.'],
      ['Rules ask for it', 'Owners must now show what condition and what footprint their assets have.'],
      ['Supply comes home', 'Buyers want a second source inside Europe, and pay for it.'],
      ['Skilled people are missing', 'Fewer inspectors and fitters each year: the work has to become easier.'],
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
      ['Staff are missing', 'Europe lacks 1.2 million doctors, nurses and midwives.'],
      ['Care moves home', 'Insurers now pay for treatment that avoids a stay in hospital.'],
      ['The rules are settled', 'Under the MDR one knows again what evidence is asked for.'],
      ['Hospitals count carbon', 'Health systems have targets of their own, and ask their suppliers.'],
    ],
    criteria: ['Time saved for staff', 'Evidence from real wards', 'Reimbursed', 'Fits existing records'],
    funds: ['Clinical evidence', 'Regulatory approval', 'Product', 'Sales to hospitals', 'Reserve'],
    roles: ['Medicine', 'Product', 'Regulatory affairs', 'Clinical partnerships', 'Engineering'],
    milestones: ['Study protocol', 'First results', 'Certificate', 'Reimbursement', 'Second health system'],
  },
  FinTech: {
    offers: [
      ['Platform fee', 'per partner and year'],
      ['Share of volume', 'of the money that moves'],
      ['Reporting', 'per portfolio and year'],
    ],
    drivers: [
      ['Banks must report', 'What a portfolio emits is now as public as what it earns.'],
      ['Data can be read', 'Open banking and electronic invoices make small tickets worthwhile.'],
      ['Money looks for a use', 'Article 8 and 9 funds need assets that can prove what they do.'],
      ['Small firms are left out', 'The smaller the ticket, the fewer banks still look at it.'],
    ],
    criteria: ['Small tickets pay off', 'Impact is measured', 'Licensed', 'Low cost of capital'],
    funds: ['Product', 'Licence and compliance', 'Partnerships', 'Capital and guarantees', 'Team'],
    roles: ['Risk', 'Technology', 'Compliance', 'Partnerships', 'Operations'],
    milestones: ['Licence filed', 'Second partner bank', 'Warehouse facility', 'Second country', 'First audit of impact'],
  },
  'E-commerce': {
    offers: [
      ['Commission', 'of each order'],
      ['Service fee', 'per shop or partner and month'],
      ['Handling', 'per piece that passes our hands'],
    ],
    drivers: [
      ['Returns became expensive', 'Carriers raised prices, and destroying returns is forbidden.'],
      ['Right to repair', 'Makers must offer parts and repairs, and look for partners who can.'],
      ['Packaging costs', 'Fees rise with every kilogram that is thrown away.'],
      ['Customers ask', 'Two in three buyers under 35 have bought something used this year.'],
    ],
    criteria: ['Margin on what comes back', 'Footprint of an order', 'Range', 'Delivery time'],
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
      ['Reporting reaches suppliers', 'Large customers ask small ones for figures they do not have.'],
      ['Systems have interfaces', 'What had to be typed five years ago can now be read.'],
      ['Energy is a cost again', 'Whoever knows where it goes saves a tenth without investing.'],
      ['Consultants are booked out', 'A first report by hand takes months, and the second one as long.'],
    ],
    criteria: ['Live within a week', 'Figures one can check', 'Price for small firms', 'Works in every country'],
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
      ['Models run on the spot', 'What needed a data centre fits into a box for a few hundred euros.'],
      ['Rules reward care', 'Under the AI Act, buyers ask for error rates, and we have them.'],
      ['Experts retire', 'Their eye is worth keeping, and there is nobody to train.'],
      ['Data exist at last', 'Satellites, cameras and meters see what was guessed before.'],
    ],
    criteria: ['Says how sure it is', 'Runs on site', 'Accuracy in the field', 'Keeps data in Europe'],
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
      ['Costs have crossed', 'Fermentation and sequencing cost a tenth of what they did.'],
      ['Buyers want a second source', 'Supply chains broke twice, and nobody has forgotten it.'],
      ['Approval is clearer', 'Two products like ours went through, and showed the way.'],
      ['Plants stand ready', 'Contract manufacturers have capacity again.'],
    ],
    criteria: ['Fits what is there', 'Proven by independent tests', 'Price at scale', 'Approved'],
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
      ['Carbon has a price', 'And it stays: customers plan with more than 100 euros a tonne.'],
      ['Buyers have targets', 'Large customers must show what their suppliers do.'],
      ['Hardware is cheap', 'Sensors, storage and panels cost half of what they did in 2021.'],
      ['Permits get faster', 'What is in the public interest is now decided within months.'],
    ],
    criteria: ['Pays back in four years', 'Verified by others', 'There within months', 'Proven at scale'],
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
      ['Skills are missing', 'Three in four employers in Europe cannot find whom they need.'],
      ['Public money is there', 'Social funds and education vouchers pay for what is proven.'],
      ['Teachers need time', 'Whatever gives back an hour a week is used.'],
      ['Results can be shown', 'We measure what learners can do, not how long they watched.'],
    ],
    criteria: ['Reaches those left behind', 'Results after one term', 'Cost per learner', 'Fits the timetable'],
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
      ['Buildings must improve', 'The worst-performing ones have a date in the directive.'],
      ['Builders are missing', 'Fewer hands each year: work has to move into the workshop.'],
      ['Lenders look closer', 'A bad energy class now costs interest.'],
      ['Insurance gets dearer', 'What the climate does to a house has become a price.'],
    ],
    criteria: ['People can stay', 'Carbon kept in the building', 'Fixed price', 'Known quality'],
    funds: ['Projects', 'Product', 'Workshop', 'Sales', 'Approvals'],
    roles: ['Building', 'Product', 'Projects', 'Sales', 'Finance'],
    milestones: ['Third building type', 'Framework contract', 'Own workshop', 'Second country', 'Break-even on projects'],
  },
  Other: {
    offers: [
      ['Main product', 'per unit or journey'],
      ['Long-term contracts', 'per partner and year'],
      ['Services', 'per place and year'],
    ],
    drivers: [
      ['Public buyers may choose', 'Tenders can now ask for quality and climate, not only for price.'],
      ['People want it', 'Waiting lists tell more than surveys do.'],
      ['The old way costs more', 'Energy, land and waste have got a price.'],
      ['Patient money exists', 'Foundations and impact funds finance what banks do not know.'],
    ],
    criteria: ['Quality people come back for', 'Fair to all who work on it', 'Price', 'Available everywhere'],
    funds: ['Equipment', 'New places', 'Team', 'Marketing', 'Reserve'],
    roles: ['Operations', 'Partnerships', 'Finance', 'Production', 'Communication'],
    milestones: ['Second place', 'Long-term contracts', 'Own equipment', 'Fifth place', 'Break-even'],
  },
}
