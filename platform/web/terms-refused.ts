import { listeners } from './listeners.ts'

/** Told when the server refused a request because new terms have to be accepted first. */
export const termsRefused = listeners()

/** Reads why a request was refused; the response must not be needed by others. */
export async function hearRefusal(response: Response): Promise<void> {
  const { data } = (await response.json().catch(() => ({}))) as { data?: { problem?: string } }
  if (data?.problem === 'problem.termsDue') termsRefused.tell()
}
