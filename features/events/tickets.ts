/** Length of the code that can be typed instead of scanning a ticket: the beginning of it. */
export const codeLength = 8

/** The code of a ticket, a uuid, for reading aloud: '7F3A-91C2'. */
export const shortCode = (ticket: string): string => {
  const code = ticket.slice(0, codeLength).toUpperCase()
  return `${code.slice(0, codeLength / 2)}-${code.slice(codeLength / 2)}`
}

/**
 * The ticket, or its beginning, in what was scanned or typed: the address of a ticket, or its code with or without spaces and dashes.
 * Undefined if it cannot be one.
 */
export function ticketIn(given: string): string | undefined {
  const code = (URL.parse(given)?.searchParams.get('ticket') ?? given).replace(/[\s-]/g, '').toLowerCase()
  return new RegExp(`^[0-9a-f]{${codeLength},32}$`).test(code) ? code : undefined
}
