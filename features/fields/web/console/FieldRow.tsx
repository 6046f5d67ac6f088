import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useRef } from 'react'
import { ForStaff } from '#features/operators/web/index.ts'
import { buttonClass } from '#ui/button-class.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { SettingRow } from '#ui/SettingRow.tsx'
import type { ConsoleField } from '../../contract.ts'
import { editFieldPath } from '../../paths.ts'
import { fields } from '../data.ts'
import { useWords } from '../use-words.ts'
import { kindNames, useVisibilityNames } from './names.ts'
import { useAct } from './use-act.ts'

/** A field in the list, with buttons to move it. */
export function FieldRow({ field, isFirst, isLast }: { field: ConsoleField; isFirst: boolean; isLast: boolean }) {
  const { t, i18n } = useLingui()
  const label = useWords()(field, field.label)
  const visibility = useVisibilityNames(field.subject)[field.visibility].name
  const [isPending, act] = useAct()
  const buttons = useRef<HTMLDivElement>(null)
  const { id, used } = field
  // At the end of the list the pressed button is disabled, so the focus moves to the other one.
  const move = async (to: 'up' | 'down') => {
    await act(() => fields.call.move({ id, to }))
    const [up, down] = buttons.current?.querySelectorAll('button') ?? []
    ;[to === 'up' ? up : down, to === 'up' ? down : up].find((each) => each && !each.disabled)?.focus()
  }
  return (
    <SettingRow
      isLong
      title={<span className="wrap-anywhere">{label}</span>}
      action={
        <ForStaff area="community" changing>
          <div ref={buttons} className="flex gap-1">
            <IconButton
              icon={ArrowUp}
              size="small"
              label={t`Move ${label} up`}
              isDisabled={isFirst || isPending}
              onPress={() => void move('up')}
            />
            <IconButton
              icon={ArrowDown}
              size="small"
              label={t`Move ${label} down`}
              isDisabled={isLast || isPending}
              onPress={() => void move('down')}
            />
          </div>
          <Link to={editFieldPath(id)} aria-label={t`Edit ${label}`} className={buttonClass({ size: 'small' })}>
            <Trans>Edit</Trans>
          </Link>
        </ForStaff>
      }
    >
      <p className="text-ink-2">
        {[i18n._(kindNames[field.kind]), visibility, t`${plural(used, { 0: 'No answers', one: '# answer', other: '# answers' })}`].join(
          ' · ',
        )}
      </p>
    </SettingRow>
  )
}
