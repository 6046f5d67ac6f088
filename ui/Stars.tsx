import { Star } from 'lucide-react'
import { classNames } from './class-names.ts'

interface StarsProps {
  /** 1 to 5; averages are rounded to a half. */
  value: number
  /** Accessible name: '4 of 5 stars'. */
  label: string
  size?: 'small' | 'regular'
}

/** A rating with five stars. */
export function Stars({ value, label, size = 'small' }: StarsProps) {
  const filled = Math.round(value * 2) / 2
  return (
    <span role="img" aria-label={label} className="inline-flex gap-0.5 text-warning-mark">
      {[1, 2, 3, 4, 5].map((star) => (
        <span key={star} className="relative" aria-hidden>
          <Star className={classNames(size === 'small' ? 'icon-sm' : 'icon-lg', star <= filled && 'fill-current')} />
          {star - 0.5 === filled && (
            <span className="absolute inset-y-0 start-0 w-1/2 overflow-hidden">
              <Star className={classNames(size === 'small' ? 'icon-sm' : 'icon-lg', 'fill-current')} />
            </span>
          )}
        </span>
      ))}
    </span>
  )
}
