import type { NamedPersonalData } from '#platform/server/personal-data.ts'
import type { Speaker } from '#platform/server/texts.ts'

const texts = {
  title: /*i18n*/ { id: 'file.copy.title', message: 'A COPY OF YOUR DATA' },
  what: /*i18n*/ {
    id: 'file.copy.what',
    message: 'This is the data {site} stored about you on {date}. Keep it safe: it contains what you wrote and what others wrote to you.',
  },
  how: /*i18n*/ {
    id: 'file.copy.how',
    message: 'You can open the .json files in any text editor, or process them with a program. Times are in UTC.',
  },
  files: /*i18n*/ {
    id: 'file.copy.files',
    message: 'Your documents and your pictures, in all stored sizes. Documents are named by their IDs in documents.json.',
  },
  notIn: /*i18n*/ { id: 'file.copy.notIn', message: 'Not included:' },
  password: /*i18n*/ {
    id: 'file.copy.password',
    message: 'your password, and anything else that would let someone sign in as you',
  },
  decisions: /*i18n*/ {
    id: 'file.copy.decisions',
    message: 'decisions about you that other members made without telling you, since these are private to them',
  },
}

/** The README of a copy. Names of files and lists are not translated, so that programs can rely on them. */
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
    `  ${say(texts.files)}`,
    '',
    say(texts.notIn),
    ...[texts.password, texts.decisions, ...leftOut].map((reason) => `  - ${say(reason)}`),
    '',
  ].join('\r\n')
}
