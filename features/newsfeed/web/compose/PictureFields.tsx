import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { useRef } from 'react'
import { readerLocale } from '#platform/web/i18n.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Meter } from '#ui/Meter.tsx'
import { TextField } from '#ui/TextField.tsx'
import type { PostPicture } from '../../contract.ts'
import { longestAlt } from '../../limits.ts'
import { PictureFile } from '../post/Picture.tsx'
import type { PictureOnItsWay, useUploads } from './use-uploads.ts'

interface PictureFieldsProps {
  pictures: readonly PostPicture[]
  uploads: ReturnType<typeof useUploads>
  onChange: (change: (before: readonly PostPicture[]) => readonly PostPicture[]) => void
}

/** The pictures of a post being written, with their descriptions and order, and those on their way. */
export function PictureFields({ pictures, uploads, onChange }: PictureFieldsProps) {
  const { t } = useLingui()
  if (pictures.length + uploads.onTheirWay.length === 0) return null
  return (
    <div role="group" aria-label={t`Pictures`} className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      {pictures.length > 0 && (
        <p className="text-12 text-ink-3">
          <Trans>Describe what each picture shows. Screen readers read it aloud to members who can’t see the picture.</Trans>
        </p>
      )}
      {pictures.map((picture, index) => (
        <PictureField
          key={picture.id}
          picture={picture}
          number={index + 1}
          count={pictures.length}
          onDescribe={(alt) => onChange((before) => before.map((each) => (each.id === picture.id ? { ...each, alt } : each)))}
          onMove={(by) => onChange((before) => moved(before, picture.id, by))}
          onRemove={() => onChange((before) => before.filter(({ id }) => id !== picture.id))}
        />
      ))}
      {uploads.onTheirWay.map((each) => (
        <OnItsWay key={each.id} picture={each} onRetry={() => uploads.retry(each)} onCancel={() => uploads.cancel(each)} />
      ))}
    </div>
  )
}

function moved(pictures: readonly PostPicture[], id: string, by: -1 | 1): readonly PostPicture[] {
  const from = pictures.findIndex((picture) => picture.id === id)
  const [picture, other] = [pictures[from], pictures[from + by]]
  return picture && other ? pictures.with(from, other).with(from + by, picture) : pictures
}

interface PictureFieldProps {
  picture: PostPicture
  number: number
  count: number
  onDescribe: (alt: string) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

function PictureField({ picture, number, count, onDescribe, onMove, onRemove }: PictureFieldProps) {
  const { t } = useLingui()
  const isAlone = count === 1
  const up = useRef<HTMLButtonElement>(null)
  const down = useRef<HTMLButtonElement>(null)
  const move = (by: -1 | 1) => {
    onMove(by)
    // At the end, the pressed button is disabled.
    const isAtEnd = number + by === (by < 0 ? 1 : count)
    if (isAtEnd) requestAnimationFrame(() => (by < 0 ? down : up).current?.focus())
  }
  return (
    <div className="grid grid-cols-[5.5rem_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2 phone:grid-cols-[5.5rem_minmax(0,1fr)]">
      <div className="relative size-22 overflow-hidden rounded-control border border-line bg-sunken">
        <PictureFile picture={picture} sizes="88px" className="absolute inset-0 size-full object-cover" />
      </div>
      <TextField
        label={isAlone ? t`Picture description` : t`Description of picture ${number}`}
        mark={t`Optional`}
        maxLength={longestAlt}
        value={picture.alt}
        onChange={onDescribe}
      />
      <div className="flex gap-0.5 pt-6 phone:col-start-2 phone:-mt-2 phone:justify-self-end phone:pt-0">
        {!isAlone && (
          <>
            <IconButton
              ref={up}
              icon={ArrowUp}
              size="small"
              label={t`Move picture ${number} up`}
              isDisabled={number === 1}
              onPress={() => move(-1)}
            />
            <IconButton
              ref={down}
              icon={ArrowDown}
              size="small"
              label={t`Move picture ${number} down`}
              isDisabled={number === count}
              onPress={() => move(1)}
            />
          </>
        )}
        <IconButton icon={X} size="small" label={isAlone ? t`Remove picture` : t`Remove picture ${number}`} onPress={onRemove} />
      </div>
    </div>
  )
}

interface OnItsWayProps {
  picture: PictureOnItsWay
  onRetry: () => void
  onCancel: () => void
}

function OnItsWay({ picture: { file, share, hasFailed }, onRetry, onCancel }: OnItsWayProps) {
  const { t } = useLingui()
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-tile border border-line px-3 py-2.5">
      <div className="min-w-0 flex-1 basis-40">
        {hasFailed ? (
          <p className="text-danger">
            <Trans>Failed to upload image</Trans>
            <span className="block truncate text-12 text-ink-3">{file.name}</span>
          </p>
        ) : (
          <Meter label={t`Uploading ${file.name}`} value={Math.round(share * 100)} valueText={percent(share)} />
        )}
      </div>
      {hasFailed && (
        <Button size="small" onPress={onRetry}>
          <Trans>Retry</Trans>
        </Button>
      )}
      <IconButton icon={X} size="small" label={t`Remove picture`} onPress={onCancel} />
    </div>
  )
}

const percent = (share: number) => share.toLocaleString(readerLocale(), { style: 'percent' })
