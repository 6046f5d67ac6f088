/**
 * The values members describe themselves with, as stored and sent; the labels are in vocabulary-texts.ts. Browser-safe, and the source of
 * the tables' constraints and the contracts' enums.
 */
import type { UserType } from '#platform/members.ts'

export { userTypes, type UserType } from '#platform/members.ts'

/** The groups of directory filters and counts: advisors are shown and counted with the mentors. */
export const memberGroups = ['startup', 'investor', 'mentor'] as const
export type MemberGroup = (typeof memberGroups)[number]
export const groupOf = (type: UserType): MemberGroup => (type === 'advisor' ? 'mentor' : type)

export const industries = [
  'Technology',
  'Healthcare',
  'FinTech',
  'E-commerce',
  'SaaS',
  'AI/ML',
  'Biotech',
  'CleanTech',
  'EdTech',
  'PropTech',
  'Other',
] as const
export type Industry = (typeof industries)[number]

export const fundingStages = ['pre-seed', 'seed', 'series-a', 'series-b', 'series-c', 'bridge'] as const
export type FundingStage = (typeof fundingStages)[number]

/** A fund's classification under Regulation (EU) 2019/2088 (SFDR). */
export const sfdrArticles = ['article-6', 'article-8', 'article-9', 'not-in-scope'] as const
export type SfdrArticle = (typeof sfdrArticles)[number]

/** Who can see a member's email address. */
export const emailVisibilities = ['everyone', 'connections', 'nobody'] as const
export type EmailVisibility = (typeof emailVisibilities)[number]

/** The 17 goals of the 2030 Agenda (United Nations, A/RES/70/1), by number. */
export const sustainableDevelopmentGoals = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17] as const
export type SustainableDevelopmentGoal = (typeof sustainableDevelopmentGoals)[number]

/** Currencies members can state amounts in (ISO 4217), the most common first; all have two decimals. */
export const currencies = ['EUR', 'GBP', 'CHF', 'SEK', 'NOK', 'DKK', 'PLN', 'CZK', 'RON', 'BGN', 'HUF', 'UAH', 'USD'] as const
export type Currency = (typeof currencies)[number]
