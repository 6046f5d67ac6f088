import { Trans, useLingui } from '@lingui/react/macro'
import { Camera } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'

/** https://wicg.github.io/shape-detection-api/#barcode-detection-api, which TypeScript does not know yet. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>
}
type DetectorClass = new (options: { formats: string[] }) => Detector

const detectorClass = () => (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector

const canScan = () => detectorClass() !== undefined && 'mediaDevices' in navigator
const never = () => () => {}

/** How often the camera's picture is read, in ms, and for how long a ticket must be out of view before it is read again. */
const every = 250
const sameTicket = 5_000

interface ScannerProps {
  isBusy: boolean
  onFound: (text: string) => void
}

/** Reads QR codes with the camera; nothing where the browser cannot. */
export function Scanner({ isBusy, onFound }: ScannerProps) {
  const [isOn, setOn] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  // The server, which renders the page first, does not know.
  const isPossible = useSyncExternalStore(never, canScan, () => false)
  if (!isPossible) return null
  return (
    <div className="grid gap-3">
      {isOn && (
        <CameraView
          isBusy={isBusy}
          onFound={onFound}
          onFailed={() => {
            setOn(false)
            setFailed(true)
          }}
        />
      )}
      {hasFailed && (
        <Banner tone="warning">
          <Trans>The camera can’t be used. Please allow it in your browser’s settings, or type the code.</Trans>
        </Banner>
      )}
      <Button
        onPress={() => {
          setFailed(false)
          setOn(!isOn)
        }}
      >
        <Camera aria-hidden />
        {isOn ? <Trans>Stop scanning</Trans> : <Trans>Scan with the camera</Trans>}
      </Button>
    </div>
  )
}

function CameraView({ isBusy, onFound, onFailed }: ScannerProps & { onFailed: () => void }) {
  const { t } = useLingui()
  const video = useRef<HTMLVideoElement>(null)
  const current = useRef({ isBusy, onFound, onFailed })
  useEffect(() => {
    current.current = { isBusy, onFound, onFailed }
  })
  useEffect(() => {
    const Detector = detectorClass()
    if (!Detector) return undefined
    const detector = new Detector({ formats: ['qr_code'] })
    let stream: MediaStream | undefined
    let isOver = false
    let last = { text: '', at: 0 }
    const read = async () => {
      if (!video.current) return
      if (current.current.isBusy) {
        // The ticket that is being checked may still be in view.
        last.at = Date.now()
        return
      }
      const [found] = await detector.detect(video.current).catch(() => [])
      if (!found || isOver) return
      const isSame = found.rawValue === last.text && Date.now() - last.at < sameTicket
      last = { text: found.rawValue, at: Date.now() }
      if (!isSame) current.current.onFound(found.rawValue)
    }
    const timer = setInterval(() => void read(), every)
    navigator.mediaDevices
      .getUserMedia({ video: { facingMode: 'environment' } })
      .then(async (given) => {
        stream = given
        if (isOver) given.getTracks().forEach((track) => track.stop())
        else if (video.current) {
          video.current.srcObject = given
          await video.current.play()
        }
      })
      .catch(() => !isOver && current.current.onFailed())
    return () => {
      isOver = true
      clearInterval(timer)
      stream?.getTracks().forEach((track) => track.stop())
    }
  }, [])
  return <video ref={video} muted playsInline aria-label={t`Camera`} className="aspect-square w-full rounded-card bg-sunken object-cover" />
}
