import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMember } from '#features/members/web/index.ts'
import { problemOf } from '#platform/web/problem.ts'
import { mayChange } from '#platform/staff.ts'
import { SettingsGroup } from '#ui/SettingsGroup.tsx'
import { Switch } from '#ui/Switch.tsx'
import { toast } from '#ui/toast.ts'
import { factorRule, operators, refreshStaff } from './data.ts'

/** Whether those with a role need a second factor. */
export function FactorRule() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const role = useMember()?.role ?? 'member'
  const { data } = useQuery(factorRule())
  const change = useMutation({
    mutationFn: (is_required: boolean) => operators.call.setFactorRule({ is_required }),
    onSuccess: () => refreshStaff(queryClient),
    onError: (error) => toast.error(t`Failed to save the setting`, { description: problemOf(error).text }),
  })
  if (!data) return null
  return (
    <SettingsGroup title={t`Signing in`}>
      <div className="py-3">
        <Switch
          isSelected={change.isPending ? change.variables : data.is_required}
          isDisabled={change.isPending || !mayChange(role, 'staff')}
          onChange={(isRequired) => change.mutate(isRequired)}
          description={t`Those without a second factor set one up at their next visit, before the console opens.`}
        >
          <Trans>Require a second factor of everybody with a role</Trans>
        </Switch>
        {data.lacking > 0 && (
          <p className="mt-1 text-12 text-ink-2">
            <Plural
              value={data.lacking}
              one="# person with a role has no second factor yet."
              other="# people with a role have no second factor yet."
            />
          </p>
        )}
      </div>
    </SettingsGroup>
  )
}
