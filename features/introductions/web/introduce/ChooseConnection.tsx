import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MemberBrief } from '#features/members/contract.ts'
import type { FieldProps } from '#platform/web/form/use-form.ts'
import { useDebouncedValue } from '#platform/web/use-debounced-value.ts'
import { ComboBox } from '#ui/ComboBox.tsx'
import { candidatesFor } from '../data.ts'

interface ChooseConnectionProps extends FieldProps<MemberBrief | null> {
  label: string
  /** Not offered. */
  except: string
}

/** A field that searches the viewer's connections as they type. */
export function ChooseConnection({ value, except, ...field }: ChooseConnectionProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const text = typed.trim().slice(0, 100)
  const query = useDebouncedValue(text)
  const { data, isFetching } = useQuery(candidatesFor(query, except))
  const optionOf = (member: MemberBrief) => ({ id: member.id, label: member.full_name, detail: member.company_name, member })
  return (
    <ComboBox
      {...field}
      items={(data?.items ?? []).map(optionOf)}
      value={value && optionOf(value)}
      onChange={(chosen) => field.onChange(chosen?.member ?? null)}
      onFilterText={setTyped}
      isLoading={query !== text || isFetching}
      emptyText={text ? t`None of your connections match` : t`You have no other connections yet`}
      loadingText={t`Searching`}
      placeholder={t`Type a name`}
    />
  )
}
