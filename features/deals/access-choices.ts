/** Whom an owner lets read a deal's deck and documents without being asked: every member, investors, or nobody. */
export const readerChoices = ['members', 'investors', 'granted'] as const
export type ReaderChoice = (typeof readerChoices)[number]
