/** The text of each file, by its path from the project's root. */
export type Sources = ReadonlyMap<string, string>

/** Who lives at a path: the room of features/, or the top-level folder. */
export function houseOf(file: string): string {
  const [folder = '', room = ''] = file.split('/')
  return folder === 'features' ? room : folder
}

const stringOrComment = /('(?:\\.|[^'\\\n])*')|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g

export const withoutComments = (source: string): string => source.replace(stringOrComment, (_, text: string | undefined) => text ?? '')
