import type { ValidProfileInput } from '#features/profiles/contract.ts'
import type { UserType } from '#features/profiles/vocabulary.ts'
import type { Cover } from './covers/scene.ts'
import type { Appearance } from './portraits/appearance.ts'

/** An invented member: an account, its profile, and the pictures to draw for it. */
export interface DemoMember {
  id: string
  email: string
  profile: ValidProfileInput
  /** False for members who have never saved their profile. */
  profile_completed: boolean
  joined_at: Date
  updated_at: Date
  /** Works for another founder's or investor's organisation, so has no deals of their own. */
  isColleague?: true
  portrait: Appearance | null
  cover: Cover | null
}

/** An empty profile. */
export function blankProfile(first_name: string, last_name: string, user_type: UserType): ValidProfileInput {
  return {
    first_name,
    last_name,
    user_type,
    company_name: '',
    industry: null,
    bio: '',
    country: null,
    city_id: null,
    website: null,
    linkedin: null,
    expertise_areas: [],
    sdgs: [],
    funding_stage: null,
    founded_year: null,
    team_size: null,
    years_experience: null,
    portfolio_size: null,
    raising_amount: null,
    current_valuation: null,
    currency: 'EUR',
    investment_focus: null,
    investment_criteria: null,
    sfdr_article: null,
    email_visibility: 'connections',
    investor_preferences: null,
  }
}
