import { classNames } from './class-names.ts'

export interface MeterProps {
  label: string
  isLabelHidden?: boolean
  /** 0 to `max`. */
  value: number
  max?: number
  /** The formatted value: '80%', 'Strong'. */
  valueText: string
  tone?: 'accent' | 'success' | 'warning' | 'danger'
  className?: string
}

const tones = { accent: 'bg-accent-mark', success: 'bg-success-mark', warning: 'bg-warning-mark', danger: 'bg-danger-mark' }

/** Progress or level: of a profile, an upload, a password's strength. */
export function Meter({ label, isLabelHidden = false, value, max = 100, valueText, tone = 'accent', className }: MeterProps) {
  const share = Math.min(1, Math.max(0, value / max))
  return (
    <div className={className}>
      <div aria-hidden className={classNames('mb-2 flex justify-between gap-3', isLabelHidden && 'sr-only')}>
        <span className="font-medium">{label}</span>
        <span className="text-ink-2 tabular-nums">{valueText}</span>
      </div>
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={valueText}
        className="h-1.5 overflow-hidden rounded-full bg-pressed forced-colors:outline"
      >
        <div className={classNames('h-full rounded-full transition-[width]', tones[tone])} style={{ width: `${share * 100}%` }} />
      </div>
    </div>
  )
}
