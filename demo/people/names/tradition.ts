/** The names that are common in a language area. */
interface NamingTradition {
  women: readonly string[]
  men: readonly string[]
  /** Family names; two forms, a man's and a woman's, are separated by a slash. */
  families: readonly string[]
}

/** Reads comma-separated lists. */
export function tradition(women: string, men: string, families: string): NamingTradition {
  const [womenNames = [], menNames = [], familyNames = []] = [women, men, families].map((list) =>
    list.split(',').map((name) => name.trim()),
  )
  return { women: womenNames, men: menNames, families: familyNames }
}
