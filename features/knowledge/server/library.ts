import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join, parse } from 'node:path'
import type { Language } from '#platform/language.ts'
import { articleTopics, guides } from '../topics.ts'
import { type ReadArticle, readArticle } from './read-article.ts'

const folder = join(import.meta.dirname, '..')

const contentTypes: Record<string, string> = {
  '.pptx': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.pdf': 'application/pdf',
}

interface LibraryFile {
  path: string
  bytes: number
  contentType: string
}

export interface Library {
  /** In the order of the hub. */
  articles: readonly ReadArticle[]
  files: ReadonlyMap<string, LibraryFile>
}

/** Reads the articles and their files. A file belongs to the article of the same name: `cap-table.xlsx` to `cap-table.md`. */
function readLibrary(language: Language): Library {
  const files = new Map(
    readdirSync(join(folder, 'files')).flatMap((name): [string, LibraryFile][] => {
      const contentType = contentTypes[parse(name).ext]
      const path = join(folder, 'files', name)
      return contentType ? [[name, { path, bytes: statSync(path).size, contentType }]] : []
    }),
  )
  const articles = readdirSync(join(folder, 'articles', language))
    .filter((name) => name.endsWith('.md'))
    .map((name) => {
      const slug = parse(name).name
      const [own] = [...files].filter(([file]) => parse(file).name === slug)
      return readArticle(
        slug,
        readFileSync(join(folder, 'articles', language, name), 'utf8'),
        own ? { name: own[0], bytes: own[1].bytes } : null,
      )
    })
  return { articles: articles.toSorted(inOrder(language)), files }
}

/** By topic, its guide first, then by title. */
function inOrder(language: Language) {
  const { compare } = new Intl.Collator(language)
  const firsts: readonly string[] = Object.values(guides)
  const place = ({ topic, slug }: ReadArticle) => articleTopics.indexOf(topic) * 2 + (firsts.includes(slug) ? 0 : 1)
  return (a: ReadArticle, b: ReadArticle): number => place(a) - place(b) || compare(a.title, b.title)
}

const libraries: Partial<Record<Language, Library>> = {}

/** Each language is read once. */
export const libraryIn = (language: Language): Library => (libraries[language] ??= readLibrary(language))
