import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import { fieldTexts } from '../../field-texts.ts'
import { longestColumnName } from '../../limits.ts'
import { teamPipeline } from '../data.ts'
import { useChangeBoard } from './use-change-board.ts'

/** Adds a column to the right of the others. */
export function AddColumn({ id }: { id: string }) {
  const { t, i18n } = useLingui()
  const [name, setName] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { mutate: add, isPending } = useChangeBoard<string>(
    (given) => teamPipeline.call.addColumn({ id, name: given }),
    // The reader may be typing the next one already.
    (given) => setName((typed) => (typed === given ? '' : typed)),
  )
  return (
    <form
      noValidate
      className="flex items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        setMissing(!name.trim())
        if (name.trim() && !isPending) add(name)
      }}
    >
      <TextField
        label={t`New column`}
        isLabelHidden
        placeholder={t`New column`}
        value={name}
        onChange={(typed) => {
          setMissing(false)
          setName(typed)
        }}
        maxLength={longestColumnName}
        error={isMissing && i18n._(fieldTexts.columnName)}
        className="flex-1"
      />
      <Button type="submit" pending={isPending}>
        <Plus aria-hidden />
        <Trans>Add column</Trans>
      </Button>
    </form>
  )
}
