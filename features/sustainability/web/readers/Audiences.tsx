import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Disclosure } from '#ui/Disclosure.tsx'
import { Select } from '#ui/Select.tsx'
import { SettingRow } from '#ui/SettingRow.tsx'
import { SettingsGroup } from '#ui/SettingsGroup.tsx'
import { toast } from '#ui/toast.ts'
import type { Overview } from '../../answers-contract.ts'
import { type Audience, audiences } from '../../audience.ts'
import type { Section } from '../../catalogue/question.ts'
import { sustainability } from '../data.ts'
import { audienceLabels } from '../labels.ts'
import { useChange } from '../use-change.ts'

type Chosen = Partial<Record<Section, Audience>>

/** Who reads all sections, and each of them if they differ. */
export function Audiences({ organisationId, overview: { sections, can_decide } }: { organisationId: string; overview: Overview }) {
  const { t } = useLingui()
  const change = useChange<Chosen>({
    send: (chosen) => sustainability.call.setAudiences({ id: organisationId, audiences: chosen }),
    failed: t`Failed to change who reads this`,
  })
  const saved: Chosen = Object.fromEntries(sections.map(({ section, audience }) => [section, audience]))
  const chosen = { ...saved, ...(change.isPending && change.variables) }
  const [common, ...others] = new Set(Object.values(chosen))
  const isDifferent = others.length > 0
  const [isOpen, setOpen] = useState(isDifferent)

  const chooseForAll = (audience: Audience) =>
    change.mutate(Object.fromEntries(sections.map(({ section }) => [section, audience])), {
      onSuccess() {
        const undo = { label: t`Undo`, onPress: () => change.mutate(saved) }
        if (isDifferent) toast.success(t`Changed for all sections`, { action: undo })
      },
    })
  return (
    <SettingsGroup
      title={t`Who reads your answers`}
      description={
        <Trans>
          People you give access to can read the answers they asked for, except in sections that are only for your organisation.
        </Trans>
      }
    >
      <AudienceRow
        title={t`All sections`}
        label={t`Who reads all sections`}
        value={isDifferent ? undefined : common}
        onChange={can_decide ? chooseForAll : undefined}
      />
      <Disclosure label={<Trans>By section</Trans>} isRow isOpen={isOpen} onOpenChange={setOpen}>
        <div className="divide-y divide-line border-t border-line">
          {sections.map(({ section, label }) => (
            <AudienceRow
              key={section}
              title={label}
              label={t`Who reads: ${label}`}
              value={chosen[section]}
              onChange={can_decide ? (audience) => change.mutate({ [section]: audience }) : undefined}
            />
          ))}
        </div>
      </Disclosure>
    </SettingsGroup>
  )
}

interface AudienceRowProps {
  title: string
  /** Of the menu. */
  label: string
  /** None where sections differ. */
  value: Audience | undefined
  /** For those who may choose. */
  onChange: ((audience: Audience) => void) | undefined
}

function AudienceRow({ title, label, value, onChange }: AudienceRowProps) {
  const { t, i18n } = useLingui()
  const different = t`Different by section`
  return (
    <SettingRow
      isLong
      title={title}
      action={
        onChange ? (
          <Select
            label={label}
            isLabelHidden
            options={audiences.map((each) => ({ id: each, label: i18n._(audienceLabels[each]) }))}
            placeholder={different}
            value={value ?? null}
            onChange={onChange}
            className="w-60"
          />
        ) : value ? (
          i18n._(audienceLabels[value])
        ) : (
          different
        )
      }
    />
  )
}
