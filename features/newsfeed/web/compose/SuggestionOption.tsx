import { useLingui } from '@lingui/react/macro'
import { OrganisationLogo, kindLabels } from '#features/organisations/web/index.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { classNames } from '#ui/class-names.ts'
import type { Suggestion } from './use-suggestions.ts'

interface SuggestionOptionProps {
  /** Of the element. */
  id: string
  suggestion: Suggestion
  isChosen: boolean
  onTake: () => void
}

/** A member or an organisation to mention. */
export function SuggestionOption({ id, suggestion, isChosen, onTake }: SuggestionOptionProps) {
  const { i18n } = useLingui()
  const { name } = suggestion
  return (
    <button
      id={id}
      type="button"
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      onClick={onTake}
      className={classNames('option w-full phone:min-h-11', isChosen && 'bg-hover-raised')}
    >
      {'member' in suggestion ? (
        <Avatar id={suggestion.id} name={name} picture={suggestion.member.profile_picture} size={28} />
      ) : (
        <OrganisationLogo organisation={suggestion.organisation} size={28} />
      )}
      <span dir="auto" className="min-w-0 truncate font-medium">
        {name}
      </span>
      <span dir="auto" className="min-w-0 truncate text-12 text-ink-3">
        {'member' in suggestion ? suggestion.member.company_name : i18n._(kindLabels[suggestion.organisation.kind])}
      </span>
    </button>
  )
}
