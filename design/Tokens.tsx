import { Group, Specimen } from './Group.tsx'
import { coloursOf, readTokens, tokensOf } from './tokens.ts'

/** Steps of `--spacing` in use. */
const steps = [1, 2, 3, 4, 5, 6, 8, 10, 12]

export function Tokens() {
  const tokens = readTokens()
  const sizes = tokens.filter(({ name }) => ['--control', '--control-sm', '--header'].includes(name))
  return (
    <>
      <Group id="colours" title="Colours">
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-4 gap-y-3 md:col-span-2">
          {coloursOf(tokens).map(({ name, value }) => (
            <li key={name} className="flex items-center gap-2">
              <span className="size-8 shrink-0 rounded-control border border-line-2" style={{ background: `var(${name})` }} />
              <span className="min-w-0 text-12">
                <span className="block wrap-anywhere">{name.slice(2)}</span>
                <span className="block text-ink-3 phone:hidden">{value}</span>
              </span>
            </li>
          ))}
        </ul>
      </Group>
      <Group id="scales" title="Type, spacing, corners and shadows">
        <Specimen name="Type" isWide isStacked>
          {tokensOf(tokens, 'text').map(({ name, value }) => (
            <div key={name} className="flex flex-wrap items-baseline gap-x-3">
              <span
                style={{
                  fontSize: `var(${name})`,
                  lineHeight: `var(${name}--line-height)`,
                  letterSpacing: `var(${name}--letter-spacing)`,
                }}
              >
                {name.slice(2)}
              </span>
              <span className="text-12 text-ink-3">{value}</span>
            </div>
          ))}
        </Specimen>
        <Specimen name="Corners">
          {tokensOf(tokens, 'radius').map(({ name }) => (
            <div
              key={name}
              className="grid h-12 min-w-18 place-items-center border border-line-control bg-sunken px-2 text-12"
              style={{ borderRadius: `var(${name})` }}
            >
              {name.slice('--radius-'.length)}
            </div>
          ))}
        </Specimen>
        <Specimen name="Shadows">
          {tokensOf(tokens, 'elevation').map(({ name }) => (
            <div
              key={name}
              className="grid size-16 place-items-center rounded-card bg-raised text-12"
              style={{ boxShadow: `var(${name})` }}
            >
              {name.slice('--elevation-'.length)}
            </div>
          ))}
        </Specimen>
        <Specimen name="Spacing, in steps of 4 px" isStacked>
          <ul className="grid gap-1.5">
            {steps.map((step) => (
              <li key={step} className="flex items-center gap-3 text-12">
                <span className="w-6 text-end text-ink-3">{step}</span>
                <span className="h-3 bg-accent-mark" style={{ width: `calc(var(--spacing) * ${step})` }} />
              </li>
            ))}
          </ul>
        </Specimen>
        <Specimen name="Sizes" isStacked>
          {sizes.map(({ name, value }) => (
            <div key={name} className="flex items-center gap-3 text-12">
              <span className="w-16 shrink-0 rounded-badge bg-accent-mark" style={{ height: `var(${name})` }} />
              <span>
                {name.slice(2)} <span className="text-ink-3">{value}</span>
              </span>
            </div>
          ))}
        </Specimen>
      </Group>
    </>
  )
}
