import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Compass, Landmark, type LucideIcon, Scale, Sprout } from 'lucide-react'
import type { Region } from '#features/places/vocabulary.ts'
import { goalTexts, industryTexts, stageTexts } from '../vocabulary-texts.ts'
import type { EmailVisibility, FundingStage, Industry, SfdrArticle, SustainableDevelopmentGoal, UserType } from '../vocabulary.ts'

/** Screen labels of the values in vocabulary.ts. */
type Labels<Value extends string | number> = Readonly<Record<Value, MessageDescriptor>>

export const typeLabels: Labels<UserType> = {
  startup: msg`Startup`,
  investor: msg`Investor`,
  mentor: msg`Mentor`,
  advisor: msg`Advisor`,
}

export const typeIcons: Readonly<Record<UserType, LucideIcon>> = { startup: Sprout, investor: Landmark, mentor: Compass, advisor: Scale }

export const industryLabels: Labels<Industry> = industryTexts

export const stageLabels: Labels<FundingStage> = stageTexts

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

export const goalLabels: Labels<SustainableDevelopmentGoal> = goalTexts

export const emailVisibilityLabels: Labels<EmailVisibility> = {
  everyone: msg`Everyone in the community`,
  connections: msg`My connections`,
  nobody: msg`Nobody`,
}
