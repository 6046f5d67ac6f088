import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { PageHeading } from '#ui/PageHeading.tsx'
import { dealsPath } from '../../paths.ts'
import { deal as dealOf } from '../data.ts'

export function DealPage() {
  const { id = '' } = useParams({ strict: false })
  const { data: deal } = useQuery(dealOf(id))
  return <PageHeading back={{ href: dealsPath(), label: 'Deals' }} title={deal?.company_name ?? ''} />
}
