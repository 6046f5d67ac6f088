import { useState } from 'react'
import { Globe } from 'lucide-react'
import { pictureWidths } from '#platform/picture-widths.ts'
import { classNames } from '#ui/class-names.ts'
import type { LinkPreview } from '../contract.ts'

interface LinkCardProps {
  preview: LinkPreview
  /** The link as it is written, with what the preview's address leaves out. */
  href?: string | undefined
  /** Whether the card stays a row, because there are other pictures above it. */
  isCompact?: boolean
}

type Picture = NonNullable<LinkPreview['picture']>

/** Shown as a banner; others are icons, portraits and book covers. */
const isBroad = ({ width, height }: Picture) => width >= 400 && width / height >= 1.3

/** What a linked page says about itself, as one link. Its picture comes from our server. */
export function LinkCard({ preview: { address, host, title, description, picture }, href = address, isCompact = false }: LinkCardProps) {
  const [hasFailed, setFailed] = useState(false)
  const shown = hasFailed ? null : picture
  const isBanner = shown !== null && isBroad(shown) && !isCompact
  return (
    <div
      className={classNames(
        'card-link group relative flex w-full overflow-hidden rounded-tile border border-line bg-surface hover:bg-hover',
        isBanner ? 'flex-col' : 'items-stretch',
      )}
    >
      {shown && (
        <div
          className={classNames(
            'relative shrink-0 bg-sunken',
            isBanner ? 'aspect-[1.91] w-full border-b border-line' : 'min-h-24 w-24 border-line border-e',
          )}
        >
          <img
            src={`${shown.address}-${pictureWidths.link[0]}.webp`}
            srcSet={pictureWidths.link.map((each) => `${shown.address}-${each}.webp ${Math.min(each, shown.width)}w`).join(', ')}
            sizes={isBanner ? '(max-width: 48em) 100vw, 600px' : '96px'}
            alt=""
            loading="lazy"
            decoding="async"
            onError={() => setFailed(true)}
            className="absolute inset-0 size-full object-cover"
          />
        </div>
      )}
      <div className="grid min-w-0 flex-1 content-center gap-0.5 px-3.5 py-3">
        <p className="flex min-w-0 items-center gap-1.5 text-12 text-ink-3">
          <Globe className="icon-xs shrink-0" aria-hidden />
          <span className="truncate" dir="ltr">
            {host}
          </span>
        </p>
        <a
          href={href}
          target="_blank"
          rel="nofollow noopener noreferrer"
          dir="auto"
          className="line-clamp-2 leading-snug font-medium wrap-anywhere -outline-offset-2 after:absolute after:inset-0 after:rounded-[inherit] group-hover:underline"
        >
          {title}
        </a>
        {description !== '' && (
          <p dir="auto" className="line-clamp-2 leading-snug text-ink-2 wrap-anywhere">
            {description}
          </p>
        )}
      </div>
    </div>
  )
}
