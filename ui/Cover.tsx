import { useState } from 'react'
import { classNames } from './class-names.ts'

/** The widths in which the server keeps covers; their height is a quarter of it. */
const widths = [640, 1280, 2400]

/** The wide picture over a profile, dimmed a little in the dark. Without one, a quiet ground of the same height. */
export function Cover({ picture, className }: { picture?: string | null; className?: string }) {
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <div className={classNames('h-55 overflow-hidden bg-sunken phone:h-33', className)}>
      {picture && picture !== failed && (
        <img
          src={`${picture}-1280.webp`}
          srcSet={widths.map((width) => `${picture}-${width}.webp ${width}w`).join(', ')}
          sizes="(max-width: 1248px) 100vw, 1200px"
          width={1280}
          height={320}
          alt=""
          onError={() => setFailed(picture)}
          className="size-full object-cover dark:brightness-82"
        />
      )}
    </div>
  )
}
