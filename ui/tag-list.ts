/** The keywords in a text, separated by commas, semicolons or line breaks; blank ones are skipped. */
export function splitTags(text: string): string[] {
  return text
    .split(/[,;\n\r]+/)
    .map((word) => word.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
}

/** `tags` with the new ones of `added`, ignoring case. Returns the same array if there are none. */
export function withTags(tags: readonly string[], added: readonly string[]): readonly string[] {
  const result = [...tags]
  for (const tag of added) {
    if (!result.some((known) => known.toLocaleLowerCase() === tag.toLocaleLowerCase())) result.push(tag)
  }
  return result.length === tags.length ? tags : result
}
