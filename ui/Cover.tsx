import { useState } from 'react'
import { pictureWidths } from '#platform/picture-widths.ts'
import { classNames } from './class-names.ts'

/** What browsers take that know no `srcSet`. */
const [, usual] = pictureWidths.cover

/** The wide picture over a profile, dimmed a little in the dark. Without one, a quiet ground of the same height. */
export function Cover({ picture, className }: { picture?: string | null; className?: string }) {
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <div className={classNames('h-55 overflow-hidden bg-sunken phone:h-33', className)}>
      {picture && picture !== failed && (
        <img
          src={`${picture}-${usual}.webp`}
          srcSet={pictureWidths.cover.map((width) => `${picture}-${width}.webp ${width}w`).join(', ')}
          sizes="(max-width: 1248px) 100vw, 1200px"
          width={usual}
          height={usual / 4}
          alt=""
          onError={() => setFailed(picture)}
          className="size-full object-cover dark:brightness-82"
        />
      )}
    </div>
  )
}
