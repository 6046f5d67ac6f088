import { Trans } from '@lingui/react/macro'
import { ForStaff } from '#features/operators/web/index.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import type { ListedMember } from '../../contract.ts'
import { mostChosen } from '../../limits.ts'
import { type Chosen, isChosen } from './chosen.ts'

interface ChooseShownProps {
  members: readonly ListedMember[]
  chosen: Chosen
  onChoose: (chosen: Chosen) => void
}

/** Chooses the members that are loaded. */
export const ChooseShown = ({ members, chosen, onChoose }: ChooseShownProps) => (
  <ForStaff area="community" changing>
    <Checkbox
      isSelected={members.every(({ member }) => isChosen(chosen, member.id))}
      onChange={(next) => onChoose({ ids: next ? members.slice(0, mostChosen).map(({ member }) => member.id) : [] })}
    >
      <span className="sr-only">
        <Trans>Select all shown</Trans>
      </span>
    </Checkbox>
  </ForStaff>
)
