import { shellHere } from '#platform/web/shell/index.ts'

/** Stores the token of a new session in the shell. Browsers get a cookie instead, and no token. */
export async function keepInShell(token: string | null): Promise<void> {
  if (token !== null) await shellHere()?.keepSession(token)
}
