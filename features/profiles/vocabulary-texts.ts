import type { FundingStage, Industry, SustainableDevelopmentGoal } from './vocabulary.ts'

/** Labels of the values in vocabulary.ts, for screens and server texts. */
type Texts<Value extends string | number> = Readonly<Record<Value, { id: string; message: string }>>

export const industryTexts: Texts<Industry> = {
  Technology: /*i18n*/ { id: 'vocabulary.industry.technology', message: 'Technology' },
  Healthcare: /*i18n*/ { id: 'vocabulary.industry.healthcare', message: 'Healthcare' },
  FinTech: /*i18n*/ { id: 'vocabulary.industry.fintech', message: 'FinTech' },
  'E-commerce': /*i18n*/ { id: 'vocabulary.industry.ecommerce', message: 'E-commerce' },
  SaaS: /*i18n*/ { id: 'vocabulary.industry.saas', message: 'SaaS' },
  'AI/ML': /*i18n*/ { id: 'vocabulary.industry.ai', message: 'AI/ML' },
  Biotech: /*i18n*/ { id: 'vocabulary.industry.biotech', message: 'Biotech' },
  CleanTech: /*i18n*/ { id: 'vocabulary.industry.cleantech', message: 'CleanTech' },
  EdTech: /*i18n*/ { id: 'vocabulary.industry.edtech', message: 'EdTech' },
  PropTech: /*i18n*/ { id: 'vocabulary.industry.proptech', message: 'PropTech' },
  Other: /*i18n*/ { id: 'vocabulary.industry.other', message: 'Other' },
}

export const stageTexts: Texts<FundingStage> = {
  'pre-seed': /*i18n*/ { id: 'vocabulary.stage.preSeed', message: 'Pre-Seed' },
  seed: /*i18n*/ { id: 'vocabulary.stage.seed', message: 'Seed' },
  'series-a': /*i18n*/ { id: 'vocabulary.stage.seriesA', message: 'Series A' },
  'series-b': /*i18n*/ { id: 'vocabulary.stage.seriesB', message: 'Series B' },
  'series-c': /*i18n*/ { id: 'vocabulary.stage.seriesC', message: 'Series C+' },
  bridge: /*i18n*/ { id: 'vocabulary.stage.bridge', message: 'Bridge' },
}

/** The official short names of the United Nations' goals. */
export const goalTexts: Texts<SustainableDevelopmentGoal> = {
  1: /*i18n*/ { id: 'vocabulary.goal.1', message: 'No Poverty' },
  2: /*i18n*/ { id: 'vocabulary.goal.2', message: 'Zero Hunger' },
  3: /*i18n*/ { id: 'vocabulary.goal.3', message: 'Good Health and Well-being' },
  4: /*i18n*/ { id: 'vocabulary.goal.4', message: 'Quality Education' },
  5: /*i18n*/ { id: 'vocabulary.goal.5', message: 'Gender Equality' },
  6: /*i18n*/ { id: 'vocabulary.goal.6', message: 'Clean Water and Sanitation' },
  7: /*i18n*/ { id: 'vocabulary.goal.7', message: 'Affordable and Clean Energy' },
  8: /*i18n*/ { id: 'vocabulary.goal.8', message: 'Decent Work and Economic Growth' },
  9: /*i18n*/ { id: 'vocabulary.goal.9', message: 'Industry, Innovation and Infrastructure' },
  10: /*i18n*/ { id: 'vocabulary.goal.10', message: 'Reduced Inequalities' },
  11: /*i18n*/ { id: 'vocabulary.goal.11', message: 'Sustainable Cities and Communities' },
  12: /*i18n*/ { id: 'vocabulary.goal.12', message: 'Responsible Consumption and Production' },
  13: /*i18n*/ { id: 'vocabulary.goal.13', message: 'Climate Action' },
  14: /*i18n*/ { id: 'vocabulary.goal.14', message: 'Life Below Water' },
  15: /*i18n*/ { id: 'vocabulary.goal.15', message: 'Life on Land' },
  16: /*i18n*/ { id: 'vocabulary.goal.16', message: 'Peace, Justice and Strong Institutions' },
  17: /*i18n*/ { id: 'vocabulary.goal.17', message: 'Partnerships for the Goals' },
}
