/** The five fields whose share filled is a profile's completion. */
export const completionFields = ['full_name', 'company_name', 'bio', 'location', 'industry'] as const
export type CompletionField = (typeof completionFields)[number]
type CompletionFacts = Record<CompletionField, string | null>

/** How complete a profile is: `completion` in % (0 to 100), `missing` the fields still empty. */
export function completionOf(profile: CompletionFacts): { completion: number; missing: CompletionField[] } {
  const missing = completionFields.filter((field) => !profile[field]?.trim())
  return { completion: Math.round(((completionFields.length - missing.length) / completionFields.length) * 100), missing }
}

/** What a profile says that counts as enough: who somebody is, what they do, and in which field. */
interface Said extends Pick<CompletionFacts, 'full_name' | 'bio' | 'industry'> {
  expertise_areas: readonly string[]
  /** Of an investor, the industries they look for. */
  wantedIndustries: readonly string[]
}

/**
 * Whether a profile says enough to be `profile_completed`: from then on, and for good, its member can write to others, is suggested to
 * them and gets matches and scores. Whoever saves the whole form has looked at all of it, and has said enough whatever they left empty.
 */
export const saysEnough = ({ full_name, bio, industry, expertise_areas, wantedIndustries }: Said): boolean =>
  [full_name, bio].every((text) => text?.trim()) && (Boolean(industry) || expertise_areas.length > 0 || wantedIndustries.length > 0)
