import { sql } from 'kysely'
import { languages } from '#platform/language.ts'
import { type Searchable, everybody } from '#platform/server/search/index.ts'
import { uuidFrom } from '#platform/server/uuid-from.ts'
import { articlePath } from '../paths.ts'
import { libraryIn } from './library.ts'
import type { ReadArticle } from './read-article.ts'

const idOf = ({ slug }: Pick<ReadArticle, 'slug'>) => uuidFrom(`guide ${slug}`)
const allIds = () => libraryIn('en').articles.map(idOf).toSorted()
const textOf = ({ summary, passages }: ReadArticle) => [summary, ...passages.map(({ text }) => text)].join('\n')

/**
 * Articles, each found by its texts in all languages and shown in the reader's. They change with the program; those that changed are
 * written anew at night.
 */
export const guideSearchable: Searchable = {
  kind: 'guide',
  version: 2,
  follows: [],
  idsAfter: async (_reader, id, limit) =>
    allIds()
      .filter((each) => id === undefined || each > id)
      .slice(0, limit),
  async read(_reader, ids) {
    const articles = languages.flatMap((language) => libraryIn(language).articles.map((article) => ({ language, article })))
    return [...Map.groupBy(articles, ({ article }) => idOf(article))].flatMap(([id, each]) => {
      const at = new Date(Math.max(...each.map(({ article }) => Date.parse(article.updated))))
      const [first, ...translations] = each.map(({ language, article: { title, words, summary } }) => ({
        language,
        name: title,
        texts: [...words, summary],
      }))
      return first && ids.includes(id) ? [{ id, at, ...first, translations, author: null, readers: [everybody] }] : []
    })
  },
  isReadable: (_viewer, id) => sql<boolean>`(${id} = any(${allIds()}::uuid[]))`,
  async cards(_reader, _viewer, keys, language) {
    const ids = new Set(keys.map(({ id }) => id))
    const { articles } = libraryIn(language)
    return articles
      .map((article) => ({ id: idOf(article), article }))
      .filter(({ id }) => ids.has(id))
      .map(({ id, article }) => ({ id, href: articlePath(article.slug), title: article.title, note: '', text: textOf(article) }))
  },
}
