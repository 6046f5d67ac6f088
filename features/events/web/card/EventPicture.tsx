import { useState } from 'react'
import { Cover } from '#ui/Cover.tsx'
import { classNames } from '#ui/class-names.ts'
import { eventPicture } from '../../pictures.ts'

interface EventPictureProps {
  id: string
  picture: string | null
  alt: string
  /** As in `<img sizes>`. */
  sizes: string
  className?: string
}

/** An event's picture (2:1), or tinted hills if there is none. */
export function EventPicture({ id, picture, alt, sizes, className }: EventPictureProps) {
  const [failed, setFailed] = useState<string>()
  if (!picture || picture === failed) return <Cover id={id} className={classNames('aspect-4 h-auto! phone:h-auto!', className)} />
  const [, width] = eventPicture.widths
  return (
    <img
      src={`${picture}-${width}.webp`}
      srcSet={eventPicture.widths.map((each) => `${picture}-${each}.webp ${each}w`).join(', ')}
      sizes={sizes}
      width={width}
      height={width / eventPicture.aspect}
      loading="lazy"
      alt={alt}
      onError={() => setFailed(picture)}
      className={classNames('aspect-[2] w-full bg-sunken object-cover dark:brightness-82', className)}
    />
  )
}
