import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ActionRow, actionLink } from '#ui/ActionRow.tsx'
import { Button } from '#ui/Button.tsx'
import { toast } from '#ui/toast.ts'
import type { Organisation } from '../../organisation-contract.ts'
import { organisationPath } from '../../paths.ts'
import type { OtherSide } from '../../portfolio-contract.ts'
import { organisations } from '../data.ts'
import { OrganisationLogo } from '../OrganisationLogo.tsx'
import { useChange } from '../use-change.ts'
import { pairWith } from './pair-of.ts'

interface PortfolioRequestsProps {
  organisation: Organisation
  requests: readonly (OtherSide & { is_ours: boolean })[]
}

/** Investments that one side has stated and the other has yet to confirm. Renders nothing if there are none. */
export function PortfolioRequests({ organisation, requests }: PortfolioRequestsProps) {
  if (requests.length === 0) return null
  return (
    <ul className="card px-5 phone:px-4">
      {requests.map((each) => (
        <Request key={each.id} organisation={organisation} other={each} isOurs={each.is_ours} />
      ))}
    </ul>
  )
}

interface RequestProps {
  organisation: Organisation
  other: OtherSide
  isOurs: boolean
}

function Request({ organisation, other, isOurs }: RequestProps) {
  const { t } = useLingui()
  const pair = pairWith(organisation.id, other)
  const name = other.name
  const confirm = useChange({
    send: () => organisations.call.stateInvestment(pair),
    failed: t`Failed to save your answer`,
    onDone: () => toast.success(t`Investment confirmed`, { description: t`Both pages show it now.` }),
  })
  const deny = useChange({
    send: () => organisations.call.denyInvestment(pair),
    failed: t`Failed to save your answer`,
    onDone: () => toast.info(isOurs ? t`Request withdrawn` : t`Request declined`),
  })
  return (
    <ActionRow
      picture={<OrganisationLogo organisation={other} size={40} />}
      title={
        <Link to={organisationPath(other.slug)} dir="auto" className={actionLink}>
          {name}
        </Link>
      }
      actions={
        <>
          <Button
            size="small"
            pending={deny.isPending}
            aria-label={isOurs ? t`Withdraw the request to ${name}` : t`Decline the request of ${name}`}
            onPress={() => deny.mutate()}
          >
            {isOurs ? <Trans>Withdraw</Trans> : <Trans context="investment">Decline</Trans>}
          </Button>
          {!isOurs && (
            <Button
              size="small"
              variant="soft"
              pending={confirm.isPending}
              aria-label={t`Confirm the investment with ${name}`}
              onPress={() => confirm.mutate()}
            >
              <Trans>Confirm</Trans>
            </Button>
          )}
        </>
      }
    >
      {isOurs ? (
        <Trans>Waiting for their confirmation</Trans>
      ) : other.is_investor ? (
        <Trans>Says that they have invested in you</Trans>
      ) : (
        <Trans>Says that you have invested in them</Trans>
      )}
    </ActionRow>
  )
}
