import type { PersonalData } from '#platform/server/personal-data.ts'

export const directoryPersonalData: PersonalData = {
  leftOut: {
    directory_entries: /*i18n*/ {
      id: 'file.copy.directory.without.directory_entries',
      message: 'your entry in the directory’s search index, derived from your profile',
    },
    directory_organisations: /*i18n*/ {
      id: 'file.copy.directory.without.directory_organisations',
      message: 'the entries of your organisations in the directory’s search index, derived from their pages',
    },
  },
}
