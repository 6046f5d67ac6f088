/** The fields that count towards a profile's completion. */
export const completionFields = ['full_name', 'company_name', 'bio', 'location', 'industry'] as const
export type CompletionField = (typeof completionFields)[number]
type CompletionFacts = Record<CompletionField, string | null>

/** `completion`: share of these fields that are filled, in % (0 to 100). `missing`: those still empty. */
export function completionOf(profile: CompletionFacts): { completion: number; missing: CompletionField[] } {
  const missing = completionFields.filter((field) => !profile[field]?.trim())
  return { completion: Math.round(((completionFields.length - missing.length) / completionFields.length) * 100), missing }
}

/** The facts that decide whether a profile is complete enough: who the member is, what they do, and in which field. */
interface CompletenessFacts extends Pick<CompletionFacts, 'full_name' | 'bio' | 'industry'> {
  expertise_areas: readonly string[]
  /** The focus industries of an investor. */
  wantedIndustries: readonly string[]
}

/**
 * Whether a profile is complete enough for `profile_completed`, which permanently lets the member write to others, be suggested to them,
 * and get matches and scores. Saving the whole form counts as complete, whatever fields are left empty.
 */
export const saysEnough = ({ full_name, bio, industry, expertise_areas, wantedIndustries }: CompletenessFacts): boolean =>
  [full_name, bio].every((text) => text?.trim()) && (Boolean(industry) || expertise_areas.length > 0 || wantedIndustries.length > 0)
