import { Staged } from '#ui/Staged.tsx'
import type { QuestionText } from '../../question-contract.ts'
import type { QuestionSheet } from '../data.ts'
import { QuestionCard } from './QuestionCard.tsx'
import { RowsCard } from './RowsCard.tsx'

interface QuestionListProps {
  organisation: { id: string; slug: string }
  year: number
  sheet: QuestionSheet
  asked: readonly QuestionText[]
}

/** The most fixed rows that are shown together; longer lists are filled row by row. */
const mostTogether = 9

/** Questions one below the other. Those of one group share a heading, and so do those that are asked for each site or country. */
export function QuestionList({ organisation, year, sheet, asked }: QuestionListProps) {
  return (
    <div className="card divide-y divide-line">
      {grouped(asked).map((questions) => {
        const [first] = questions
        if (!first) return null
        const props = { organisation, year, sheet, questions }
        const isByRow = first.by && (first.by.rows !== 'fixed' || first.by.fixed.length > mostTogether)
        return <Staged key={first.id}>{isByRow ? <RowsCard {...props} /> : <QuestionCard {...props} />}</Staged>
      })}
    </div>
  )
}

/** Neighbours that belong together: of one group, or about the same rows. */
function grouped(questions: readonly QuestionText[]): QuestionText[][] {
  const groups: QuestionText[][] = []
  for (const question of questions) {
    const last = groups.at(-1)
    if (last?.[0] && belongsTo(last[0], question)) last.push(question)
    else groups.push([question])
  }
  return groups
}

function belongsTo(first: QuestionText, question: QuestionText): boolean {
  if (first.group !== null || question.group !== null) return first.group?.id === question.group?.id
  const isListed = (each: QuestionText) => each.by !== null && each.by.rows !== 'fixed'
  return isListed(first) && isListed(question) && first.by?.breakdown === question.by?.breakdown
}
