import { useState } from 'react'
import { pictureWidths } from '#platform/picture-widths.ts'
import type { PostPicture } from '../../contract.ts'

const [, usual] = pictureWidths.post

/** A post's whole picture, with its space reserved. Very tall pictures are shown between bars. */
export function Picture({ picture: { address, alt, width, height } }: { picture: PostPicture }) {
  const [failed, setFailed] = useState(false)
  const narrower = pictureWidths.post.filter((each) => each < width)
  const widest = pictureWidths.post[narrower.length]
  return (
    <div className="w-fit max-w-full overflow-hidden rounded-tile border border-line bg-sunken">
      <img
        src={failed ? undefined : `${address}-${usual}.webp`}
        srcSet={
          failed
            ? undefined
            : [...narrower, ...(widest ? [widest] : [])].map((each) => `${address}-${each}.webp ${Math.min(each, width)}w`).join(', ')
        }
        sizes="(max-width: 48em) 100vw, 600px"
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
        onError={() => setFailed(true)}
        className="block h-auto max-h-130 max-w-full object-contain"
      />
    </div>
  )
}
