import type { Industry } from '#features/profiles/vocabulary.ts'

/** What an industry is called in a sentence. */
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

/** Investment theses by industry; `{I}`, `{i}`, `{my}` and `{me}` become plural for firms. */
export const theses: Record<Industry, readonly string[]> = {
  CleanTech: [
    'Heat is half of Europe’s energy demand, so {i} focus on heat pumps, heat storage and heat networks.',
    'In storage, {i} look for teams that have grid connections and offtake under control, not only the technology.',
    '{I} invest in climate solutions that are cheaper than the incumbent, even without a carbon price.',
    '{I} expect water scarcity to drive demand for leak detection, reuse and treatment.',
    '{I} can finance first-of-a-kind plants together with lenders.',
    '{I} are building a position in soil carbon, biodiversity and sustainable agriculture.',
  ],
  Healthcare: [
    'In prevention, {i} look for teams with a clear payer and signed reimbursement contracts.',
    'In health care, {i} look for products that save clinical staff time.',
    '{I} invest in devices that older people can use without help.',
    '{I} invest in assistive technology, which one person in six needs.',
  ],
  FinTech: [
    'In green lending, {i} look for underwriting based on measured energy savings.',
    '{I} invest in financial inclusion for the thirteen million Europeans without a bank account.',
    '{I} invest in infrastructure for sustainability data that companies enter only once.',
    '{I} look for companies that help insurers and banks price climate risk.',
  ],
  'E-commerce': [
    'In resale, {i} look for efficient repair and logistics rather than another marketplace.',
    'In reusable packaging, {i} look for density in a few cities before expansion.',
    '{I} invest in short, transparent supply chains.',
    '{I} look for repair and spare parts businesses ahead of the right to repair.',
  ],
  SaaS: [
    '{I} invest in software for carbon accounting, reporting and supply chain data.',
    '{I} invest in vertical software for industries that are late to digitise.',
    '{I} look for software that improves safety and working conditions in industry.',
    '{I} expect digital product passports to create a new category of software.',
  ],
  'AI/ML': [
    '{I} look for models that report their uncertainty and run in regulated environments.',
    '{I} invest in machine learning that reduces energy and material waste.',
    'In Earth observation, {i} look for teams with ground truth data.',
    '{I} prefer small models that run on local hardware.',
  ],
  Biotech: [
    '{I} invest in industrial fermentation for food and materials.',
    'In alternative proteins, {i} look for companies that sell to food service first.',
    '{I} invest in biological crop protection for organic and conventional farming.',
    'Women’s health is a focus of {my} biotech portfolio.',
  ],
  EdTech: [
    '{I} invest in training for the trades that the energy transition needs.',
    'In education, {i} look for measured learning outcomes.',
    '{I} look for products that schools buy on the recommendation of teachers.',
    '{I} invest in equal opportunities in education, with a horizon of ten years.',
  ],
  PropTech: [
    '{I} invest in the industrialised renovation of Europe’s 35 million inefficient buildings.',
    '{I} invest in circular construction and the reuse of building materials.',
    '{I} invest in affordable housing as long-term infrastructure.',
    '{I} look for climate adaptation solutions with a measurable return.',
  ],
  Technology: [
    '{I} invest in hardware and are used to longer development cycles.',
    'In critical raw materials, {i} support teams with permitting and industrial partners.',
    '{I} look for technologies that use industrial waste heat.',
    '{I} invest in monitoring and predictive maintenance of infrastructure.',
  ],
  Other: [
    '{I} offer patient capital to social enterprises with paying customers.',
    '{I} invest in rail and other low-carbon transport.',
    '{I} invest in textile recycling ahead of extended producer responsibility.',
    '{I} invest in nature restoration with verified results.',
  ],
}
