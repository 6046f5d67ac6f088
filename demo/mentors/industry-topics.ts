import type { MentorTopic } from './topic.ts'

/** What one knows from having worked in an industry. */
export const industryTopics: readonly MentorTopic[] = [
  {
    industry: 'SaaS',
    past: [
      'I audited sustainability reports for {nine|twelve|fifteen} years, and before that ordinary accounts.',
      'I have led {22-60} companies through their first CSRD report.',
    ],
    help: [
      'I help founders to see which figures a reporting customer needs from them, and which are only noise.',
      'Ask me about double materiality, VSME, and how to keep a report under forty pages.',
    ],
    expertise: ['CSRD reporting', 'Double materiality', 'VSME', 'ESRS', 'Assurance'],
    goals: [12, 13, 16],
  },
  {
    industry: 'CleanTech',
    past: [
      'I have connected {140-420} megawatts of wind, sun and storage to the grid.',
      'Twenty years on the side of a grid operator taught me why connections take so long.',
    ],
    help: [
      'I read connection offers with founders and find what can be negotiated.',
      'I help with permits, grid studies and the order in which to do them.',
    ],
    expertise: ['Grid connection', 'Permitting', 'Energy regulation', 'Storage projects', 'Project development'],
    goals: [7, 13],
  },
  {
    industry: 'CleanTech',
    past: [
      'I scaled a factory from a workshop to {three|four|five} lines, with all the mistakes one can make.',
      'I was chief operating officer of a battery maker from the first cell to the first gigawatt-hour.',
    ],
    help: [
      'I go through bills of materials, yield and supplier contracts, line by line.',
      'I help hardware founders to find out what to make themselves and what to buy.',
    ],
    expertise: ['Manufacturing scale-up', 'Supply chains', 'Unit economics', 'Quality management', 'Hardware operations'],
    goals: [9, 12],
  },
  {
    industry: 'Healthcare',
    past: [
      'I have brought {eleven|fourteen|nineteen} medical devices through certification, three of them twice.',
      'I worked for a notified body for {seven|nine|twelve} years.',
    ],
    help: [
      'I help teams to plan MDR and IVDR from the first prototype on, when it is still cheap.',
      'I read technical files and say what will be asked.',
    ],
    expertise: ['MDR and IVDR', 'Quality management', 'Clinical evaluation', 'Notified bodies', 'Medical software'],
    goals: [3, 9],
  },
  {
    industry: 'Healthcare',
    past: [
      'I negotiated reimbursement with insurers in {four|five|six} countries.',
      'I was medical director of a hospital, and bought from startups when nobody else did.',
    ],
    help: ['I explain who pays, who decides and who merely nods.', 'I help to design the study that an insurer accepts.'],
    expertise: ['Reimbursement', 'Health economics', 'Hospital sales', 'Clinical studies', 'Digital health'],
    goals: [3, 10],
  },
  {
    industry: 'FinTech',
    past: [
      'I built up the compliance of a payment institution, from the licence to the third audit.',
      'I supervised banks before I advised them.',
    ],
    help: [
      'I help with licences, outsourcing contracts and the tone of letters to the supervisor.',
      'I tell founders which licence they do not need.',
    ],
    expertise: ['Financial licences', 'AML', 'Payments regulation', 'DORA', 'Supervisory dialogue'],
    goals: [16, 8],
  },
  {
    industry: 'FinTech',
    past: [
      'I classified funds under SFDR when nobody knew how.',
      'I was responsible for the sustainability strategy of an asset manager with {18-90} billion euros.',
    ],
    help: [
      'I show founders which of their figures an article 9 fund has to ask for.',
      'I help young funds with their first impact framework, in plain words.',
    ],
    expertise: ['SFDR', 'EU taxonomy', 'Impact frameworks', 'Principal adverse impacts', 'Fund structuring'],
    goals: [13, 8, 12],
  },
  {
    industry: 'Biotech',
    past: [
      'I have moved {seven|nine|twelve} fermentations from the flask to ten cubic metres.',
      'I was head of process development at an enzyme maker.',
    ],
    help: [
      'I calculate with teams what a gram will cost at scale, before they build.',
      'I help to choose contract manufacturers and to read their offers.',
    ],
    expertise: ['Fermentation scale-up', 'Techno-economic analysis', 'Contract manufacturing', 'Bioprocessing', 'Food safety'],
    goals: [2, 9, 12],
  },
  {
    industry: 'Biotech',
    past: ['I have filed {six|eight|eleven} novel food dossiers.', 'I advised a food authority for {nine|ten|fourteen} years.'],
    help: ['I plan approvals so that the money lasts until the answer.', 'I help with food law, claims and what may stand on a label.'],
    expertise: ['Novel food approval', 'Food law', 'Regulatory strategy', 'Toxicology', 'Labelling'],
    goals: [2, 3],
  },
  {
    industry: 'PropTech',
    past: [
      'I have renovated {1200-4800} flats, as head of technology of a housing company.',
      'I am an architect, and have built as much as I have saved from demolition.',
    ],
    help: [
      'I open doors to housing companies and tell founders what will be asked behind them.',
      'I help with building codes, approvals and pilot buildings.',
    ],
    expertise: ['Housing companies', 'Building regulation', 'Renovation', 'Circular construction', 'Pilot projects'],
    goals: [11, 13, 12],
  },
  {
    industry: 'Other',
    past: [
      'I have founded two social enterprises; one is still running, the other taught me more.',
      'I ran a foundation’s programme for social business for {six|eight|eleven} years.',
    ],
    help: [
      'I help with legal forms, steward ownership and boards that serve a purpose.',
      'I know which foundations lend, and on what terms.',
    ],
    expertise: ['Social enterprise', 'Steward ownership', 'Impact measurement', 'Blended finance', 'Governance'],
    goals: [1, 8, 10],
  },
  {
    industry: 'AI/ML',
    past: [
      'I have put {nine|fourteen|twenty-one} machine learning systems into production, and taken three out again.',
      'I led data science at a grid operator.',
    ],
    help: [
      'I help to find out whether a problem needs a model at all.',
      'I go through data contracts, evaluation and the AI Act with teams.',
    ],
    expertise: ['Machine learning', 'AI Act', 'Model evaluation', 'Data governance', 'MLOps'],
    goals: [9, 16],
  },
  {
    industry: 'EdTech',
    past: ['I was head of a school, then of a school authority.', 'I have evaluated {30-80} learning programmes for ministries.'],
    help: ['I tell founders how schools decide, and when in the year.', 'I help to design evaluations that teachers take part in.'],
    expertise: ['School procurement', 'Impact evaluation', 'Curriculum', 'Vocational training', 'Learning science'],
    goals: [4, 10],
  },
  {
    industry: 'E-commerce',
    past: [
      'I ran the logistics of a mail order company, returns included.',
      'I bought textiles for {twelve|fifteen|twenty} years, the last five of them circular ones.',
    ],
    help: ['I help with take-back, sorting and the arithmetic of second hand.', 'I know mills, sorters and brands that keep their word.'],
    expertise: ['Circular textiles', 'Reverse logistics', 'Retail', 'Sourcing', 'EPR'],
    goals: [12, 8],
  },
  {
    industry: 'Technology',
    past: [
      'I have designed electronics that lie in the ground for fifteen years.',
      'I was chief technology officer of two companies, one with hardware and one with regrets.',
    ],
    help: [
      'I review designs for repair, certification and the second supplier.',
      'I help technical founders to become managers without ceasing to be engineers.',
    ],
    expertise: ['Embedded systems', 'Design for repair', 'CE marking', 'Engineering management', 'Technical due diligence'],
    goals: [9, 12],
  },
  {
    industry: 'CleanTech',
    past: [
      'I managed a farm of {180-900} hectares and turned it organic.',
      'I worked for {thirteen|sixteen|twenty} years in agricultural advice.',
    ],
    help: [
      'I introduce founders to farmers who try things, and to those who ask what it costs.',
      'I help with field trials, seasons and the right time for a sales call.',
    ],
    expertise: ['Regenerative agriculture', 'Farm economics', 'Field trials', 'Carbon farming', 'Food supply chains'],
    goals: [2, 15, 13],
  },
]
