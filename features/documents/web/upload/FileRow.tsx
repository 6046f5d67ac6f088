import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { CircleAlert, FileText, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-aria-components/Link'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Meter } from '#ui/Meter.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { formatMegabytes, formatShare } from '../figures.ts'
import { FileButton } from '#ui/DropZone.tsx'
import { RemoveDocumentDialog } from './RemoveDocumentDialog.tsx'
import { problemText } from './problem-text.ts'
import { retryUpload } from './uploads.ts'
import type { FileLine } from './use-file-lines.ts'
import { useRemoveDocument } from './use-remove-document.ts'

/** A file in the editor: its progress, problem and actions. */
export function FileRow({ line, path, onResume }: { line: FileLine; path?: string | undefined; onResume: (file: File) => void }) {
  const { t } = useLingui()
  const { name, state, picture } = line
  const isWrong = state === 'failed' || state === 'refused'
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 py-3 ps-4 pe-2">
      {picture ? (
        <img src={picture} alt="" className="h-10 w-14 rounded-badge border border-line bg-sunken object-contain" />
      ) : (
        <span className="grid h-10 w-14 place-items-center rounded-badge bg-sunken text-ink-3">
          {isWrong ? <CircleAlert className="text-danger" aria-hidden /> : <FileText aria-hidden />}
        </span>
      )}
      <div className="min-w-0">
        {path ? (
          <Link href={path} dir="auto" className="link block truncate">
            {name}
          </Link>
        ) : (
          <p dir="auto" className="truncate font-medium" title={name}>
            {name}
          </p>
        )}
        <Progress line={line} />
        {line.state === 'failed' && (
          <Button size="small" className="mt-2" aria-label={t`Retry upload of ${name}`} onPress={() => retryUpload(line.id)}>
            {t`Retry`}
          </Button>
        )}
        {line.state === 'stopped' && (
          <FileButton
            accept=".pdf,application/pdf"
            size="small"
            className="mt-2"
            label={t`Choose file`}
            onFiles={([file]) => file && onResume(file)}
          />
        )}
      </div>
      <RemoveButton line={line} />
    </li>
  )
}

const isOnItsWay = ({ state }: FileLine) => state === 'waiting' || state === 'sending' || state === 'paused'

function Progress({ line }: { line: FileLine }) {
  const { t } = useLingui()
  const { name, bytes, received, state, failure, problem, pages } = line
  const [all, come] = [formatMegabytes(bytes), formatMegabytes(received)]
  if (isOnItsWay(line)) {
    const share = formatShare(received / bytes)
    const text = {
      waiting: t`Waiting to upload`,
      sending: t`${share}, ${come} of ${all}`,
      paused: t`No connection. The upload will resume automatically from ${come} of ${all}.`,
    }[state as 'waiting' | 'sending' | 'paused']
    return (
      <div className="grid gap-1.5">
        <p className="text-12 text-ink-2 tabular-nums">{text}</p>
        <Meter label={t`Uploading ${name}`} isLabelHidden value={received} max={bytes} valueText={text} />
      </div>
    )
  }
  if (state === 'failed')
    return (
      <div role="alert" className="text-12">
        <p className="font-medium text-danger">{t`Upload failed`}</p>
        <p className="text-ink-2">
          {t`Failed to upload file to storage`}. {failure}
        </p>
      </div>
    )
  if (state === 'refused')
    return (
      <p role="alert" className="text-12 text-danger">
        {problemText(problem, line.kind)}
      </p>
    )
  if (state === 'checking')
    return (
      <p role="status" className="flex items-center gap-1.5 text-12 text-ink-2">
        <Spinner /> {t`Checking file`}
      </p>
    )
  if (state === 'stopped')
    return <p className="text-12 text-warning">{t`Stopped at ${come} of ${all}. Choose the same file again to resume.`}</p>
  return <p className="text-12 text-ink-2 tabular-nums">{t`${plural(pages ?? 0, { one: '# page', other: '# pages' })}, ${all}`}</p>
}

/** Removing a visible file needs confirmation; uploads are cancelled directly. */
function RemoveButton({ line }: { line: FileLine }) {
  const { t } = useLingui()
  const { name, state } = line
  const [isAsking, setAsking] = useState(false)
  const remove = useRemoveDocument()
  return (
    <>
      <IconButton
        icon={isOnItsWay(line) ? X : Trash2}
        label={isOnItsWay(line) ? t`Cancel upload of ${name}` : t`Remove ${name}`}
        isDisabled={remove.isPending}
        onPress={() => (state === 'ready' ? setAsking(true) : remove.mutate(line))}
      />
      {isAsking && <RemoveDocumentDialog line={line} onClose={() => setAsking(false)} />}
    </>
  )
}
