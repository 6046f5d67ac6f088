import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Form } from '#platform/web/form/form.ts'
import { useField } from '#platform/web/form/use-form.ts'
import { LoadMore } from '#platform/web/LoadMore.tsx'
import { itemsOf } from '#platform/web/pages.ts'
import { useDebouncedValue } from '#platform/web/use-debounced-value.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { RadioChips } from '#ui/RadioChips.tsx'
import { TextField } from '#ui/TextField.tsx'
import { FieldSection } from '#ui/FieldGrid.tsx'
import { investorPages } from '../data.ts'
import type { UpdateValues } from './values.ts'

/** The list is searchable from this number of investors. */
const manyInvestors = 8

/** Selects the recipients: all connected investors or some of them. @param count the number of connected investors */
export function Recipients({ form, count }: { form: Form<UpdateValues>; count: number }) {
  const { t } = useLingui()
  const { value: to, onChange, error } = useField(form, 'to')
  return (
    <FieldSection title={t`Recipients`} description={t`Only they can read it. Investors who connect with you later can’t see it.`}>
      <RadioChips
        label={t`Send to`}
        options={[
          { id: 'all', label: count === 1 ? t`The investor you are connected with` : t`All ${count} connected investors` },
          { id: 'some', label: t`Selected investors` },
        ]}
        value={to === null ? 'all' : 'some'}
        onChange={(choice) => onChange(choice === 'all' ? null : [])}
        error={error}
      />
      {to !== null && <Choice chosen={to} onChange={onChange} isSearched={count >= manyInvestors} />}
    </FieldSection>
  )
}

interface ChoiceProps {
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
  isSearched: boolean
}

function Choice({ chosen, onChange, isSearched }: ChoiceProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const pages = useInfiniteQuery(investorPages(useDebouncedValue(typed.trim(), 250)))
  const investors = itemsOf(pages.data)
  return (
    <div className="grid gap-3">
      {isSearched && <TextField label={t`Find an investor`} value={typed} onChange={setTyped} maxLength={100} />}
      <div className="flex min-h-control-sm flex-wrap items-center gap-x-3">
        <p className="text-12 text-ink-2" role="status">
          <Plural value={chosen.length} _0="No investors selected" one="# investor selected" other="# investors selected" />
        </p>
        {/* Also removes investors who are no longer in the list. */}
        {chosen.length > 0 && (
          <Button size="small" variant="quiet" onPress={() => onChange([])}>
            <Trans>Clear selection</Trans>
          </Button>
        )}
      </div>
      <ul className="grid gap-1.5" aria-label={t`Connected investors`}>
        {investors.map(({ id, full_name, company_name }) => (
          <li key={id}>
            <Checkbox
              isSelected={chosen.includes(id)}
              onChange={(isChosen) => onChange(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id))}
            >
              <bdi className="wrap-anywhere">{full_name}</bdi>
              {company_name && <bdi className="ms-1.5 text-ink-2 wrap-anywhere">{company_name}</bdi>}
            </Checkbox>
          </li>
        ))}
      </ul>
      {pages.data && investors.length === 0 && (
        <p className="text-ink-2">
          <Trans>No connected investors match this name or company.</Trans>
        </p>
      )}
      {pages.hasNextPage && <LoadMore pages={pages} />}
    </div>
  )
}
