import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { Button } from '#ui/Button.tsx'
import { Dialog, DialogActions } from '#ui/Dialog.tsx'
import { Meter } from '#ui/Meter.tsx'
import { formatPercent } from '../figures.ts'
import { croppedKinds } from '../../picture-kinds.ts'
import type { Crop, EditedPicture } from './edited-picture.ts'
import type { PictureChange } from './use-picture-change.ts'

const wholePicture: Crop = { x: 0, y: 0, width: 100, height: 100 }

/** Crops a chosen picture and shows the upload's progress. Stays open with the crop if the upload fails. */
export function CropDialog({ edited: { kind, isRound, texts }, change }: { edited: EditedPicture; change: PictureChange }) {
  const { t } = useLingui()
  const [place, setPlace] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [crop, setCrop] = useState(wholePicture)
  const zoomField = useId()
  const isWide = kind !== 'picture'

  return (
    <Dialog
      isOpen
      onOpenChange={change.cancel}
      isDismissable={false}
      size={isWide ? 'large' : 'regular'}
      title={texts.title}
      description={
        kind === 'cover' ? (
          <Trans>Recommended: 1200x300 px. Drag the picture to choose the visible area.</Trans>
        ) : kind === 'wide' ? (
          <Trans>Recommended: 1280x640 px. Drag the picture to choose the visible area.</Trans>
        ) : (
          <Trans>Drag the picture to choose the visible area.</Trans>
        )
      }
      closeLabel={t`Close`}
    >
      <div className={`relative overflow-hidden rounded-tile bg-sunken ${isWide ? 'h-64 phone:h-44' : 'h-80'}`}>
        <Cropper
          image={change.preview}
          aspect={croppedKinds[kind].aspect}
          cropShape={isRound ? 'round' : 'rect'}
          showGrid={false}
          crop={place}
          onCropChange={setPlace}
          zoom={zoom}
          onZoomChange={setZoom}
          maxZoom={maxZoom}
          onCropComplete={setCrop}
          keyboardStep={10}
          cropperProps={{ role: 'application', 'aria-label': t`Visible area of the picture. Move it with the arrow keys.` }}
          mediaProps={{ alt: '' }}
          disableAutomaticStylesInjection
        />
      </div>
      {change.isSending ? (
        <Meter
          label={change.share < 1 ? t`Uploading` : t`Preparing the picture`}
          value={change.share * 100}
          valueText={formatPercent(change.share)}
          className="h-control"
        />
      ) : (
        <div className="flex items-center gap-3">
          <label htmlFor={zoomField} className="font-medium">
            <Trans>Zoom</Trans>
          </label>
          <input
            id={zoomField}
            type="range"
            min={1}
            max={maxZoom}
            step={0.05}
            value={zoom}
            onChange={(event) => setZoom(event.target.valueAsNumber)}
            aria-valuetext={formatPercent(zoom)}
            className="h-control flex-1 accent-accent"
          />
        </div>
      )}
      <DialogActions>
        <Button onPress={change.cancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button variant="primary" pending={change.isSending} pendingLabel={t`Uploading`} onPress={() => change.send(crop)}>
          {change.hasFailed ? t`Retry` : texts.save}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const maxZoom = 4
