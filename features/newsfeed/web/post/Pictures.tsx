import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { lazyOverlay } from '#platform/web/lazy-overlay.tsx'
import { classNames } from '#ui/class-names.ts'
import type { PostPicture } from '../../contract.ts'
import { Picture, PictureFile } from './Picture.tsx'

const Lightbox = lazyOverlay(
  async () => (await import('./Lightbox.tsx')).Lightbox,
  ({ onClose }) => onClose(),
)

/** By number: two side by side, a large one beside two, or four in a square. */
const layouts: Readonly<Record<number, string>> = {
  2: 'grid-cols-2 aspect-2/1',
  3: 'grid-cols-[2fr_1fr] grid-rows-2 aspect-3/2 [&>:first-child]:row-span-2',
  4: 'grid-cols-2 grid-rows-2 aspect-4/3',
}

/** A post's pictures: one as a whole, several cropped to a grid. A press shows them in full. */
export function Pictures({ pictures }: { pictures: readonly PostPicture[] }) {
  const { t } = useLingui()
  const [shown, setShown] = useState<number>()
  const count = pictures.length
  const opener = (index: number) => (
    <Button
      aria-label={count === 1 ? t`Enlarge picture` : t`Enlarge picture ${index + 1} of ${count}`}
      className="absolute inset-0 cursor-zoom-in rounded-[inherit] -outline-offset-2"
      onPress={() => setShown(index)}
    />
  )
  const [only] = pictures
  return (
    <>
      {count === 1 && only ? (
        <div className="relative w-fit max-w-full rounded-tile">
          <Picture picture={only} />
          {opener(0)}
        </div>
      ) : (
        <div className={classNames('grid gap-1 overflow-hidden rounded-tile border border-line bg-line', layouts[count])}>
          {pictures.map((picture, index) => (
            <div key={picture.id} className="relative min-h-0 min-w-0 bg-sunken">
              <PictureFile picture={picture} sizes="(max-width: 48em) 66vw, 400px" className="absolute inset-0 size-full object-cover" />
              {opener(index)}
            </div>
          ))}
        </div>
      )}
      {shown !== undefined && <Lightbox pictures={pictures} first={shown} onClose={() => setShown(undefined)} />}
    </>
  )
}
