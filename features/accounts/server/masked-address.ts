/**
 * Enough for the owner to recognise the address, without disclosing it: the previous address may be mistyped and belong to someone else.
 */
export const masked = (email: string): string => email.replace(/^(.).*(?=@)/, '$1…')
