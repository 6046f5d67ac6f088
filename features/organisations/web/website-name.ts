/** A website as people write it: 'terravolta.example'. */
export const websiteName = (address: string): string => address.replace(/^https?:\/\/(www\.)?|\/$/g, '')
