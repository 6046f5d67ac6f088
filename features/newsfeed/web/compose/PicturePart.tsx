import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { readerLocale } from '#platform/web/i18n.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Meter } from '#ui/Meter.tsx'
import { TextField } from '#ui/TextField.tsx'
import { longestAlt } from '../../limits.ts'
import { Picture } from '../post/Picture.tsx'
import type { Draft } from './draft.ts'
import type { PictureOnItsWay } from './use-picture.ts'

interface PicturePartProps {
  picture: Draft['picture']
  onItsWay: PictureOnItsWay | undefined
  onDescribe: (alt: string) => void
  onRetry: () => void
  onRemove: () => void
}

/** The picture of a draft: its upload progress, then the picture with its description. */
export function PicturePart({ picture, onItsWay, onDescribe, onRetry, onRemove }: PicturePartProps) {
  const { t } = useLingui()
  if (onItsWay) {
    const { file, state } = onItsWay
    return (
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-tile border border-line px-3 py-2.5">
        <div className="min-w-0 flex-1 basis-40">
          {state === 'sending' ? (
            <Meter label={t`Uploading ${file.name}`} value={Math.round(onItsWay.share * 100)} valueText={percent(onItsWay.share)} />
          ) : (
            <p className="text-danger">
              <Trans>Failed to upload image</Trans>
              <span className="block truncate text-12 text-ink-3">{file.name}</span>
            </p>
          )}
        </div>
        {state === 'failed' && (
          <Button size="small" onPress={onRetry}>
            <Trans>Retry</Trans>
          </Button>
        )}
        <IconButton icon={X} size="small" label={t`Remove picture`} onPress={onRemove} />
      </div>
    )
  }
  if (!picture) return null
  return (
    <div className="grid gap-2.5">
      <div className="relative w-fit max-w-full">
        <Picture picture={picture} />
        <IconButton
          icon={X}
          variant="outline"
          size="small"
          label={t`Remove picture`}
          className="absolute! end-2 top-2"
          onPress={onRemove}
        />
      </div>
      <AltField value={picture.alt} onChange={onDescribe} />
    </div>
  )
}

/** A picture's description, for those who cannot see it. */
export function AltField({ value, onChange }: { value: string; onChange: (alt: string) => void }) {
  const { t } = useLingui()
  return (
    <TextField
      label={t`Picture description`}
      mark={t`Optional`}
      hint={t`Read aloud to members who use a screen reader.`}
      maxLength={longestAlt}
      value={value}
      onChange={onChange}
    />
  )
}

const percent = (share: number) => share.toLocaleString(readerLocale(), { style: 'percent' })
