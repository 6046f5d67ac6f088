import type { ValidProfileInput } from '#features/profiles/contract.ts'
import { industries } from '#features/profiles/vocabulary.ts'
import { practiceName, slugOf } from '../companies.ts'
import type { Person } from '../people/person.ts'
import { personalTouches } from '../people/personal-touches.ts'
import type { Random } from '../random.ts'
import { write, yearsIn } from '../text.ts'
import { generalTopics } from './general-topics.ts'
import { industryTopics } from './industry-topics.ts'
import { advisorOffers, mentorOffers, mentorOrders } from './texts.ts'
import type { MentorTopic } from './topic.ts'

const mentorTopics = [...industryTopics, ...generalTopics]

/** The profile of a mentor or advisor: their experience and what they help with. */
export function describeMentor(random: Random, person: Person, user_type: 'mentor' | 'advisor'): Partial<ValidProfileInput> {
  const topic = random.pick(mentorTopics)
  const second = random.pick(mentorTopics.filter((other) => other !== topic))
  const company = user_type === 'advisor' || random.chance(0.8) ? practiceName(random, person.last_name) : ''
  const industry = topic.industry ?? random.pick(industries)
  const bio = mentorBio(random, person, [topic, second], user_type === 'advisor' ? advisorOffers : mentorOffers)
  return {
    company_name: company,
    industry,
    bio,
    website: company && random.chance(0.6) ? `https://${slugOf(company)}.example/` : null,
    expertise_areas: [
      ...new Set([...random.sample(topic.expertise, random.int(3, 5)), ...random.sample(second.expertise, random.int(0, 2))]),
    ],
    sdgs: [...topic.goals],
    years_experience: Math.max(random.int(9, 38), yearsIn(bio)),
    portfolio_size: random.chance(0.4) ? random.int(2, 19) : null,
    currency: person.home.currency,
  }
}

function mentorBio(
  random: Random,
  { city, home }: Person,
  [topic, second]: readonly [MentorTopic, MentorTopic],
  offers: readonly string[],
): string {
  const values = { city: city.name, language: home.language }
  const left = {
    past: random.sample(topic.past, 2),
    help: random.sample(topic.help, 2),
    offer: random.sample(offers, 1),
    also: random.sample(second.help, 1),
  }
  const sentences = random
    .pick(mentorOrders)
    .split(' ')
    .map((part) => write(random, left[part as keyof typeof left].pop() ?? '', values))
  if (random.chance(0.4)) sentences.push(write(random, random.pick(personalTouches), values))
  const paragraph = random.chance(0.5) ? 2 : sentences.length
  return [sentences.slice(0, paragraph).join(' '), sentences.slice(paragraph).join(' ')].filter(Boolean).join('\n\n')
}
