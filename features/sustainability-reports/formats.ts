/** Formats of files, found out by their content when they are imported. */
export const formats = ['vsme-template', 'vsme-json', 'invest-europe-csv', 'invest-europe-json'] as const
export type Format = (typeof formats)[number]
