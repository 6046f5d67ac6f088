import { Trans } from '@lingui/react/macro'
import { ForStaff } from '#features/operators/web/index.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import type { ListedMember } from '../../contract.ts'
import { mostChosen } from '../../limits.ts'
import { type Chosen, howMany, isChosen } from './chosen.ts'

interface ChooseMemberProps {
  member: ListedMember['member']
  chosen: Chosen
  onChoose: (chosen: Chosen) => void
}

/** Chooses a member for an act. While all that match are chosen, none can be left out. */
export function ChooseMember({ member: { id, full_name }, chosen, onChoose }: ChooseMemberProps) {
  const isSelected = isChosen(chosen, id)
  const isFull = !isSelected && howMany(chosen) >= mostChosen
  return (
    <ForStaff area="community" changing>
      <Checkbox
        isSelected={isSelected}
        isDisabled={!('ids' in chosen) || isFull}
        onChange={(next) => {
          if ('ids' in chosen) onChoose({ ids: next ? [...chosen.ids, id] : chosen.ids.filter((each) => each !== id) })
        }}
      >
        <span className="sr-only">
          <Trans>Select {full_name}</Trans>
        </span>
      </Checkbox>
    </ForStaff>
  )
}
