import type { DemoMember } from '../member.ts'
import { type Random, randomFrom } from '../random.ts'
import { capitalised, write } from '../text.ts'
import { ofMembers, ofPlatform } from './texts.ts'

interface Written {
  author: DemoMember
  rating: number
  text: string
}

/** Reviews of the platform, each by another member whom it suits. */
export function platformReviews(members: readonly DemoMember[]): (Written & { daysAgo: number })[] {
  const taken = new Set<DemoMember>()
  return ofPlatform.flatMap(({ by, stages, rating, daysAgo, text }) => {
    const author = members.find(
      (member) =>
        !taken.has(member) &&
        member.profile.user_type === by &&
        member.profile.expertise_areas.length > 0 &&
        (!stages || stages.some((stage) => stage === member.profile.funding_stage)),
    )
    if (!author) return []
    taken.add(author)
    return { author, rating, daysAgo, text: write(randomFrom(`review by ${author.id}`), text, valuesOf(author)) }
  })
}

/** How many reviews a member has at most. */
const most = 3

/**
 * Reviews of a member by connected members to whom the text suits.
 * @param used texts that others have got, none of which is repeated; those of this member are added
 */
export function memberReviews<Known extends { by: DemoMember }>(
  random: Random,
  about: DemoMember,
  knowing: readonly Known[],
  used: Set<string>,
): (Written & Omit<Known, 'by'> & { reply?: string })[] {
  const left = [...knowing]
  const values = valuesOf(about)
  const patterns = random.sample(ofMembers[about.profile.user_type], Number.POSITIVE_INFINITY)
  const written = patterns.flatMap((pattern) => {
    if (Object.entries(values).some(([name, value]) => value === '' && pattern.text.includes(`{${name}}`))) return []
    const text = capitalised(write(random, pattern.text, values))
    const at = left.findIndex(({ by }) => pattern.by.includes(by.profile.user_type))
    if (at < 0 || used.has(text)) return []
    const [known] = left.splice(at, 1) as [Known]
    used.add(text)
    const { by: author, ...rest } = known
    return { ...rest, author, rating: pattern.rating, text, ...(pattern.reply && { reply: write(random, pattern.reply, values) }) }
  })
  return written.slice(0, most)
}

function valuesOf({ profile: { first_name, company_name, expertise_areas } }: DemoMember) {
  const [expertise = ''] = expertise_areas
  return {
    name: first_name,
    company: company_name,
    expertise: /^[A-Z][a-z]/.test(expertise) ? expertise.charAt(0).toLowerCase() + expertise.slice(1) : expertise,
  }
}
