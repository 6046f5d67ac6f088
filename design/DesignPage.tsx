import { I18nProvider } from 'react-aria-components/I18nProvider'
import { PageHeading } from '#ui/PageHeading.tsx'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { Toaster } from '#ui/Toaster.tsx'
import { useTheme } from '#ui/use-theme.ts'
import { Buttons } from './Buttons.tsx'
import { Charts } from './Charts.tsx'
import { Choices } from './Choices.tsx'
import { Fields } from './Fields.tsx'
import { Figures } from './Figures.tsx'
import { Labels } from './Labels.tsx'
import { Messages } from './Messages.tsx'
import { Overlays } from './Overlays.tsx'
import { Tokens } from './Tokens.tsx'
import { useThemeClass } from './use-theme-class.ts'
import { type View, addressOf, directions, textSizes } from './view.ts'

/** Every component of `ui/` in its states, and the tokens. For developers, so its texts are in English only. */
export function DesignPage({ view }: { view: View }) {
  const [theme, setTheme] = useTheme()
  const themeClass = useThemeClass()
  const show = (changed: Partial<View>) => window.location.assign(addressOf({ ...view, ...changed }))

  return (
    // Hebrew has the usual digits.
    <I18nProvider locale={view.dir === 'rtl' ? 'he-IL' : 'en-GB'}>
      <main className="mx-auto max-w-page px-6 py-8 phone:px-4 phone:py-4">
        <PageHeading
          title="Design"
          description="Every component of ui/ in its states"
          actions={
            <>
              <SegmentedControl label="Theme" options={themes} value={theme} onChange={setTheme} />
              <SegmentedControl
                label="Text size"
                options={textSizes.map((id) => ({ id, label: `${id}%` }))}
                value={view.text}
                onChange={(text) => show({ text })}
              />
              <SegmentedControl
                label="Direction"
                options={directions.map((id) => ({ id, label: id.toUpperCase() }))}
                value={view.dir}
                onChange={(dir) => show({ dir })}
              />
            </>
          }
        />
        <div className="grid gap-10">
          {/* The values are read anew. */}
          <Tokens key={themeClass} />
          <Buttons />
          <Labels />
          <Fields />
          <Choices />
          <Figures />
          <Charts />
          <Messages />
          <Overlays />
        </div>
      </main>
      <Toaster label="Notices" />
    </I18nProvider>
  )
}

const themes = [
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
  { id: 'system', label: 'System' },
] as const
