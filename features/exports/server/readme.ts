import type { NamedPersonalData } from '#platform/server/personal-data.ts'

/** What to read first in a copy. */
export function readmeOf(kept: readonly NamedPersonalData[], siteName: string, at: Date): string {
  const files = kept.filter(({ lists }) => lists)
  const leftOut = kept.flatMap((each) => Object.values(each.leftOut ?? {}))
  return [
    'A COPY OF YOUR DATA',
    '',
    `This is what ${siteName} kept about you on ${at.toISOString().slice(0, 10)}. Keep it safe: it holds what you wrote and what was written to you.`,
    '',
    'The .json files open in any text editor, and programs can read them. Times are in UTC.',
    ...files.flatMap(({ name, lists = {} }) => [
      '',
      `${name}.json`,
      ...Object.entries(lists).map(([list, { about }]) => `  ${list}: ${about}`),
    ]),
    '',
    'files/',
    '  Your pictures, in each size in which they are stored.',
    '',
    'What is not in it:',
    '  - your password, and anything else that would let somebody sign in as you',
    '  - what other members decided about you without telling you: that is theirs to know',
    ...leftOut.map((reason) => `  - ${reason}`),
    '',
  ].join('\r\n')
}
