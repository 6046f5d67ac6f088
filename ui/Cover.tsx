import { useState } from 'react'
import { pictureWidths } from '#platform/picture-widths.ts'
import { landscapeOf, tintOf } from './avatar-appearance.ts'
import { classNames } from './class-names.ts'
import { tintClasses } from './tint-classes.ts'

/** For browsers without `srcSet`. */
const [, usual] = pictureWidths.cover

interface CoverProps {
  /** The member's id, which determines the landscape if there is no picture. */
  id: string
  picture?: string | null
  className?: string
}

/** The wide picture above a profile, slightly dimmed in dark mode; without one, a landscape in the member's tint. */
export function Cover({ id, picture, className }: CoverProps) {
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <div className={classNames('h-40 overflow-hidden bg-sunken phone:h-33 print:h-33', className)}>
      {picture && picture !== failed ? (
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
      ) : (
        <svg
          aria-hidden
          viewBox="0 0 1200 300"
          preserveAspectRatio="xMidYMid slice"
          className={classNames('size-full', tintClasses[tintOf(id)])}
        >
          {landscapeOf(id).map((ridge) => (
            <path key={ridge} d={ridge} fill="currentColor" opacity={0.09} />
          ))}
        </svg>
      )}
    </div>
  )
}
