/** The five fields whose share filled is a profile's completion. */
export const completionFields = ['full_name', 'company_name', 'bio', 'location', 'industry'] as const
type CompletionField = (typeof completionFields)[number]
type CompletionFacts = Record<CompletionField, string | null>

/** How complete a profile is: `completion` in % (0 to 100), `missing` the fields still empty. */
export function completionOf(profile: CompletionFacts): { completion: number; missing: CompletionField[] } {
  const missing = completionFields.filter((field) => !profile[field]?.trim())
  return { completion: Math.round(((completionFields.length - missing.length) / completionFields.length) * 100), missing }
}
