import { useLingui } from '@lingui/react/macro'
import { type Language, languageNames, languages } from '#platform/language.ts'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'

/** Chooses the language in which texts are edited. */
export function LanguageSwitch({ value, onChange }: { value: Language; onChange: (language: Language) => void }) {
  const { t } = useLingui()
  return (
    <SegmentedControl<Language>
      label={t`Language of the texts`}
      options={languages.map((id) => ({ id, label: languageNames[id] }))}
      value={value}
      onChange={onChange}
      className="w-fit"
    />
  )
}
