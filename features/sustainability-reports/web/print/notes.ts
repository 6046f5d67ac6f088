import type { ShownAnswer } from '#features/sustainability/reading-contract.ts'

/** A footnote: a piece of evidence, or a confirmation. */
export interface Note {
  number: number
  answers: readonly ShownAnswer[]
  file: string | null
  page: number | null
  url: string | null
  text: string
  confirmation: { by: string; statement: string; at: string } | null
}

/** The footnotes in the order of the answers; evidence that several answers cite stands once. */
export function notesOf(answers: readonly ShownAnswer[]): Note[] {
  const found = new Map<string, Omit<Note, 'number' | 'answers'> & { answers: ShownAnswer[] }>()
  const add = (answer: ShownAnswer, note: Omit<Note, 'number' | 'answers'>) => {
    const key = JSON.stringify(note)
    const known = found.get(key)
    if (known) known.answers.push(answer)
    else found.set(key, { ...note, answers: [answer] })
  }
  for (const answer of answers) {
    for (const { file, url, note } of answer.evidence) {
      add(answer, { file: file?.name ?? null, page: file?.page ?? null, url, text: note, confirmation: null })
    }
    for (const { reader, statement, confirmed_at } of answer.confirmations) {
      const confirmation = { by: reader.full_name, statement, at: confirmed_at }
      add(answer, { file: null, page: null, url: null, text: '', confirmation })
    }
  }
  return [...found.values()].map((note, index) => ({ ...note, number: index + 1 }))
}
