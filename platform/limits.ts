/** How many MB the files of a member may take together: a deck and ten documents of the largest, and pictures. */
export const memberMegabytes = 300
