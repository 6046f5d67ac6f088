import type { FieldTexts } from '#ui/Field.tsx'

/** The props of a field that searches something to choose. */
export interface Choice<Item> extends Pick<FieldTexts, 'label' | 'hint' | 'error'> {
  value: Item | null
  onChange: (chosen: Item | null) => void
  /** Not offered, by id. */
  except?: readonly string[]
}
