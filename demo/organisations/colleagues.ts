/** What the colleagues of a founder or an investor do, and how they introduce themselves. `{company}` is the organisation's name. */
export interface Position {
  title: string
  bio: string
  expertise: readonly string[]
}

export const startupPositions: readonly Position[] = [
  {
    title: 'Chief technology officer',
    bio: 'I lead technology at {company}. Before that I spent nine years building sensors for a rail operator, where nothing may fail in winter.\n\nI joined when the company was three people and a prototype. Today I am responsible for the product, the data and the patents. I am happy to compare notes with other technical founders on certification and on hiring engineers outside the big cities.',
    expertise: ['Hardware development', 'Certification', 'Patents'],
  },
  {
    title: 'Chief operating officer',
    bio: 'I run operations at {company}: purchasing, quality and the schedule. I learned the trade in twelve years at a contract manufacturer.\n\nOur last audit found two minor issues and no major one. If you are about to move from the workshop to a real production line, I can tell you what we would do differently.',
    expertise: ['Manufacturing', 'Supply chain', 'Quality management'],
  },
  {
    title: 'Chief financial officer',
    bio: 'I look after finance at {company}, from the monthly figures to the sustainability report. I was an auditor for eight years and have closed three rounds on the company side.\n\nInvestors get our numbers on the tenth of each month. I can help with data rooms, grants and the question of when to hire a controller.',
    expertise: ['Financial planning', 'Grants', 'Reporting'],
  },
  {
    title: 'Head of sales',
    bio: 'I sell what we build at {company}, mostly to customers who buy once a decade and want to see three references first. I did the same for industrial pumps for eleven years.\n\nOur average sale takes seven months. I would like to meet people who sell to utilities and municipalities.',
    expertise: ['Enterprise sales', 'Public procurement', 'Pricing'],
  },
  {
    title: 'Chief scientific officer',
    bio: 'I am responsible for research at {company}, with a small laboratory and two doctoral students. I spent six years as a postdoc and still publish what we can.\n\nEvery claim on our website has a measurement behind it, and I can show you which one. Universities that are looking for a partner for EU projects: please write to me.',
    expertise: ['Research', 'Life-cycle assessment', 'EU projects'],
  },
  {
    title: 'Head of impact',
    bio: 'At {company} I measure what we achieve: the method, the baseline and the figures in our reports. I previously verified carbon projects for a certification body, so I know what does not survive an audit.\n\nI prepared our first VSME report in three weeks and can share the template.',
    expertise: ['Impact measurement', 'VSME', 'Verification'],
  },
  {
    title: 'Co-founder and head of product',
    bio: 'I co-founded {company} and decide what we build next. I spend one day a week with customers, because the best ideas come from the people who use the product in the rain.\n\nBefore this I designed control rooms. I can help other teams with user research on a small budget.',
    expertise: ['Product management', 'User research', 'Design'],
  },
]

export const fundPositions: readonly Position[] = [
  {
    title: 'Partner',
    bio: 'I am a partner at {company} and lead about a third of our investments. I ran a manufacturing company for ten years before I changed sides, so I usually ask about the second production line first.\n\nI sit on four boards. Founders can expect an answer within a week, and a reason if it is a no.',
    expertise: ['Board work', 'Scale-up', 'Manufacturing'],
  },
  {
    title: 'Principal',
    bio: 'I source and lead investments at {company}. My background is in engineering, and I read the test protocol before the pitch deck.\n\nI spend two days a week visiting companies. If you are raising in the next six months, send me three sentences and your deck.',
    expertise: ['Due diligence', 'Deep tech', 'Seed investing'],
  },
  {
    title: 'Investment manager',
    bio: 'At {company} I do the analysis: market, unit economics and references. I call at least six customers before we invest and share what I heard with the founders.\n\nI used to work in project finance and enjoy complicated cash flows.',
    expertise: ['Financial modelling', 'Project finance', 'Market analysis'],
  },
  {
    title: 'Associate',
    bio: 'I am the first person at {company} to read your deck, and I read all of them. I joined two years ago after a degree in environmental engineering.\n\nIf we are not the right investor for you, I try to name one who is.',
    expertise: ['Deal sourcing', 'Environmental engineering'],
  },
  {
    title: 'Head of ESG',
    bio: 'I look after sustainability at {company}: our SFDR disclosures, the exclusion list and the figures of our portfolio companies. I ask for 26 data points a year and tell founders what each is used for.\n\nBefore this I worked in assurance for seven years.',
    expertise: ['SFDR', 'Principal adverse impacts', 'EU taxonomy'],
  },
]
