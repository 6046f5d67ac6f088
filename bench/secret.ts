/** Signs the sessions of the servers measured here; worth nothing elsewhere. */
export const secret = 'a secret for the bench, which is worth nothing'
