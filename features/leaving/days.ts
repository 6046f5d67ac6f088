/** For how many days a member can cancel the deletion. */
export const graceDays = 14
