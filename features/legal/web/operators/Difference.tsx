import { Plural, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'

interface DifferenceProps {
  parts: readonly { kind: 'same' | 'added' | 'removed'; html: string }[]
}

const looks = {
  same: '',
  added: 'border-s-3 border-success-mark bg-success-soft ps-3 pe-2',
  removed: 'border-s-3 border-danger-mark bg-danger-soft ps-3 pe-2 line-through',
}

/** What was added to a text and removed from it; the rest is shown on request. */
export function Difference({ parts }: DifferenceProps) {
  const { t } = useLingui()
  const [isWhole, setWhole] = useState(false)
  const hidden = parts.filter(({ kind }) => kind === 'same').length
  const names = { same: undefined, added: t`Added`, removed: t`Removed` }
  return (
    <div className="grid gap-2">
      <div className="prose grid gap-2" role="group" aria-label={t`Differences`}>
        {parts.map(({ kind, html }, at) =>
          kind === 'same' && !isWhole ? null : (
            // The server rendered it from its own texts; what operators wrote is escaped.
            <div key={at} role="group" aria-label={names[kind]} className={looks[kind]} dangerouslySetInnerHTML={{ __html: html }} />
          ),
        )}
      </div>
      {hidden > 0 && (
        <Button size="small" variant="quiet" className="justify-self-start" onPress={() => setWhole(!isWhole)}>
          {isWhole ? (
            t`Only show differences`
          ) : (
            <Plural value={hidden} one="Show # unchanged paragraph" other="Show # unchanged paragraphs" />
          )}
        </Button>
      )}
    </div>
  )
}
