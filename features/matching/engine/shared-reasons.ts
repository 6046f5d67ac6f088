import { cityInEnglish, countryInEnglish, listed, regionInEnglish } from './english.ts'
import type { Evidence } from './evidence.ts'
import type { Commonness, MatchMember, PairFacts } from './member.ts'
import type { Told } from './told.ts'
import { sharedWords } from './words.ts'

const texts = {
  labels: { .../*i18n*/ { id: 'matching.reason.both.labels', message: 'You both name {value}' } },
  industry: { .../*i18n*/ { id: 'matching.reason.both.industry', message: 'You are both in {value}' } },
  words: { .../*i18n*/ { id: 'matching.reason.both.words', message: 'You both write of {value}' } },
  place: { .../*i18n*/ { id: 'matching.reason.both.place', message: 'You are both in {value}' } },
  goals: {
    .../*i18n*/ {
      id: 'matching.reason.both.goals',
      message:
        '{count, plural, one {You share sustainable development goal {value}} other {You share sustainable development goals {value}}}',
    },
  },
  mutual: {
    .../*i18n*/ { id: 'matching.reason.both.mutual', message: 'You share {count, plural, one {# connection} other {# connections}}' },
  },
  ownFund: {
    .../*i18n*/ { id: 'matching.reason.both.ownFund', message: 'Works for sustainability goals, which suits your {article} fund' },
  },
  theirFund: {
    .../*i18n*/ { id: 'matching.reason.both.theirFund', message: 'Your sustainability goals suit their {article} fund' },
  },
}

/** What the two have in common. `worths` is what each piece of evidence adds to the match. */
export function sharedReasons(viewer: MatchMember, other: MatchMember, { mutual }: PairFacts, worths: Evidence, usual: Commonness): Told[] {
  const [own, theirs] = [viewer.traits, other.traits]
  const tell = (worth: number, text: Told['text'], parameters: Record<string, string | number>): Told[] =>
    worth === 0 ? [] : [{ text: { ...text, parameters }, worth }]
  const words = sharedWords(own.words, theirs.words, usual)
  const goals = own.goals.filter((goal) => theirs.goals.includes(goal)).toSorted((a, b) => a - b)
  const fund = viewer.group === 'investor' ? own.sfdr : theirs.sfdr
  const article = fund === 'article-9' ? 'Article 9' : 'Article 8'
  const place = worths.sameCity
    ? cityInEnglish(own.city ?? '')
    : worths.sameCountry
      ? countryInEnglish(own.country ?? '')
      : regionInEnglish(own.regions[0] ?? '')
  return [
    ...tell(worths.sameLabels, texts.labels, { value: listed(own.labels.filter((label) => theirs.labels.includes(label))) }),
    ...tell(worths.sameIndustry, texts.industry, { value: listed(own.industries.filter((name) => theirs.industries.includes(name))) }),
    ...tell(words.length > 0 ? worths.sameWords : 0, texts.words, { value: listed(words) }),
    ...tell(worths.sameCity + worths.sameCountry + worths.sameRegion, texts.place, { value: place }),
    ...tell(worths.goals, texts.goals, { count: goals.length, value: listed(goals.map(String), 4) }),
    ...tell(worths.sfdr, viewer.group === 'investor' ? texts.ownFund : texts.theirFund, { article }),
    ...tell(worths.mutual, texts.mutual, { count: mutual }),
  ]
}
