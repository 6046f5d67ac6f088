import { useState } from 'react'
import { pictureWidths } from '#platform/picture-widths.ts'
import type { PostPicture } from '../../contract.ts'

const [, usual] = pictureWidths.post

/** A post's whole picture, with its space reserved. Very tall pictures are shown between bars. */
export function Picture({ picture }: { picture: PostPicture }) {
  return (
    <div className="w-fit max-w-full overflow-hidden rounded-tile border border-line bg-sunken">
      <PictureFile picture={picture} sizes="(max-width: 48em) 100vw, 600px" className="block h-auto max-h-130 max-w-full object-contain" />
    </div>
  )
}

interface PictureFileProps {
  picture: PostPicture
  /** How wide it is shown, as in `<img sizes>`. */
  sizes: string
  className: string
}

/** The picture alone, in the narrowest file that is sharp. */
export function PictureFile({ picture: { address, alt, width, height }, sizes, className }: PictureFileProps) {
  const [failed, setFailed] = useState(false)
  const narrower = pictureWidths.post.filter((each) => each < width)
  const widest = pictureWidths.post[narrower.length]
  return (
    <img
      src={failed ? undefined : `${address}-${usual}.webp`}
      srcSet={
        failed
          ? undefined
          : [...narrower, ...(widest ? [widest] : [])].map((each) => `${address}-${each}.webp ${Math.min(each, width)}w`).join(', ')
      }
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(true)}
      className={className}
    />
  )
}
