import { foldName } from '#features/places/fold.ts'

/** At most so many words of a text count: it is what comes first that tells most. */
const mostWords = 80

/** English words that stand in any text and tell nothing of it. */
// prettier-ignore
const empty = new Set(['about', 'after', 'again', 'all', 'also', 'and', 'any', 'are', 'because', 'been', 'before', 'between', 'but', 'can', 'could', 'did', 'does', 'each', 'every', 'few', 'first', 'for', 'from', 'had', 'has', 'have', 'her', 'here', 'him', 'his', 'how', 'into', 'its', 'just', 'like', 'made', 'make', 'many', 'more', 'most', 'much', 'not', 'now', 'off', 'one', 'only', 'our', 'out', 'over', 'own', 'same', 'she', 'should', 'since', 'some', 'still', 'such', 'than', 'that', 'the', 'their', 'them', 'then', 'there', 'these', 'they', 'this', 'those', 'through', 'too', 'two', 'under', 'until', 'very', 'was', 'way', 'well', 'were', 'what', 'when', 'where', 'which', 'while', 'who', 'will', 'with', 'within', 'without', 'would', 'year', 'years', 'you', 'your'])

/** Words that stand in most members' texts, and are no reason to meet. */
// prettier-ignore
const common = new Set(['based', 'business', 'businesses', 'companies', 'company', 'day', 'days', 'eight', 'eleven', 'five', 'founded', 'founder', 'founders', 'four', 'good', 'help', 'helped', 'helps', 'hour', 'hours', 'long', 'month', 'months', 'new', 'nine', 'part', 'pay', 'people', 'product', 'products', 'seven', 'six', 'start', 'started', 'startup', 'startups', 'take', 'team', 'teams', 'ten', 'three', 'time', 'today', 'twelve', 'twenty', 'use', 'want', 'week', 'weeks', 'work', 'worked', 'working', 'works', 'write'])

/** The different words of a text that can tell something of it, in lower case without accents. */
export function tellingWords(text: string): string[] {
  const words = foldName(text)
    .split(' ')
    .filter((word) => word.length > 2 && word.length <= 40 && !empty.has(word) && !common.has(word) && !/^\d+$/.test(word))
  return [...new Set(words)].slice(0, mostWords)
}

/** A label as it is compared: 'Circular Textiles' and 'circular textiles' are one. */
export const foldedLabel = (label: string): string => foldName(label)
