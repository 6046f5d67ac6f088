import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { DocumentKind } from '../../limits.ts'
import { documentProblems } from '../../problems.ts'
import { documents } from '../data.ts'
import { type FileProblem, problemOfFile } from './check-file.ts'
import { startUpload, stopUpload } from './uploads.ts'
import type { FileLine } from './use-file-lines.ts'

interface Rejection {
  name: string
  title: string
  text: string
}

interface Place {
  member: string
  subjectId: string
  kind: DocumentKind
  lines: readonly FileLine[]
}

/** Checks chosen or dropped files and uploads the valid ones. */
export function useTakeFiles({ member, subjectId, kind, lines }: Place) {
  const { t, i18n } = useLingui()
  const [rejected, setRejected] = useState<readonly Rejection[]>([])
  const titleOf = ({ id }: FileProblem) => (id === documentProblems.notAPdf.id ? t`Upload failed` : t`File too large`)

  /** @param line the interrupted upload to resume, if any */
  async function take(chosen: readonly File[], line?: FileLine): Promise<void> {
    // A subject has one deck.
    const files = kind === 'deck' ? chosen.slice(0, 1) : chosen
    const refused: Rejection[] = []
    for (const file of files) {
      const problem = await problemOfFile(kind, file)
      if (problem) refused.push({ name: file.name, title: titleOf(problem), text: i18n._(problem.id) })
      else if (line && !isSame(line, file))
        refused.push({ name: file.name, title: t`Upload failed`, text: t`This isn’t the file whose upload was interrupted.` })
      else {
        const id = startUpload(file, { member, subjectId, kind }, line?.id)
        if (kind === 'deck') await removeUnfinished(lines.filter((each) => each.id !== id))
      }
    }
    setRejected(refused)
  }
  return { take: (files: readonly File[], line?: FileLine) => void take(files, line), rejected }
}

const isSame = ({ name, bytes }: FileLine, file: File) => bytes === file.size && file.name.startsWith(name.slice(0, 100))

/** Removes unfinished decks when another one is chosen. */
async function removeUnfinished(lines: readonly FileLine[]): Promise<void> {
  for (const { id, state } of lines) {
    if (state === 'ready') continue
    stopUpload(id)
    // If this fails, the document stays in the list and can be removed there.
    await documents.call.remove({ id }).catch(() => {})
  }
}
