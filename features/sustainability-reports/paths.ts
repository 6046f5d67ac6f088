/** For an organisation's people: answers from a file. */
export const importPath = (slug: string, year?: number) =>
  `/organisation/${slug}/sustainability/import${year === undefined ? '' : `?year=${year}`}`
/** What an organisation shares, as a page for printing. */
export const printPath = (slug: string, year?: number) =>
  `/organisation/${slug}/sustainability/print${year === undefined ? '' : `?year=${year}`}`
