import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { Format } from '../formats.ts'

export const formatLabels: Record<Format, MessageDescriptor> = {
  'vsme-template': msg`VSME template (Excel)`,
  'vsme-json': msg`VSME report (xBRL-JSON)`,
  'invest-europe-csv': msg`Invest Europe fields (CSV)`,
  'invest-europe-json': msg`Invest Europe fields (JSON)`,
}

/** Who reads a format. */
export const formatNotes: Record<Format, MessageDescriptor> = {
  'vsme-template': msg`EFRAG’s official form, filled in`,
  'vsme-json': msg`For banks and registers`,
  'invest-europe-csv': msg`For funds, as a table`,
  'invest-europe-json': msg`For funds’ software`,
}
