import type { Framework } from './catalogue/question.ts'

/** What the sets are called in sentences, on screens and in emails. */
export const frameworkNames = {
  'invest-europe-minimum': /*i18n*/ {
    id: 'sustainability.framework.investEuropeMinimum',
    message: 'the short set (Invest Europe, 26 questions)',
  },
  'invest-europe-recommended': /*i18n*/ {
    id: 'sustainability.framework.investEuropeRecommended',
    message: 'Invest Europe, recommended set',
  },
  'vsme-basic': /*i18n*/ { id: 'sustainability.framework.vsmeBasic', message: 'VSME, basic module' },
  'vsme-comprehensive': /*i18n*/ { id: 'sustainability.framework.vsmeComprehensive', message: 'VSME, comprehensive module' },
  'principal-adverse-impacts': /*i18n*/ {
    id: 'sustainability.framework.principalAdverseImpacts',
    message: 'Principal adverse impacts (SFDR)',
  },
  'eu-taxonomy': /*i18n*/ { id: 'sustainability.framework.euTaxonomy', message: 'EU taxonomy' },
  goals: /*i18n*/ { id: 'sustainability.framework.goals', message: 'Sustainable Development Goals' },
} as const satisfies Record<Framework, { id: string; message: string }>
