/** Where one says what is to become of what was shared with the installed application. */
export const sharePath = () => '/dashboard/share'
