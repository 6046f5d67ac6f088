/** 'Seed +2' */
export const withMore = (first: string, others: readonly unknown[]): string => (others.length > 0 ? `${first} +${others.length}` : first)
