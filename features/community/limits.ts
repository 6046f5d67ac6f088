/** Maximum lengths of the community's texts, in characters. */
export const longestText = {
  name: 40,
  headline: 80,
  introduction: 300,
  about: 600,
  tagline: 120,
  contact_email: 254,
  contact_phone: 40,
  contact_address: 200,
  group_name: 60,
  group_link: 500,
  meeting_link: 300,
  operator_name: 120,
  governing_law: 60,
  authority: 160,
  hosting: 200,
} as const
