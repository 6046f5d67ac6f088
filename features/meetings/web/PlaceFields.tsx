import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { RadioChips } from '#ui/RadioChips.tsx'
import { TextField } from '#ui/TextField.tsx'
import { type PlaceKind, placeKinds } from '../choices.ts'
import type { Place } from '../contract.ts'
import { fieldTexts } from '../field-texts.ts'
import { longestText } from '../limits.ts'
import { placeHints, placeLabels } from './labels.ts'

interface PlaceFieldsProps {
  value: Place
  onChange: (place: Place) => void
  error: ReactNode
  /** Whether the community has video rooms of its own. */
  hasRooms: boolean
  label: string
}

/** Where to meet. */
export function PlaceFields({ value, onChange, error, hasRooms, label }: PlaceFieldsProps) {
  const { t, i18n } = useLingui()
  const kinds = placeKinds.filter((kind) => kind !== 'community' || hasRooms)
  return (
    <div className="grid gap-3">
      <RadioChips<PlaceKind>
        label={label}
        options={kinds.map((id) => ({ id, label: i18n._(placeLabels[id]) }))}
        value={value.kind}
        onChange={(kind) => onChange({ kind, text: '' })}
        {...(value.kind === 'community' && { hint: t`You both get a link to a room that only you know.` })}
      />
      {value.kind !== 'community' && (
        <TextField
          key={value.kind}
          label={i18n._(placeHints[value.kind].label)}
          placeholder={placeHints[value.kind].placeholder}
          inputMode={value.kind === 'link' ? 'url' : value.kind === 'phone' ? 'tel' : 'text'}
          maxLength={longestText.place}
          value={value.text}
          onChange={(text) => onChange({ ...value, text })}
          error={error}
        />
      )}
    </div>
  )
}

/** The problem of a place, as the server would say it. */
export function placeProblem({ kind, text }: Place) {
  if (kind === 'community') return undefined
  if (kind === 'link') return URL.parse(text.trim())?.protocol !== 'https:' && fieldTexts.link
  return !text.trim() && fieldTexts.place
}
