import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { type Language, languageNames, languages } from '#platform/language.ts'
import { pageLanguage } from '#platform/web/i18n.ts'
import { forgetKeptPage } from '#platform/web/member-device.ts'
import { problemOf } from '#platform/web/problem.ts'
import { Select } from '#ui/Select.tsx'
import { SettingRow } from '#ui/SettingRow.tsx'
import { toast } from '#ui/toast.ts'
import { accounts } from '../data.ts'

/** The language of the application and its emails; choosing another reloads the page. */
export function LanguageRow() {
  const { t } = useLingui()
  const choose = useMutation({
    mutationFn: (language: Language) => accounts.call.setLanguage({ language }),
    async onSuccess() {
      await forgetKeptPage()
      location.reload()
    },
    onError: (error) => toast.error(t`Failed to change the language`, { description: problemOf(error).text }),
  })
  const chosen = choose.isError ? undefined : choose.variables
  return (
    <SettingRow
      title={t`Language`}
      action={
        <Select
          label={t`Language`}
          isLabelHidden
          className="w-38"
          isDisabled={choose.isPending || choose.isSuccess}
          value={chosen ?? pageLanguage()}
          onChange={(language) => choose.mutate(language)}
          options={languages.map((id) => ({ id, label: languageNames[id] }))}
        />
      }
    >
      <p className="text-ink-2">
        <Trans>Used on all your devices and in emails to you.</Trans>
      </p>
    </SettingRow>
  )
}
