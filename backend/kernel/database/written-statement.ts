import type { Query } from 'drizzle-orm'
import { fillPlaceholders, is, isSQLWrapper, Placeholder, SQL, sql, StringChunk } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { LRUCache } from 'lru-cache'

/** Shapes that are kept of one statement; each is some kilobytes of text. */
const mostShapes = 200
const dialect = new PgDialect()

/** A statement that is written already, for drizzle to carry out. */
class Written extends SQL {
  private readonly query: Query

  constructor(query: Query) {
    super([])
    this.query = query
  }

  override toQuery() {
    return { sql: this.query.sql, params: this.query.params }
  }
}

/**
 * A statement that is written once for each shape and from then on only filled with values, named in it by `value`: to
 * put a long one together costs more than all else that a call does here. Its shape is everything its text depends on,
 * as JSON tells it apart; `null` where there is one text only.
 *
 *     const find = statement<{ id: number }, { isShown: boolean }>(
 *       (value, { isShown }) => sql`select 1 from t where id = ${value('id')} ${isShown ? sql`and is_shown` : sql``}`)
 *     await tx.execute(find({ id: 7 }, { isShown: true }))
 *
 * A value that stands in several places is sent once, so that all of them take it as one type.
 */
export function statement<Values extends Record<string, unknown>, Shape = null>(
  write: Write<Values, Shape>,
): (values: Values, shape: Shape) => SQL {
  const queryOf = writtenOnce((shape: Shape) => withoutRepetition(dialect.sqlToQuery(write(valueOf, shape))))
  return (values, shape) => {
    const { sql: text, params } = queryOf(shape)
    return new Written({ sql: text, params: fillPlaceholders(params, values) })
  }
}

/**
 * A part of a statement that is written once for each shape, as a `statement` is. It serves where the rest is put together
 * anew at each call, such as by what is looked for. A value may be SQL too.
 */
export function fragment<Values extends Record<string, unknown>, Shape = null>(
  write: Write<Values, Shape>,
): (values: Values, shape: Shape) => SQL {
  const partsOf = writtenOnce((shape: Shape) => {
    const { sql: text, params } = dialect.sqlToQuery(write(valueOf, shape))
    return { texts: text.split(/\$\d+/).map((part) => new StringChunk(part)), params }
  })
  return (values, shape) => {
    const { texts, params } = partsOf(shape)
    const filled = fillPlaceholders(params, values).map((one) => (isSQLWrapper(one) ? one : sql.param(one)))
    return new SQL(texts.flatMap((text, index) => (index === 0 ? [text] : [filled[index - 1], text])))
  }
}

/** Writes SQL of a shape, with places for the values. */
type Write<Values, Shape> = (value: (name: keyof Values & string) => SQL, shape: Shape) => SQL

const valueOf = (name: string) => sql`${sql.placeholder(name)}`

/** Keeps what is written for each shape. */
function writtenOnce<Shape, Result extends object>(
  write: (shape: Shape) => Result,
): (shape: Shape) => Result {
  const written = new LRUCache<string, Result>({ max: mostShapes })
  return (shape) => {
    const key = JSON.stringify(shape)
    let result = written.get(key)
    if (!result) written.set(key, (result = write(shape)))
    return result
  }
}

/** Drizzle numbers a value anew wherever it stands. */
function withoutRepetition({ sql: text, params }: Query): Query {
  const once: unknown[] = []
  const numbers = params.map((param) => {
    const known = once.findIndex(
      (other) => is(param, Placeholder) && is(other, Placeholder) && other.name === param.name,
    )
    return known < 0 ? once.push(param) : known + 1
  })
  return {
    sql: text.replaceAll(/\$(\d+)/g, (_, number: string) => `$${numbers[Number(number) - 1]}`),
    params: once,
  }
}
