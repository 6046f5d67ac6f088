import type { PersonalData } from '#platform/server/personal-data.ts'

export const directoryPersonalData: PersonalData = {
  leftOut: {
    directory_entries: /*i18n*/ {
      id: 'file.copy.directory.without.directory_entries',
      message: 'how the directory finds you, made of your profile',
    },
  },
}
