/** Where systems send content shared to the installed app (`share_target` in its manifest); the service worker stores it. */
export const shareAddress = '/share'

/** File types that rooms accept: pictures for posts, documents for deals and investments. */
export const sharedFileTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf']
