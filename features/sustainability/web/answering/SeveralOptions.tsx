import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'react-aria-components/Button'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { optionsFound } from '../data.ts'
import { OptionSearch } from './OptionSearch.tsx'

interface SeveralOptionsProps {
  label: string
  mark?: ReactNode
  hint?: ReactNode
  error?: string | undefined
  list: Parameters<typeof optionsFound>[0]
  value: string[]
  onChange: (value: string[]) => void
}

/** Several choices from a list that is too long to show. */
export function SeveralOptions({ list, value, onChange, ...field }: SeveralOptionsProps) {
  const { t } = useLingui()
  const { data } = useQuery({ ...optionsFound(list, { ids: value }), enabled: value.length > 0 })
  const labelOf = (id: string) => data?.items.find((item) => item.id === id)?.label ?? id
  return (
    <div className="grid gap-2">
      <OptionSearch {...field} list={list} without={value} value={null} onChange={(id) => id && onChange([...value, id])} />
      {value.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {value.map((id) => (
            <li key={id}>
              <Button
                className="chip max-w-full cursor-pointer"
                aria-label={t`Remove ${labelOf(id)}`}
                onPress={() => onChange(value.filter((each) => each !== id))}
              >
                <span className="truncate">{labelOf(id)}</span>
                <X className="icon-xs" aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
