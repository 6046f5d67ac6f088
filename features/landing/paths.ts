/** What the community is for one kind of reader. @param audience one of `audiences` */
export const audiencePath = (audience: string) => `/for/${audience}`
