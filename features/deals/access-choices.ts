/** Who may read a deal's documents without asking the owner: all members, investors, or nobody. */
export const readerChoices = ['members', 'investors', 'granted'] as const
export type ReaderChoice = (typeof readerChoices)[number]
