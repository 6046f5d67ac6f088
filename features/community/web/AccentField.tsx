import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import { paletteOf } from '../palette.ts'

interface AccentFieldProps {
  value: string | null
  onChange: (accent: string | null) => void
  error: ReactNode
}

const evergreen = '#0e4f3c'

/** The community's colour, typed or picked, with a preview of the derived tones. */
export function AccentField({ value, onChange, error }: AccentFieldProps) {
  const { t } = useLingui()
  const isColour = value === null || /^#[0-9a-f]{6}$/i.test(value)
  const shown = isColour ? (value ?? evergreen).toLowerCase() : evergreen
  const { light, dark } = paletteOf(shown)
  return (
    <div className="grid min-w-0 gap-2">
      <TextField
        label={t`Colour`}
        value={value ?? ''}
        onChange={(text) => onChange(text.trim() === '' ? null : text.trim())}
        placeholder={evergreen}
        maxLength={7}
        error={error}
        hint={t`Automatically made darker or lighter where it would be hard to read`}
        prefix={
          <input
            type="color"
            aria-label={t`Pick a colour`}
            value={shown}
            onChange={({ target }) => onChange(target.value)}
            className="h-6! w-6! flex-none! cursor-pointer rounded-badge border-0 bg-transparent p-0"
          />
        }
        suffix={
          value !== null && (
            <Button size="small" variant="quiet" onPress={() => onChange(null)}>
              <Trans>Evergreen</Trans>
            </Button>
          )
        }
      />
      <svg viewBox="0 0 200 12" aria-hidden className="h-3 w-50 max-w-full">
        {[light['--accent'], light['--accent-mark'], light['--accent-soft-hover'], dark['--accent'], dark['--accent-soft-hover']].map(
          (colour, at) => (
            <rect key={at} x={at * 40} width="36" height="12" rx="3" fill={colour} />
          ),
        )}
      </svg>
    </div>
  )
}
