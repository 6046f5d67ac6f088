import { Plural, useLingui } from '@lingui/react/macro'
import { longestPost } from '../../limits.ts'
import { readerLocale } from '#platform/web/i18n.ts'
import { classNames } from '#ui/class-names.ts'
import { charactersLeft } from './written.ts'

interface TextNoteProps {
  id: string
  content: string
  /** The problem, as text. */
  problem: string | undefined
}

/** Below a text: its problem and, near the limit, how many characters are left. */
export function TextNote({ id, content, problem }: TextNoteProps) {
  const left = charactersLeft(content)
  return (
    <div
      className={classNames(
        'flex min-w-0 flex-1 items-baseline justify-between gap-3 text-12',
        // Has a row of its own where there is little room.
        (problem !== undefined || left !== undefined) && 'basis-48',
      )}
    >
      {problem ? (
        <p id={id} role="alert" className="text-danger">
          {problem}
        </p>
      ) : (
        <span />
      )}
      {left !== undefined && (
        <p className={classNames('shrink-0 tabular-nums', left < 0 ? 'font-medium text-danger' : 'text-ink-3')}>
          {left >= 0 ? (
            <Plural value={left} one="# character left" other="# characters left" />
          ) : (
            <Plural value={-left} one="# too many" other="# too many" />
          )}
        </p>
      )}
    </div>
  )
}

/** The text for a problem found before sending. */
export function useTextProblem() {
  const { t } = useLingui()
  const most = longestPost.toLocaleString(readerLocale())
  return (problem: 'empty' | 'too long' | undefined) => {
    if (problem === 'empty') return t`Please enter some content for your post`
    return problem && t`Please keep this to ${most} characters`
  }
}
