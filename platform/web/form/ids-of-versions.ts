import { newId } from '../new-id.ts'

/**
 * Ids for what a form creates: the same one while it is sent again unchanged, so that a lost answer creates nothing twice; another one once
 * it is changed, because the server may have stored the earlier version, and would ignore this one.
 * @returns a function that gives the id of these values
 */
export function idsOfVersions(): (values: object) => string {
  let sent: { id: string; version: string } | undefined
  return (values) => {
    const version = JSON.stringify(values)
    if (sent?.version !== version) sent = { id: newId(), version }
    return sent.id
  }
}
