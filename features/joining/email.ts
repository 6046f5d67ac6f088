import * as z from 'zod'

/** An address to invite, as the accounts room accepts it. */
export const email = z
  .string()
  .trim()
  .max(254)
  .pipe(z.email())
  .transform((address) => address.toLowerCase())

export const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1)
