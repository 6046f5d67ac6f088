import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import { fieldTexts } from '../../field-texts.ts'
import { longestColumnName } from '../../limits.ts'
import { teamPipeline } from '../data.ts'
import { useChangeBoard } from './use-change-board.ts'

interface RenameColumnProps {
  about: { id: string; column_id: string }
  name: string
  onDone: () => void
}

export function RenameColumn({ about, name: before, onDone }: RenameColumnProps) {
  const { t, i18n } = useLingui()
  const [name, setName] = useState(before)
  const { mutate: rename, isPending } = useChangeBoard<string>((given) => teamPipeline.call.changeColumn({ ...about, name: given }), onDone)
  const isMissing = !name.trim()
  return (
    <li>
      <form
        noValidate
        className="flex items-start gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim() === before) onDone()
          else if (!isMissing && !isPending) rename(name)
        }}
      >
        <TextField
          autoFocus
          label={t`Name`}
          isLabelHidden
          value={name}
          onChange={setName}
          maxLength={longestColumnName}
          error={isMissing && i18n._(fieldTexts.columnName)}
          className="flex-1"
        />
        <Button onPress={onDone}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" variant="soft" pending={isPending}>
          <Trans>Save</Trans>
        </Button>
      </form>
    </li>
  )
}
