import { homes } from '../people/countries.ts'
import { traditions } from '../people/names/traditions.ts'
import { type Appearance, drawAppearance } from '../portraits/appearance.ts'
import type { Random } from '../random.ts'
import type { DeckCompany } from './company.ts'
import { industryTexts } from './industry-texts.ts'

interface DrawnMember {
  name: string
  role: string
  told: string
  portrait: Appearance | null
}

/** The founder, and up to three others of the company's size. All have portraits if the founder has one. */
export function drawTeam(random: Random, company: DeckCompany): DrawnMember[] {
  const { founder, business, industry, countryCode, teamSize } = company
  const home = random.pick(homes.filter(({ country }) => country === countryCode))
  const roles = random.sample(industryTexts[industry].roles, Math.min(teamSize - 1, random.int(2, 3)))
  const others = roles.map((role): DrawnMember => {
    const tradition = random.weighted(home.traditions)
    const { women, men, families } = traditions[tradition]
    const isWoman = random.chance(0.5)
    const [ofMen = '', ofWomen = ofMen] = random.pick(families).split('/')
    const name = `${random.pick(isWoman ? women : men)} ${isWoman ? ofWomen : ofMen}`
    const told = random.pick(pasts).replace('{years}', String(random.int(4, 16)))
    return { name, role, told, portrait: founder.portrait && drawAppearance(random, tradition, isWoman) }
  })
  return [{ ...founder, role: 'Founder and CEO', told: `Came to it after years ${business.before}.` }, ...others]
}

const pasts = [
  '{years} years in the trade, the last ones as head of a team.',
  'Built up the same thing once before, in a company that was sold.',
  'Came from a research institute, with {years} years behind the bench.',
  'Was our first customer, and changed sides.',
  '{years} years in a large company, and glad to be out of it.',
  'Joined as an intern and now runs it.',
  'Brought a product through certification twice.',
  '{years} years of which four abroad; speaks four languages.',
]
