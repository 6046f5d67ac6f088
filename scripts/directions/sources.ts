/** The text of each file, by its path from the project's root. */
export type Sources = ReadonlyMap<string, string>

/** The room or top-level folder that a path belongs to. */
export function roomOf(file: string): string {
  const [folder = '', room = ''] = file.split('/')
  return folder === 'features' ? room : folder
}

const stringOrComment = /('(?:\\.|[^'\\\n])*')|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g

export const withoutComments = (source: string): string => source.replace(stringOrComment, (_, text: string | undefined) => text ?? '')
