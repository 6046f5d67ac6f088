import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FilterFields, type MemberFilters, memberCount } from '#features/member-support/web/index.ts'
import { RadioChips } from '#ui/RadioChips.tsx'
import type { Segment } from '../contract.ts'
import { Reach } from './Reach.tsx'

interface SegmentFieldProps {
  value: Segment
  onChange: (segment: Segment) => void
  error: React.ReactNode
  /** Whether it is sent by email, which not everybody wants. */
  asMail: boolean
}

type Kind = 'everybody' | 'filters' | 'chosen'

const kindOf = (segment: Segment): Kind => ('ids' in segment ? 'chosen' : Object.keys(segment.filters).length > 0 ? 'filters' : 'everybody')

/** To whom an announcement goes, and how many that are now. */
export function SegmentField({ value, onChange, error, asMail }: SegmentFieldProps) {
  const { t } = useLingui()
  const [kind, setKind] = useState(() => kindOf(value))
  // Members are chosen in the list of members; the choice stays offered.
  const [chosen] = useState(() => ('ids' in value ? value : undefined))
  const filters: MemberFilters = 'filters' in value ? value.filters : {}
  const { data: found } = useQuery({ ...memberCount(filters), enabled: kind === 'filters' })

  function choose(next: Kind) {
    setKind(next)
    onChange(next === 'chosen' && chosen ? chosen : { filters: {} })
  }

  function narrow(changes: MemberFilters) {
    const next = Object.entries({ ...filters, ...changes }).filter(([, given]) => given !== undefined)
    onChange({ filters: Object.fromEntries(next) })
  }

  const count = chosen?.ids.length ?? 0
  return (
    <div className="grid gap-4">
      <RadioChips<Kind>
        label={t`To`}
        error={error}
        value={kind}
        onChange={choose}
        options={[
          { id: 'everybody', label: t`All members` },
          { id: 'filters', label: t`Some members` },
          ...(chosen
            ? [{ id: 'chosen' as const, label: t`${plural(count, { one: '# selected member', other: '# selected members' })}` }]
            : []),
        ]}
      />
      {kind === 'filters' && <FilterFields withoutOrder filters={filters} organisation={found?.organisation ?? null} onChange={narrow} />}
      <Reach segment={value} asMail={asMail} />
    </div>
  )
}
