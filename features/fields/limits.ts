/** On profiles, and as many on the pages of organisations; archived ones are not counted. */
export const mostFields = 10
/** Offered at the same time. */
export const mostChoices = 30
/** With those that are no longer offered. */
export const mostChoicesEver = 90
/** How long the answers of an archived field are kept. */
export const daysInArchive = 30

/** Maximum lengths of texts, in characters. */
export const longestText = { label: 60, help: 200, choice: 60, unit: 20 } as const
/** Of answers. */
export const longestAnswer = 500

export const largestNumber = 1_000_000_000_000
export const firstDate = '1900-01-01'
export const lastDate = '2199-12-31'
