import { Building2, type LucideIcon, UserRound } from 'lucide-react'
import { useState } from 'react'
import { pictureWidths } from '#platform/picture-widths.ts'
import { initialsOf, tintOf } from './avatar-appearance.ts'
import { classNames } from './class-names.ts'
import { tintClasses } from './tint-classes.ts'

export interface AvatarProps {
  /** The member's or company's id, which determines the tint. */
  id: string
  name: string
  /** The picture's URL without width and file extension, as sent by the server. */
  picture?: string | null
  size?: AvatarSize
  /** Companies are square. */
  shape?: 'person' | 'company'
  /** Text alternative, if the name is not next to the picture. */
  label?: string
  /** Shows a green dot with this label: 'Online'. */
  presence?: string
  /** An icon in the lower corner for the kind of item: a message, a match, a deal. */
  kind?: LucideIcon
  className?: string
}

/** In pixels; 104 is shown as 84 on phones. */
type AvatarSize = 24 | 28 | 36 | 40 | 44 | 52 | 64 | 104

const sizes: Record<AvatarSize, string> = {
  24: 'size-6',
  28: 'size-7',
  36: 'size-9',
  40: 'size-10',
  44: 'size-11',
  52: 'size-13',
  64: 'size-16',
  104: 'size-26 phone:size-21',
}

export function Avatar({ id, name, picture, size = 40, shape = 'person', label, presence, kind: Kind, className }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const isPictured = picture && picture !== failed
  const initials = initialsOf(name)
  const corners = shape === 'person' ? 'rounded-full' : 'rounded-tile'
  const Blank = shape === 'person' ? UserRound : Building2

  return (
    <span
      role={label ? 'img' : undefined}
      aria-label={label}
      className={classNames(
        '@container relative inline-grid shrink-0 place-items-center select-none',
        sizes[size],
        corners,
        isPictured ? 'bg-sunken' : tintClasses[tintOf(id)],
        className,
      )}
    >
      {isPictured ? (
        <img
          src={`${picture}-128.webp`}
          srcSet={pictureWidths.picture.map((width) => `${picture}-${width}.webp ${width}w`).join(', ')}
          sizes={`${size}px`}
          width={size}
          height={size}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailed(picture)}
          className={classNames('size-full object-cover', corners)}
        />
      ) : (
        // Not as text, for it is a picture made of letters: the name of a button around it need not contain them.
        <span
          aria-hidden
          data-initials={initials}
          className="text-[36cqw] leading-none font-semibold tracking-[0.01em] before:content-[attr(data-initials)]"
        >
          {!initials && <Blank className="size-[45cqw]" />}
        </span>
      )}
      <span
        aria-hidden
        className={classNames(
          'pointer-events-none absolute inset-0 inset-ring forced-colors:border inset-ring-[rgb(26_28_26/.07)] dark:inset-ring-[rgb(255_255_255/.08)]',
          corners,
        )}
      />
      {presence && (
        <span className="absolute end-0 bottom-0 size-2.5 rounded-full bg-success-mark ring-2 ring-surface">
          <span className="sr-only">{presence}</span>
        </span>
      )}
      {Kind && (
        <span
          aria-hidden
          className="absolute -end-1 -bottom-[3px] grid size-[18px] place-items-center rounded-full bg-surface text-ink-2 ring-1 ring-line"
        >
          <Kind className="size-[11px] stroke-[2.2]" />
        </span>
      )}
    </span>
  )
}
