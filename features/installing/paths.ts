/** Where members choose what to do with content shared to the installed app. */
export const sharePath = () => '/dashboard/share'
