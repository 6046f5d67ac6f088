import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { settingsPath } from '#features/accounts/paths.ts'
import { useMember } from '#features/members/web/index.ts'
import { problemOf } from '#platform/web/problem.ts'
import { useCopy } from '#platform/web/use-copy.tsx'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { CopyField } from '#ui/CopyField.tsx'
import { RadioCards } from '#ui/RadioCards.tsx'
import { toast } from '#ui/toast.ts'
import type { Organisation } from '../../organisation-contract.ts'
import type { Verification, VerificationMethod } from '../../verification-contract.ts'
import { organisations } from '../data.ts'
import { useChange } from '../use-change.ts'

interface WaysProps {
  organisation: Organisation
  verification: Verification
  domain: string
}

/** Three ways to verify a domain: one is chosen, followed and checked. */
export function Ways({ organisation: { id }, verification, domain }: WaysProps) {
  const { t } = useLingui()
  const { verified } = verification
  const [way, setWay] = useState<VerificationMethod>(verified?.method ?? 'dns')
  const check = useChange<VerificationMethod>({
    send: (method) => organisations.call.verify({ id, method }),
    onDone: () => toast.success(t`${domain} is verified`),
  })
  const choose = (chosen: VerificationMethod) => {
    setWay(chosen)
    check.reset()
  }
  const Steps = steps[way]
  return (
    <section className="grid gap-5">
      <RadioCards
        label={verified ? t`Verify again` : t`How to verify ${domain}`}
        columns={3}
        options={[
          { id: 'dns', label: t`DNS record`, detail: t`If you manage the domain` },
          { id: 'file', label: t`File`, detail: t`If you manage the website` },
          { id: 'email', label: t`Email address`, detail: t`If you have an address there` },
        ]}
        value={way}
        onChange={choose}
      />
      <div className="card grid gap-4 p-5 phone:p-4">
        <Steps verification={verification} domain={domain} />
        {check.error && <Banner tone="danger">{problemOf(check.error).text}</Banner>}
        <div>
          <Button variant="primary" pending={check.isPending} pendingLabel={t`Checking`} onPress={() => check.mutate(way)}>
            <Trans>Check now</Trans>
          </Button>
        </div>
      </div>
      <p className="text-12 text-ink-3">
        <Trans>We check again each month. If the proof is gone for a month, so is the badge.</Trans>
      </p>
    </section>
  )
}

interface StepsProps {
  verification: Verification
  domain: string
}

function DnsSteps({ verification: { record }, domain }: StepsProps) {
  const { t } = useLingui()
  return (
    <>
      <Explanation>
        <Trans>Add this TXT record to the DNS settings of {domain}. It can take some hours until others see it.</Trans>
      </Explanation>
      {record && (
        <>
          <Copied label={t`Name`} value={record.name} said={t`Name copied`} />
          <Copied label={t`Value`} value={record.value} said={t`Value copied`} />
        </>
      )}
    </>
  )
}

function FileSteps({ verification: { file }, domain }: StepsProps) {
  const { t } = useLingui()
  return (
    <>
      <Explanation>
        <Trans>Put a text file with this content on the main website of {domain}, so that it opens at this address.</Trans>
      </Explanation>
      {file && (
        <>
          <Copied label={t`Address`} value={file.address} said={t`Address copied`} />
          <Copied label={t`Content`} value={file.content} said={t`Content copied`} />
        </>
      )}
    </>
  )
}

function EmailSteps({ domain }: StepsProps) {
  const member = useMember()
  const email = member?.email ?? ''
  return (
    <Explanation>
      {member?.email_confirmed ? (
        <Trans>
          Your account has the confirmed address {email}. If it is at {domain}, that is all it takes.
        </Trans>
      ) : (
        <Trans>
          Your account has the address {email}, which you have not confirmed yet. It has to be one at {domain}.
        </Trans>
      )}{' '}
      <Link to={settingsPath()} className="link">
        <Trans>Open settings</Trans>
      </Link>
    </Explanation>
  )
}

const steps = { dns: DnsSteps, file: FileSteps, email: EmailSteps }

const Explanation = ({ children }: { children: ReactNode }) => <p className="wrap-anywhere">{children}</p>

function Copied({ label, value, said }: { label: string; value: string; said: string }) {
  const { t } = useLingui()
  const { copy, prompt } = useCopy()
  return (
    <>
      <CopyField label={label} value={value} copyLabel={t`Copy`} onCopy={() => copy(value, said)} />
      {prompt}
    </>
  )
}
