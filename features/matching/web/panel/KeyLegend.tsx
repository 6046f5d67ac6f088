import { useLingui } from '@lingui/react/macro'
import { Kbd } from '#ui/Kbd.tsx'

/** What the keys do here. */
export function KeyLegend() {
  const { t } = useLingui()
  const keys: [string, string][] = [
    ['←', t`Pass`],
    ['→', t`Connect`],
    ['B', t`Bookmark`],
    ['Z', t`Undo last swipe`],
  ]
  return (
    <dl aria-label={t`Keys`} className="grid grid-cols-[18px_1fr] items-center gap-x-2.5 gap-y-2">
      {keys.map(([key, meaning]) => (
        <div key={key} className="contents">
          <dt className="grid">
            <Kbd>{key}</Kbd>
          </dt>
          <dd className="text-ink-2">{meaning}</dd>
        </div>
      ))}
    </dl>
  )
}
