import { homes } from '../people/countries.ts'
import { traditions } from '../people/names/traditions.ts'
import { type Appearance, drawAppearance } from '../portraits/appearance.ts'
import type { Random } from '../random.ts'
import type { DeckCompany } from './company.ts'
import { industryTexts } from './industry-texts.ts'

interface DrawnMember {
  name: string
  role: string
  background: string
  portrait: Appearance | null
}

/** The founder and up to three others, depending on the size of the company. All have portraits if the founder has one. */
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
    const background = random.pick(pasts).replace('{years}', String(random.int(4, 16)))
    return { name, role, background, portrait: founder.portrait && drawAppearance(random, tradition, isWoman) }
  })
  return [{ ...founder, role: 'Founder and CEO', background: `Previously worked ${business.before}.` }, ...others]
}

const pasts = [
  '{years} years in the industry, most recently as team lead.',
  'Built a similar function at a startup that was acquired.',
  '{years} years at a research institute.',
  'Joined us from our first customer.',
  '{years} years at an industrial group.',
  'Joined as an intern and was promoted within two years.',
  'Took two products through certification.',
  '{years} years of experience, four of them abroad.',
]
