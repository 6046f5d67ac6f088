import { shellHere } from '#platform/web/shell/index.ts'

/** Has the shell keep the token of a session that has just begun; browsers were given a cookie instead, and no token. */
export async function keepInShell(token: string | null): Promise<void> {
  if (token !== null) await shellHere()?.keepSession(token)
}
