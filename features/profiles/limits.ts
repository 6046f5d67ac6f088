/** Maximum lengths of texts, in characters. */
export const longestText = {
  first_name: 60,
  last_name: 60,
  company_name: 120,
  bio: 2000,
  website: 300,
  linkedin: 300,
  investment_focus: 500,
  investment_criteria: 2000,
} as const

/** Minimum and maximum of whole numbers. */
export const numberRanges = {
  get founded_year(): readonly [number, number] {
    return [1800, new Date().getFullYear()]
  },
  team_size: [1, 1_000_000],
  portfolio_size: [0, 100_000],
  years_experience: [0, 80],
} as const

/** Whether the largest ticket is below the smallest one. */
export const isRangeInverted = ({
  min_investment: least,
  max_investment: most,
}: Record<'min_investment' | 'max_investment', number | null>) => least !== null && most !== null && least > most
