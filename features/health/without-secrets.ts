/** The longest that is left of an error, in characters. */
const longest = 200

/**
 * A text of a program in one line, without anything that could be a secret or name a person: known secrets, email addresses, all of a URL
 * except its host, quoted words, values in parentheses, and long words as keys and ids are.
 * @param secrets passwords and keys of the configuration
 */
export function withoutSecrets(text: string, secrets: readonly string[]): string {
  const known = secrets.filter((secret) => secret.length >= 3).toSorted((one, other) => other.length - one.length)
  return known
    .reduce((left, secret) => left.replaceAll(secret, '…'), text)
    .replace(/\b([a-z][a-z0-9+.-]*:\/\/)(?:[^\s/?#]*@)?([\w.-]+(?::\d+)?|\[[\da-f:]+\](?::\d+)?)\S*/gi, '$1$2')
    .replace(/\S*@\S*/g, '…')
    .replace(/"[^"]*"?|'[^']*'|`[^`]*`?|“[^”]*”?|«[^»]*»?|‘[^’]*’/gs, '…')
    .replace(/=\s*\([^)]*\)?|=\s*[^\s,;]+/g, '=…')
    .replace(/[\w+/~-]{24,}={0,2}/g, '…')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest)
}
