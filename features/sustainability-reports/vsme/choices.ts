/** The member of a NACE code as the template shows it: `NACE A - 01.11 Growing of cereals`, `NACE A - AGRICULTURE`. */
export function naceMember(text: string): string | undefined {
  const match = /^(?:NACE )?([A-V]) - (?:(\d\d)(?:\.(\d{1,2}))? )?/u.exec(text.trim())
  return match ? `nace:NACE_${match[1]}${match[2] ?? ''}${match[3] ?? ''}` : undefined
}
