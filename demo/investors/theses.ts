import type { Industry } from '#features/profiles/vocabulary.ts'

/** How an industry is called in a sentence. */
export const industryPhrases: Record<Industry, string> = {
  Technology: 'deep tech',
  Healthcare: 'health care',
  FinTech: 'inclusive finance',
  'E-commerce': 'circular commerce',
  SaaS: 'business software',
  'AI/ML': 'applied AI',
  Biotech: 'biotech',
  CleanTech: 'climate tech',
  EdTech: 'education',
  PropTech: 'the built environment',
  Other: 'social enterprise',
}

/** What an investor believes about an industry; `{I}`, `{i}`, `{my}` and `{me}` become plural for firms. */
export const theses: Record<Industry, readonly string[]> = {
  CleanTech: [
    'Heat is half of Europe’s energy and gets a tenth of the attention; {i} look there first.',
    'Storage is no longer a question of chemistry but of permits and cash flow, and {i} like teams that know it.',
    'The best climate companies sell something cheaper and mention the CO2 second.',
    'Water will be in this decade what energy was in the last.',
    '{I} would rather finance the tenth plant than the first press release.',
    'Soil is the largest carbon store that can be managed, and the least measured.',
  ],
  Healthcare: [
    'Prevention pays for itself, but seldom for the one who pays: {i} look for teams that have solved this.',
    'In health care {i} ask nurses before {i} ask professors.',
    'A device that an eighty-year-old can use alone has a market.',
    'Assistive technology is treated as a niche, although one person in six needs it.',
  ],
  FinTech: [
    'Whoever lends on energy savings needs a meter, not a scoring model.',
    'Financial inclusion in Europe is a market of thirteen million people, hardly served.',
    'Sustainability data should be entered once; everything else is friction, and {i} finance those who remove it.',
    'Climate risk will be priced, and the question is by whom.',
  ],
  'E-commerce': [
    'Resale works where the margin is made in the workshop and not in the app.',
    'Packaging that returns needs density, so {i} like cities before countries.',
    'Short supply chains are resilient supply chains.',
    'Repair is the most profitable kind of recycling.',
  ],
  SaaS: [
    'Reporting duties come and go; the ledgers underneath stay, and that is where {i} invest.',
    'Boring software for unglamorous departments is what {i} understand best.',
    'A good tool for the safety officer saves more lives than most apps.',
    'Digital product passports will do for things what the barcode did for shelves.',
  ],
  'AI/ML': [
    '{I} ask of every model what it does when it does not know.',
    'Machine learning is worth most where it replaces waste, not people.',
    'Earth observation has become a commodity; the proof on the ground has not.',
    'Small models on cheap hardware, close to the machine: that is {my} taste.',
  ],
  Biotech: [
    'Fermentation is an old craft with new strains, and Europe has the brewers for it.',
    'Alternative proteins win in the canteen first, not in the supermarket.',
    'Biological crop protection is where organic and conventional farmers meet.',
    'Women’s health is not a niche but half of the patients.',
  ],
  EdTech: [
    'The energy transition lacks hands before it lacks capital, so {i} finance training.',
    'In education {i} believe in measured learning, not in minutes on a screen.',
    'The best customer of a school product is a teacher who recommends it.',
    'Equal opportunity is an investment with a long duration and a good return.',
  ],
  PropTech: [
    'Europe has 35 million buildings to renovate; {i} look for the factory, not for the platform.',
    'Reusing a beam beats the greenest new one.',
    'Housing is infrastructure, and should be financed like it.',
    'Adaptation is cheaper than the next flood, and {i} can show the figures.',
  ],
  Technology: [
    'Hardware is hard, which keeps the crowd away.',
    'Critical raw materials are a matter of chemistry and of permits; {i} help with the second.',
    'Waste heat is the cheapest energy source that nobody owns.',
    'Infrastructure that watches itself needs fewer heroes.',
  ],
  Other: [
    'A social enterprise needs patient money and impatient customers.',
    'Rail is the climate technology that already works.',
    'Textiles will follow packaging: whoever makes them will take them back.',
    'Nature restoration becomes an asset class once somebody guarantees the measuring.',
  ],
}
