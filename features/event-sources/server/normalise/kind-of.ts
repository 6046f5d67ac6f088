import { foldLetters } from '#platform/fold.ts'
import { type EventTopic, type EventType, categories, usualCategory } from '#features/events/vocabulary.ts'

/** In order of precedence: a 'pitch night at the summit' is a pitch. */
const typeWords: readonly (readonly [EventType, RegExp])[] = [
  ['pitch', /\b(pitch|pitches|pitching|demo ?day|elevator)\b/],
  ['workshop', /\b(workshops?|bootcamp|masterclass|training|hackathon|seminar|webinar|course)\b/],
  ['summit', /\b(summit|gipfel)\b/],
  ['expo', /\b(expo|fair|exhibition|messe|trade ?show|salon)\b/],
  ['conference', /\b(conference|conf|congress|kongress|konferenz|symposium|forum|convention|con)\b/],
  ['networking', /\b(networking|meet-?ups?|mixer|stammtisch|drinks|breakfast|get-?together|social)\b/],
]

const topicWords: readonly (readonly [EventTopic, RegExp])[] = [
  ['AI/ML', /\b(ai|artificial intelligence|machine learning|deep learning|llms?|generative|data science|kunstliche intelligenz)\b/],
  ['FinTech', /\b(fintech|payments?|banking|insurtech|blockchain|crypto|defi)\b/],
  ['HealthTech', /\b(healthtech|health ?care|medtech|biotech|digital health|medical|e-?health)\b/],
  ['SaaS', /\b(saas|software as a service|b2b software|cloud)\b/],
  ['Marketing', /\b(marketing|branding|seo|advertising|growth hacking|social media)\b/],
  ['Startup', /\b(start-?ups?|founders?|entrepreneurs?|entrepreneurship|scale-?ups?|accelerator|incubator|grunder)\b/],
  ['Investment', /\b(invest|investors?|investments?|investing|venture|vc|private equity|angels?|funding|fundraising|limited partners)\b/],
  ['Networking', /\b(networking|meet-?ups?|mixer|stammtisch|get-?together)\b/],
  [
    'Technology',
    /\b(technology|technologies|tech|software|developers?|engineering|cleantech|robotics|hardware|digital|javascript|python)\b/,
  ],
  ['Business', /\b(business|leadership|management|sales|strategy|corporate|trade|economy|wirtschaft)\b/],
]

/** Words that indicate our categories. */
const categoryWords: readonly (readonly [number, RegExp])[] = [
  [103, /\b(music|concert|konzert|festival|dj)\b/],
  [104, /\b(film|movie|cinema|kino|screening)\b/],
  [105, /\b(theatre|theater|dance|art|arts|gallery|museum)\b/],
  [106, /\b(fashion|mode|beauty)\b/],
  [107, /\b(health|wellness|yoga|meditation|medical|fitness)\b/],
  [108, /\b(sports?|running|football|marathon|cycling|hiking)\b/],
  [110, /\b(food|wine|beer|cooking|drink)\b/],
  [111, /\b(charity|causes?|volunteer\w*|non-?profit|ngo)\b/],
  [112, /\b(government|politics|policy|parliament|election)\b/],
  [114, /\b(religion|church|spiritual\w*)\b/],
  [115, /\b(family|education|school|university|parents?|kids)\b/],
  [119, /\b(hobbies|games|gaming|board ?games|book club)\b/],
]

/** How much of a description, and of all tags, is searched for words, in characters. */
const mostRead = 2_000

const found = <Value>(words: readonly (readonly [Value, RegExp])[], text: string): Value[] =>
  words.filter(([, pattern]) => pattern.test(text)).map(([value]) => value)

interface Words {
  title: string
  description?: string
  /** The source's own tags. */
  tags?: readonly string[]
  /** A code of `categories`, if the source uses them. */
  category?: number | undefined
}

/** Derives type, topics and category from a source's words. */
export function kindOf({ title, description = '', tags = [], category }: Words): {
  type: EventType | null
  topics: EventTopic[]
  category: number
} {
  const name = foldLetters(title)
  const under = foldLetters(tags.join(' , ').slice(0, mostRead))
  const all = `${name} ${under} ${foldLetters(description.slice(0, mostRead))}`
  const topics = found(topicWords, all)
  return {
    type: found(typeWords, name)[0] ?? found(typeWords, under)[0] ?? null,
    topics,
    category: category !== undefined && category in categories ? category : categoryOf(`${name} ${under}`, topics),
  }
}

function categoryOf(words: string, topics: readonly EventTopic[]): number {
  const [told] = found(categoryWords, words)
  if (topics.some((topic) => ['Technology', 'AI/ML', 'SaaS', 'FinTech', 'HealthTech'].includes(topic))) return usualCategory
  if (told !== undefined) return told
  return topics.length > 0 ? 101 : usualCategory
}
