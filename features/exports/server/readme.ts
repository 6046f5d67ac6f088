import type { NamedPersonalData } from '#platform/server/personal-data.ts'
import type { Speaker } from '#platform/server/texts.ts'

const texts = {
  title: /*i18n*/ { id: 'file.copy.title', message: 'A COPY OF YOUR DATA' },
  what: /*i18n*/ {
    id: 'file.copy.what',
    message: 'This is what {site} kept about you on {date}. Keep it safe: it holds what you wrote and what was written to you.',
  },
  how: /*i18n*/ {
    id: 'file.copy.how',
    message: 'The .json files open in any text editor, and programs can read them. Times are in UTC.',
  },
  pictures: /*i18n*/ { id: 'file.copy.pictures', message: 'Your pictures, in each size in which they are stored.' },
  notIn: /*i18n*/ { id: 'file.copy.notIn', message: 'What is not in it:' },
  password: /*i18n*/ {
    id: 'file.copy.password',
    message: 'your password, and anything else that would let somebody sign in as you',
  },
  decisions: /*i18n*/ {
    id: 'file.copy.decisions',
    message: 'what other members decided about you without telling you: that is theirs to know',
  },
}

/** What to read first in a copy. Files and lists have the names that programs know them by. */
export function readmeOf(kept: readonly NamedPersonalData[], site: string, at: Date, { say }: Pick<Speaker, 'say'>): string {
  const files = kept.filter(({ lists }) => lists)
  const leftOut = kept.flatMap((each) => Object.values(each.leftOut ?? {}))
  return [
    say(texts.title),
    '',
    say(texts.what, { site, date: at.toISOString().slice(0, 10) }),
    '',
    say(texts.how),
    ...files.flatMap(({ name, lists = {} }) => [
      '',
      `${name}.json`,
      ...Object.entries(lists).map(([list, { about }]) => `  ${list}: ${say(about)}`),
    ]),
    '',
    'files/',
    `  ${say(texts.pictures)}`,
    '',
    say(texts.notIn),
    ...[texts.password, texts.decisions, ...leftOut].map((reason) => `  - ${say(reason)}`),
    '',
  ].join('\r\n')
}
