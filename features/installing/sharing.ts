/** Where systems send what is shared with the installed application (its manifest's `share_target`); the service worker keeps it. */
export const shareAddress = '/share'

/** What rooms take: pictures into posts, documents into deals and investments. */
export const sharedFileTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf']
