/** How many days a member has to come back. */
export const graceDays = 14
