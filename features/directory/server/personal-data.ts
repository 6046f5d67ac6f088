import type { PersonalData } from '#platform/server/personal-data.ts'

export const directoryPersonalData: PersonalData = {
  leftOut: { directory_entries: 'how the directory finds you, made of your profile' },
}
