import { Label } from 'react-aria-components/Label'
import { Slider as AriaSlider, SliderThumb, SliderTrack } from 'react-aria-components/Slider'

export interface SliderProps {
  label: string
  value: number
  onChange: (value: number) => void
  minValue: number
  maxValue: number
  step: number
  /** The formatted value: '25 km'. */
  text: string
}

/** An approximate number; arrow keys change it step by step. */
export function Slider({ label, text, value, onChange, ...range }: SliderProps) {
  const share = (value - range.minValue) / (range.maxValue - range.minValue)
  return (
    <AriaSlider value={value} onChange={onChange} {...range} className="grid max-w-100 gap-1">
      <div className="flex items-baseline justify-between gap-3">
        <Label className="font-medium">{label}</Label>
        <output className="text-ink-2 tabular-nums">{text}</output>
      </div>
      <SliderTrack className="relative h-9 w-full cursor-pointer phone:h-11">
        <div aria-hidden className="absolute top-1/2 h-1.5 w-full -translate-y-1/2 rounded-full bg-line-2" />
        <div
          aria-hidden
          className="absolute top-1/2 h-1.5 -translate-y-1/2 rounded-full bg-accent-mark"
          style={{ width: `${share * 100}%` }}
        />
        <SliderThumb
          aria-label={label}
          className="top-1/2 size-5 rounded-full border-2 border-accent-mark bg-surface shadow-2 outline-offset-2 data-dragging:bg-accent-soft data-focus-visible:outline-2 data-focus-visible:outline-focus"
        />
      </SliderTrack>
    </AriaSlider>
  )
}
