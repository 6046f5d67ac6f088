/** Storage per member in MB: enough for a deck, ten documents of the maximum size, and pictures. */
export const memberMegabytes = 300
