import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { problemOf } from '#platform/web/problem.ts'
import { FormBanner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog, DialogActions } from '#ui/Dialog.tsx'
import { Form } from '#ui/Form.tsx'
import { toast } from '#ui/toast.ts'
import type { OrganisationBrief } from '../../contract.ts'
import type { Organisation } from '../../organisation-contract.ts'
import { organisations } from '../data.ts'
import { OrganisationField } from '../choose/OrganisationField.tsx'
import { useChange } from '../use-change.ts'
import { kindsOfOthers, pairOf } from './pair-of.ts'

/** States an investment, which the other side has to confirm. */
export function AddInvestment({ organisation }: { organisation: Organisation }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button size="small" onPress={() => setOpen(true)}>
        <Plus aria-hidden />
        {organisation.kind === 'startup' ? <Trans>Add investor</Trans> : <Trans>Add portfolio company</Trans>}
      </Button>
      {isOpen && <AddDialog organisation={organisation} onClose={() => setOpen(false)} />}
    </div>
  )
}

function AddDialog({ organisation, onClose }: { organisation: Organisation; onClose: () => void }) {
  const { t } = useLingui()
  const [other, setOther] = useState<OrganisationBrief | null>(null)
  const [isMissing, setMissing] = useState(0)
  const isStartup = organisation.kind === 'startup'
  const add = useChange<OrganisationBrief>({
    send: (chosen) => organisations.call.stateInvestment(pairOf(organisation, chosen)),
    onDone({ name }) {
      onClose()
      toast.success(t`${name} has been asked to confirm`)
    },
  })
  const problem = isStartup ? t`Please choose the investor` : t`Please choose the company`
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={isStartup ? t`Add investor` : t`Add portfolio company`}
      description={<Trans>Both pages show the investment once the other side has confirmed it.</Trans>}
      closeLabel={t`Close`}
    >
      <Form className="grid gap-4.5" refusals={isMissing} onSubmit={() => (other ? add.mutate(other) : setMissing(isMissing + 1))}>
        <FormBanner>{add.error && problemOf(add.error).text}</FormBanner>
        <OrganisationField
          label={isStartup ? t`Investor` : t`Company`}
          value={other}
          onChange={setOther}
          except={[organisation.id]}
          error={!other && isMissing > 0 && problem}
          kinds={kindsOfOthers(organisation.kind)}
        />
        <DialogActions>
          <Button onPress={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" variant="primary" pending={add.isPending} pendingLabel={t`Sending`}>
            <Trans>Ask to confirm</Trans>
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
