interface Stored {
  content: string
  edited_at: Date | null
}

/** Whether this was sent before: with the same text, unless its author has edited it since. */
export const isRepeat = (stored: Stored, { content }: { content: string }): boolean =>
  stored.content === content || stored.edited_at !== null
