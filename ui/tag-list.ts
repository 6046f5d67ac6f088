/** The words in a text, as parted by commas, semicolons or line ends; blank ones left out. */
export function splitTags(text: string): string[] {
  return text
    .split(/[,;\n\r]+/)
    .map((word) => word.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
}

/** `tags` with those of `added` that are new, whatever their case. The same array if nothing is. */
export function withTags(tags: readonly string[], added: readonly string[]): readonly string[] {
  const result = [...tags]
  for (const tag of added) {
    if (!result.some((known) => known.toLocaleLowerCase() === tag.toLocaleLowerCase())) result.push(tag)
  }
  return result.length === tags.length ? tags : result
}
