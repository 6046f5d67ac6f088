import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import { useState } from 'react'
import type { Organisation } from '#features/organisations/organisation-contract.ts'
import { OfOrganisation } from '#features/organisations/web/index.ts'
import { answersPath } from '#features/sustainability/paths.ts'
import { ForItsPeople, YearSelect, refreshSustainability, useYear, yearsToChoose } from '#features/sustainability/web/index.ts'
import { pageLanguage } from '#platform/web/i18n.ts'
import { loadProblemTexts } from '#platform/web/load-problem-texts.ts'
import { problemOf } from '#platform/web/problem.ts'
import { useNavigateIfStillHere } from '#platform/web/rooms/still-here.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { DropZone } from '#ui/DropZone.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { toast } from '#ui/toast.ts'
import { fileLimit } from '../../limits.ts'
import { importPath } from '../../paths.ts'
import { reportProblems } from '../../problems.ts'
import { sustainabilityReports } from '../data.ts'
import { Preview } from './Preview.tsx'

/** Answers a year's questions from a file, after a preview. */
export function ImportScreen() {
  const { t } = useLingui()
  return (
    <OfOrganisation pathOf={importPath} title={({ name }) => t`Import answers of ${name}`}>
      {(organisation) =>
        organisation.standing.role ? <Import organisation={organisation} /> : <ForItsPeople organisation={organisation} />
      }
    </OfOrganisation>
  )
}

interface Chosen {
  file: File
  into: number
}

function Import({ organisation: { id, slug } }: { organisation: Organisation }) {
  const { t } = useLingui()
  const navigate = useNavigateIfStillHere()
  const queryClient = useQueryClient()
  const { year, setYear } = useYear()
  const [file, setFile] = useState<File>()
  const preview = useMutation({
    async mutationFn({ file: chosen, into }: Chosen) {
      const found = await sustainabilityReports.upload('previewImport', { id, year: into, file: chosen, language: pageLanguage() })
      // Wrong values are named by the texts of the questions' own problems.
      if (found.problem_count > 0) await loadProblemTexts()
      return found
    },
  })
  const importFile = useMutation({
    mutationFn: ({ file: chosen, into, ...input }: Chosen & { seen: string; with_problems: 'refuse' | 'skip' }) =>
      sustainabilityReports.upload('importFile', { id, year: into, file: chosen, ...input }),
    async onSuccess({ imported }, { into }) {
      toast.success(t`${plural(imported, { one: '# answer imported', other: '# answers imported' })}`)
      await refreshSustainability(queryClient)
      void navigate({ href: answersPath(slug, into) })
    },
    onError(error, { file: chosen, into }) {
      if (problemOf(error).is(reportProblems.changedMeanwhile)) preview.mutate({ file: chosen, into })
    },
  })
  const isTooLarge = file !== undefined && file.size > fileLimit.bytes
  const failure = importFile.error ?? preview.error
  const look = (chosen: File | undefined, into: number) => {
    setFile(chosen)
    importFile.reset()
    preview.reset()
    if (chosen && chosen.size <= fileLimit.bytes) preview.mutate({ file: chosen, into })
  }
  const chooseYear = (into: number) => {
    setYear(into)
    look(file, into)
  }
  const { data } = preview
  return (
    <div className="mx-auto grid max-w-190 grid-cols-[minmax(0,1fr)] gap-5">
      <div className="-mb-5">
        <PageHeading
          back={{ href: answersPath(slug, year), label: t`Sustainability answers` }}
          title={t`Import answers`}
          actions={<YearSelect years={yearsToChoose([], year)} year={year} onChange={chooseYear} />}
        />
      </div>
      <p className="max-w-read text-ink-2">
        <Trans>
          Choose a filled VSME template, an xBRL-JSON report, or Invest Europe’s fields as CSV or JSON. You’ll see what changes before
          anything is saved.
        </Trans>
      </p>
      <div>
        <DropZone
          accept=".xlsx,.json,.csv"
          icon={FileUp}
          buttonLabel={file ? t`Choose another file` : t`Choose a file`}
          hint={file ? file.name : t`or drop it here`}
          isMultiple={false}
          isSmall={file !== undefined}
          onFiles={([chosen]) => chosen && look(chosen, year)}
        />
        {file && <p className="mt-2 hidden text-ink-2 wrap-anywhere phone:block">{file.name}</p>}
      </div>
      {isTooLarge && (
        <Banner tone="danger">
          <Trans>This file is too large. It can be up to 10 MB.</Trans>
        </Banner>
      )}
      {preview.isPending && (
        <p role="status" className="flex items-center gap-2 text-ink-2">
          <Spinner className="size-4" />
          <Trans>Reading the file</Trans>
        </p>
      )}
      {failure && <Banner tone="danger">{problemOf(failure).text}</Banner>}
      {data && data.year !== null && data.year !== year && yearsToChoose([], year).includes(data.year) && (
        <Banner
          tone="info"
          action={
            <Button size="small" onPress={() => data.year !== null && chooseYear(data.year)}>
              <Trans>Import into {String(data.year)}</Trans>
            </Button>
          }
        >
          <Trans>This file is about {String(data.year)}.</Trans>
        </Banner>
      )}
      {file && data && (
        <Preview
          preview={data}
          isPending={importFile.isPending}
          onImport={() =>
            importFile.mutate({ file, into: year, seen: data.seen, with_problems: data.problem_count > 0 ? 'skip' : 'refuse' })
          }
        />
      )}
    </div>
  )
}
