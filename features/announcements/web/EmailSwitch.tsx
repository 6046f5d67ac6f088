import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { problemOf } from '#platform/web/problem.ts'
import { Switch } from '#ui/Switch.tsx'
import { toast } from '#ui/toast.ts'
import { announcements, ownPreferences } from './data.ts'

/** In the notification settings: whether the member gets emails from the operators. */
export function EmailSwitch() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { queryKey } = ownPreferences()
  const { data } = useQuery(ownPreferences())
  const save = useMutation({
    mutationFn: (emails: boolean) => announcements.call.savePreferences({ emails }),
    onMutate: (emails) => queryClient.setQueryData(queryKey, { emails }),
    onError: (error) => toast.error(t`Failed to save your settings`, { description: problemOf(error).text }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
  if (!data) return null
  return (
    <Switch
      className="min-h-15 py-2.5"
      isSelected={data.emails}
      onChange={(emails) => save.mutate(emails)}
      description={t`Announcements of those who run the community`}
    >
      <Trans>Emails from the operators</Trans>
    </Switch>
  )
}
