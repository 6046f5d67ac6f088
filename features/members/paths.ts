/** A member's public page, which the profiles show. Every room that lists members links to it. */
export const profilePath = (memberId: string) => `/profile/${memberId}`
