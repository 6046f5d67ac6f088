import { useLingui } from '@lingui/react/macro'
import { Smartphone, X } from 'lucide-react'
import { buttonClass } from '#ui/button-class.ts'

/** The apps are not in the stores yet; the buttons say so in a popover that works without scripts. */
export function StoreButtons() {
  const { t } = useLingui()
  const stores = [
    { id: 'ios-soon', name: t`iOS`, text: t`The iOS app is coming soon. Until then, this page works on your phone.` },
    { id: 'android-soon', name: t`Android`, text: t`The Android app is coming soon. Until then, this page works on your phone.` },
  ]
  return (
    <div className="flex gap-2">
      {stores.map(({ id, name, text }) => (
        <div key={id}>
          <button type="button" popoverTarget={id} className={buttonClass({ size: 'small' })}>
            <Smartphone aria-hidden />
            {name}
          </button>
          <div
            id={id}
            popover="auto"
            role="alert"
            className="top-auto bottom-6 left-auto right-6 m-0 hidden w-92 max-w-[calc(100vw-24px)] gap-3 rounded-card border border-line bg-raised p-4 text-ink shadow-3 open:flex phone:right-3 phone:bottom-3"
          >
            <Smartphone className="text-ink-3" aria-hidden />
            <div className="flex-1">
              <p className="font-semibold">{t`Coming soon`}</p>
              <p className="text-ink-2">{text}</p>
            </div>
            <button
              type="button"
              popoverTarget={id}
              popoverTargetAction="hide"
              aria-label={t`Close`}
              className="-mt-2 -me-2 grid size-8 place-items-center rounded-control text-ink-2 hover:bg-hover-raised phone:size-11"
            >
              <X className="icon-sm" />
            </button>
          </div>
        </div>
      ))}
    </div>
  )
}
