import type { MentorTopic } from './topic.ts'

/** Topics that come from experience in an industry. */
export const industryTopics: readonly MentorTopic[] = [
  {
    industry: 'SaaS',
    past: [
      'I audited financial and sustainability reports for {nine|twelve|fifteen} years.',
      'I have led {22-60} companies through their first CSRD report.',
    ],
    help: [
      'I help founders work out which ESG data their customers really need.',
      'Ask me about double materiality, VSME and lean reporting.',
    ],
    expertise: ['CSRD reporting', 'Double materiality', 'VSME', 'ESRS', 'Assurance'],
    goals: [12, 13, 16],
  },
  {
    industry: 'CleanTech',
    past: [
      'I have connected {140-420} megawatts of wind, solar and storage to the grid.',
      'I worked for a grid operator for twenty years.',
    ],
    help: [
      'I review grid connection offers with founders and help negotiate them.',
      'I help with permits, grid studies and project timelines.',
    ],
    expertise: ['Grid connection', 'Permitting', 'Energy regulation', 'Storage projects', 'Project development'],
    goals: [7, 13],
  },
  {
    industry: 'CleanTech',
    past: [
      'I scaled a factory from a workshop to {three|four|five} production lines.',
      'I was chief operating officer of a battery maker, from the first cell to the first gigawatt-hour.',
    ],
    help: ['I review bills of materials, yields and supplier contracts.', 'I help hardware founders with make-or-buy decisions.'],
    expertise: ['Manufacturing scale-up', 'Supply chains', 'Unit economics', 'Quality management', 'Hardware operations'],
    goals: [9, 12],
  },
  {
    industry: 'Healthcare',
    past: [
      'I have brought {eleven|fourteen|nineteen} medical devices through certification.',
      'I worked for a notified body for {seven|nine|twelve} years.',
    ],
    help: ['I help teams plan for MDR and IVDR from the first prototype.', 'I review technical documentation before submission.'],
    expertise: ['MDR and IVDR', 'Quality management', 'Clinical evaluation', 'Notified bodies', 'Medical software'],
    goals: [3, 9],
  },
  {
    industry: 'Healthcare',
    past: [
      'I negotiated reimbursement with insurers in {four|five|six} countries.',
      'I was medical director of a hospital and bought products from startups.',
    ],
    help: ['I explain who pays and who decides in health systems.', 'I help design studies that insurers accept.'],
    expertise: ['Reimbursement', 'Health economics', 'Hospital sales', 'Clinical studies', 'Digital health'],
    goals: [3, 10],
  },
  {
    industry: 'FinTech',
    past: [
      'I set up compliance at a payment institution, from the licence application to the third audit.',
      'I worked in banking supervision before I became an adviser.',
    ],
    help: [
      'I help with licences, outsourcing contracts and communication with regulators.',
      'I help founders find out which licence they need, if any.',
    ],
    expertise: ['Financial licences', 'AML', 'Payments regulation', 'DORA', 'Supervisory dialogue'],
    goals: [16, 8],
  },
  {
    industry: 'FinTech',
    past: [
      'I classified funds under SFDR from the first day it applied.',
      'I was responsible for sustainability at an asset manager with {18-90} billion euros under management.',
    ],
    help: ['I explain to founders which data an Article 9 fund will ask for.', 'I help new funds set up their first impact framework.'],
    expertise: ['SFDR', 'EU taxonomy', 'Impact frameworks', 'Principal adverse impacts', 'Fund structuring'],
    goals: [13, 8, 12],
  },
  {
    industry: 'Biotech',
    past: [
      'I have scaled {seven|nine|twelve} fermentation processes from the laboratory to ten cubic metres.',
      'I was head of process development at an enzyme maker.',
    ],
    help: ['I help teams estimate unit costs at scale before they build.', 'I help choose contract manufacturers and review their offers.'],
    expertise: ['Fermentation scale-up', 'Techno-economic analysis', 'Contract manufacturing', 'Bioprocessing', 'Food safety'],
    goals: [2, 9, 12],
  },
  {
    industry: 'Biotech',
    past: ['I have filed {six|eight|eleven} novel food dossiers.', 'I advised a food safety authority for {nine|ten|fourteen} years.'],
    help: ['I help plan approvals within the available runway.', 'I help with food law, health claims and labelling.'],
    expertise: ['Novel food approval', 'Food law', 'Regulatory strategy', 'Toxicology', 'Labelling'],
    goals: [2, 3],
  },
  {
    industry: 'PropTech',
    past: [
      'I have renovated {1200-4800} flats as technical director of a housing company.',
      'I am an architect with a focus on renovation and reuse.',
    ],
    help: [
      'I introduce founders to housing companies and prepare them for the first meeting.',
      'I help with building codes, approvals and pilot buildings.',
    ],
    expertise: ['Housing companies', 'Building regulation', 'Renovation', 'Circular construction', 'Pilot projects'],
    goals: [11, 13, 12],
  },
  {
    industry: 'Other',
    past: [
      'I have founded two social enterprises, one of which is still running.',
      'I ran a foundation’s programme for social enterprises for {six|eight|eleven} years.',
    ],
    help: ['I help with legal forms, steward ownership and governance.', 'I know which foundations lend, and on what terms.'],
    expertise: ['Social enterprise', 'Steward ownership', 'Impact measurement', 'Blended finance', 'Governance'],
    goals: [1, 8, 10],
  },
  {
    industry: 'AI/ML',
    past: ['I have brought {nine|fourteen|twenty-one} machine learning systems into production.', 'I led data science at a grid operator.'],
    help: [
      'I help teams decide where machine learning is worth the effort.',
      'I advise on data contracts, model evaluation and the AI Act.',
    ],
    expertise: ['Machine learning', 'AI Act', 'Model evaluation', 'Data governance', 'MLOps'],
    goals: [9, 16],
  },
  {
    industry: 'EdTech',
    past: [
      'I was a head teacher and later worked for a school authority.',
      'I have evaluated {30-80} education programmes for ministries.',
    ],
    help: ['I explain how and when schools decide on purchases.', 'I help design evaluations that work in classrooms.'],
    expertise: ['School procurement', 'Impact evaluation', 'Curriculum', 'Vocational training', 'Learning science'],
    goals: [4, 10],
  },
  {
    industry: 'E-commerce',
    past: [
      'I was head of logistics at an online retailer, including returns.',
      'I worked in textile sourcing for {twelve|fifteen|twenty} years, most recently in recycled materials.',
    ],
    help: [
      'I help with take-back schemes, sorting and the economics of resale.',
      'I can introduce you to mills, sorting companies and brands.',
    ],
    expertise: ['Circular textiles', 'Reverse logistics', 'Retail', 'Sourcing', 'EPR'],
    goals: [12, 8],
  },
  {
    industry: 'Technology',
    past: [
      'I have designed outdoor electronics with a service life of fifteen years.',
      'I was chief technology officer of two hardware companies.',
    ],
    help: [
      'I review hardware designs for repairability, certification and second sources.',
      'I help technical founders grow into management roles.',
    ],
    expertise: ['Embedded systems', 'Design for repair', 'CE marking', 'Engineering management', 'Technical due diligence'],
    goals: [9, 12],
  },
  {
    industry: 'CleanTech',
    past: [
      'I managed a farm of {180-900} hectares and converted it to organic.',
      'I worked in agricultural advice for {thirteen|sixteen|twenty} years.',
    ],
    help: ['I introduce founders to farmers who are open to trials.', 'I help with field trials and with sales cycles in agriculture.'],
    expertise: ['Regenerative agriculture', 'Farm economics', 'Field trials', 'Carbon farming', 'Food supply chains'],
    goals: [2, 15, 13],
  },
]
