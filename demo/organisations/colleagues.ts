/** What the colleagues of a founder or an investor do, and how they introduce themselves. `{company}` is the organisation's name. */
export interface Position {
  title: string
  /** Of different people. */
  bios: readonly string[]
  expertise: readonly string[]
}

export const startupPositions: readonly Position[] = [
  {
    title: 'Chief technology officer',
    bios: [
      'I lead technology at {company}. Before that I spent nine years building systems for a rail operator, where nothing may fail in winter.\n\nI am responsible for the product, the data and the patents, and am happy to compare notes with other technical founders on certification and on hiring engineers outside the big cities.',
      'As head of technology at {company} I decide what we build ourselves and what we buy. We buy more than I expected when I joined.\n\nI studied physics and worked in a research institute for six years. If you are choosing a first technical hire, I can lend you my interview questions.',
      'I write less code at {company} than I used to and read more of it. My team releases every second week, and every release has an owner.\n\nAsk me about tests that find real faults, and about working with universities without losing the rights.',
    ],
    expertise: ['Product development', 'Certification', 'Patents'],
  },
  {
    title: 'Chief operating officer',
    bios: [
      'I run operations at {company}: purchasing, quality and everything with a date. I learned the trade in twelve years at a contract manufacturer.\n\nOur last audit found two minor issues and no major one. I can tell you what we would do differently.',
      'At {company} I look after what customers notice: delivery on time, answers on the same day and invoices without mistakes.\n\nI came from a logistics company, where I led a night shift of forty people. I would like to meet others who have doubled a team within a year.',
      'I joined {company} to add structure as it grew. We now have one calendar, one list of open points and a meeting that ends on time.\n\nBefore that I worked in hospitals and in a ministry. I am glad to share our checklists for suppliers and for new colleagues.',
    ],
    expertise: ['Operations', 'Supply chain', 'Quality management'],
  },
  {
    title: 'Chief financial officer',
    bios: [
      'I look after finance at {company}, from the monthly figures to the sustainability report. I was an auditor for eight years and have closed three rounds on the company side.\n\nInvestors get our numbers on the tenth of each month. I can help with data rooms, grants and the question of when to hire a controller.',
      'I am responsible for accounting and planning at {company}. When the figures differ from the plan, the board hears it from me first.\n\nMy first job was at a savings bank, in loans to small companies. I can explain to founders what a bank reads before it lends.',
      'At {company} I am responsible for finance and HR. I introduced salary bands that everybody can read.\n\nI have applied for eleven grants and won six of them. Write to me if you are about to do your first budget table.',
    ],
    expertise: ['Financial planning', 'Grants', 'Reporting'],
  },
  {
    title: 'Head of sales',
    bios: [
      'I sell what we build at {company}, mostly to customers who want to see three references first. I did the same for industrial pumps for eleven years.\n\nOur average sale takes seven months. I would like to meet people who sell to careful buyers.',
      'I was a customer of {company} before I joined its sales team, so I know which questions come in the second meeting.\n\nI keep a list of every offer that we lost, with the reason in the customer’s words. I can show you how we use it.',
      'At {company} I lead sales in three languages. I prefer paid pilots to free ones and short contracts to long ones.\n\nBefore this I worked in the purchasing department of a large group, on the other side of the table. Ask me how prices are compared there.',
    ],
    expertise: ['Enterprise sales', 'Procurement', 'Pricing'],
  },
  {
    title: 'Chief scientific officer',
    bios: [
      'I am responsible for research at {company}. I spent six years as a postdoc and still publish what we can.\n\nEvery claim on our website has a source behind it, and I can show you which one. Universities that are looking for a partner for EU projects: please write to me.',
      'I connect {company} with research. Two doctoral students work on our questions, and their results are public after a year.\n\nI enjoy reviewing the methods of other companies. Please send me yours before you print them.',
      'I came to {company} from a university group that tested our first version and found four mistakes. Now I look for them myself.\n\nI can help with study design, and with saying what a result does not show.',
    ],
    expertise: ['Research', 'Study design', 'EU projects'],
  },
  {
    title: 'Head of impact',
    bios: [
      'At {company} I measure what we achieve: the method, the baseline and the figures in our reports. I previously verified carbon projects for a certification body, so I know what does not survive an audit.\n\nI prepared our first VSME report in three weeks and can share the template.',
      'I count what {company} changes for people and the environment, and write down how I counted it. Two customers check my figures every year.\n\nBefore that I worked for a development bank. I would like to compare baselines with others in our field.',
      'My job at {company} is to find out whether our product does what we say, also when the answer is inconvenient. Last year I lowered one of our figures by a tenth.\n\nI help smaller companies to choose two good indicators instead of twelve.',
    ],
    expertise: ['Impact measurement', 'VSME', 'Verification'],
  },
  {
    title: 'Co-founder and head of product',
    bios: [
      'I co-founded {company} and decide what we build next. I spend one day a week with customers, because the best ideas come from the people who use the product.\n\nBefore this I designed control rooms. I can help other teams with user research on a small budget.',
      'As a co-founder of {company} I have done nearly every job here once. Today I lead the product and say no more often than yes.\n\nI trained as a nurse before I studied design. Ask me how we talk with users who have no time.',
      'I founded {company} with friends from university and look after the product. Each quarter we stop one thing to make room for another.\n\nI am interested in how other teams set priorities, and happy to show ours.',
    ],
    expertise: ['Product management', 'User research', 'Design'],
  },
]

export const fundPositions: readonly Position[] = [
  {
    title: 'Partner',
    bios: [
      'I am a partner at {company} and lead about a third of our investments. I ran a manufacturing company for ten years before I changed sides, so I usually ask about the second year of production first.\n\nI sit on four boards. Founders can expect an answer within a week, and a reason if it is a no.',
      'At {company} I look after companies from the day we sign. I founded one myself and sold it in 2019.\n\nI prefer a short monthly call to a long quarterly one. Please tell me the bad news first.',
    ],
    expertise: ['Board work', 'Scale-up', 'Governance'],
  },
  {
    title: 'Principal',
    bios: [
      'I source and lead investments at {company}. My background is in engineering, and I read the test protocol before the pitch deck.\n\nI spend two days a week visiting companies. If you are raising in the next six months, send me three sentences and your deck.',
      'At {company} I lead first investments. I was a founder for four years and know the other side of this conversation.\n\nMy first call takes half an hour and ends with what we would need to see next.',
    ],
    expertise: ['Due diligence', 'Deep tech', 'Seed investing'],
  },
  {
    title: 'Investment manager',
    bios: [
      'At {company} I do the analysis: market, unit economics and references. I call at least six customers before we invest and share what I heard with the founders.\n\nI used to work in project finance and enjoy complicated cash flows.',
      'I work on investments and follow-on rounds at {company}. I build my own model before I open yours, and then we talk about the differences.\n\nBefore this I was a consultant to utilities. I answer messages on the same day.',
    ],
    expertise: ['Financial modelling', 'Project finance', 'Market analysis'],
  },
  {
    title: 'Associate',
    bios: [
      'I am the first person at {company} to read your deck, and I read all of them. I joined after a degree in environmental engineering.\n\nIf we are not the right investor for you, I try to name one who is.',
      'I look for companies for {company}, at universities and in this community. I studied economics and worked in a startup that did not make it.\n\nI like early conversations. You do not need a deck for a first call with me.',
    ],
    expertise: ['Deal sourcing', 'Market research'],
  },
  {
    title: 'Head of ESG',
    bios: [
      'I look after sustainability at {company}: our SFDR disclosures, the exclusion list and the figures of our portfolio companies. I ask for 26 data points a year and tell founders what each is used for.\n\nBefore this I worked in assurance for seven years.',
      'At {company} I help our companies with their first sustainability figures and write the report of the fund. I ask only for what somebody reads.\n\nI am a lawyer by training. I am glad to explain what the SFDR means for a company with ten people.',
    ],
    expertise: ['SFDR', 'Principal adverse impacts', 'EU taxonomy'],
  },
]
