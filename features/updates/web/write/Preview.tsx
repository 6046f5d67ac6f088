import { Trans, useLingui } from '@lingui/react/macro'
import type { Form } from '#platform/web/form/form.ts'
import { useStore } from '#platform/web/use-store.ts'
import { Badge } from '#ui/Badge.tsx'
import type { ReportedUpdate } from '../../contract.ts'
import { FigureList } from '../FigureList.tsx'
import { periodName } from '../periods.ts'
import { UpdateText } from '../UpdateText.tsx'
import type { UpdateValues } from './values.ts'

interface PreviewProps {
  form: Form<UpdateValues>
  id: string
  /** The founder's other updates. */
  others: readonly ReportedUpdate[]
}

export function Preview({ form, id, others }: PreviewProps) {
  const { t } = useLingui()
  const values = useStore(form.values)
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line py-7" aria-label={t`Preview`}>
      <h2 className="font-semibold">
        <Trans>Preview</Trans>
      </h2>
      <div className="flex flex-wrap items-center gap-2">
        <Badge>{periodName(values.period)}</Badge>
        <p dir="auto" className="min-w-0 font-semibold wrap-anywhere">
          {values.title.trim() || t`Title`}
        </p>
      </div>
      <FigureList update={{ ...values, id }} others={others} />
      {values.body.trim() ? (
        <UpdateText>{values.body.trim()}</UpdateText>
      ) : (
        <p className="text-ink-2">
          <Trans>Your text will appear here.</Trans>
        </p>
      )}
    </section>
  )
}
