import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Compass, Landmark, type LucideIcon, Scale, Sprout } from 'lucide-react'
import type { Region } from '#features/places/vocabulary.ts'
import type { EmailVisibility, FundingStage, Industry, SfdrArticle, SustainableDevelopmentGoal, UserType } from '../vocabulary.ts'

/** What the values of vocabulary.ts are called on screens. */
type Labels<Value extends string | number> = Readonly<Record<Value, MessageDescriptor>>

export const typeLabels: Labels<UserType> = {
  startup: msg`Startup`,
  investor: msg`Investor`,
  mentor: msg`Mentor`,
  advisor: msg`Advisor`,
}

export const typeIcons: Readonly<Record<UserType, LucideIcon>> = { startup: Sprout, investor: Landmark, mentor: Compass, advisor: Scale }

export const industryLabels: Labels<Industry> = {
  Technology: msg`Technology`,
  Healthcare: msg`Healthcare`,
  FinTech: msg`FinTech`,
  'E-commerce': msg`E-commerce`,
  SaaS: msg`SaaS`,
  'AI/ML': msg`AI/ML`,
  Biotech: msg`Biotech`,
  CleanTech: msg`CleanTech`,
  EdTech: msg`EdTech`,
  PropTech: msg`PropTech`,
  Other: msg`Other`,
}

export const stageLabels: Labels<FundingStage> = {
  'pre-seed': msg`Pre-Seed`,
  seed: msg`Seed`,
  'series-a': msg`Series A`,
  'series-b': msg`Series B`,
  'series-c': msg`Series C+`,
  bridge: msg`Bridge`,
}

export const sfdrLabels: Labels<SfdrArticle> = {
  'article-6': msg`Article 6`,
  'article-8': msg`Article 8`,
  'article-9': msg`Article 9`,
  'not-in-scope': msg`Not in scope`,
}

export const regionLabels: Labels<Region> = {
  europe: msg`Europe`,
  eu: msg`European Union`,
  dach: msg`DACH`,
  nordics: msg`Nordics`,
  baltics: msg`Baltics`,
  benelux: msg`Benelux`,
  'british-isles': msg`British Isles`,
  'southern-europe': msg`Southern Europe`,
  'central-eastern-europe': msg`Central and Eastern Europe`,
  global: msg`Global`,
}

/** The short names the United Nations gives its goals. */
export const goalLabels: Labels<SustainableDevelopmentGoal> = {
  1: msg`No Poverty`,
  2: msg`Zero Hunger`,
  3: msg`Good Health and Well-being`,
  4: msg`Quality Education`,
  5: msg`Gender Equality`,
  6: msg`Clean Water and Sanitation`,
  7: msg`Affordable and Clean Energy`,
  8: msg`Decent Work and Economic Growth`,
  9: msg`Industry, Innovation and Infrastructure`,
  10: msg`Reduced Inequalities`,
  11: msg`Sustainable Cities and Communities`,
  12: msg`Responsible Consumption and Production`,
  13: msg`Climate Action`,
  14: msg`Life Below Water`,
  15: msg`Life on Land`,
  16: msg`Peace, Justice and Strong Institutions`,
  17: msg`Partnerships for the Goals`,
}

export const emailVisibilityLabels: Labels<EmailVisibility> = {
  everyone: msg`Everyone in the community`,
  connections: msg`My connections`,
  nobody: msg`Nobody`,
}
