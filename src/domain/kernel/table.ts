import * as t from 'io-ts'
import * as E from 'fp-ts/Either'

/** Values by id. A table has no prototype, so an id such as `__proto__` or `constructor` is a key like any other. */
export type Table<A> = Readonly<Record<string, A>>

const bare = <A>(): Record<string, A> => {
  const made = Object.fromEntries<A>([])
  Object.setPrototypeOf(made, null)
  return made
}

export const emptyTable = <A>(): Table<A> => bare<A>()

const copyOf = <A>(table: Table<A>): Record<string, A> => Object.assign(bare<A>(), table)

export const put = <A>(table: Table<A>, key: string, value: A): Table<A> => {
  if (table[key] === value) return table
  const copy = copyOf(table)
  copy[key] = value
  return copy
}

/** Puts all pairs. Copies the table at most once. */
export const putAll = <A>(table: Table<A>, pairs: Iterable<readonly [string, A]>): Table<A> => {
  let copy: Record<string, A> | null = null
  for (const [key, value] of pairs) {
    if (table[key] === value && copy === null) continue
    copy ??= copyOf(table)
    copy[key] = value
  }
  return copy ?? table
}

export const drop = <A>(table: Table<A>, key: string): Table<A> => {
  if (!(key in table)) return table
  const copy = copyOf(table)
  delete copy[key]
  return copy
}

/** The keys in code unit order, so that every browser iterates in the same order. */
export const keysOf = <A>(table: Table<A>): readonly string[] => Object.keys(table).sort()

/**
 * The pairs of a table, sorted by key. A loop, because this function runs often and `flatMap` takes three times as
 * long.
 */
export const entriesOf = <A>(table: Table<A>): readonly (readonly [string, A])[] => {
  const entries: (readonly [string, A])[] = []
  for (const key of keysOf(table)) {
    const value = table[key]
    if (value !== undefined) entries.push([key, value])
  }
  return entries
}

export const tableFrom = <A>(pairs: Iterable<readonly [string, A]>): Table<A> => {
  const made = bare<A>()
  for (const [key, value] of pairs) made[key] = value
  return made
}

/**
 * A table's codec. It exposes the codecs of items and keys, so that code can inspect the table's shape.
 * @internal
 */
export class TableType<A> extends t.Type<Table<A>, unknown> {
  constructor(
    readonly item: t.Type<A, unknown>,
    readonly key: t.Mixed,
  ) {
    super(
      `Table<${item.name}>`,
      (u): u is Table<A> => t.UnknownRecord.is(u) && Object.values(u).every(item.is),
      (u, context) => {
        if (!t.UnknownRecord.is(u)) return t.failure(u, context)
        const made = bare<A>()
        const errors: t.Errors = []
        for (const key of Object.keys(u)) {
          const decoded = item.validate(u[key], t.appendContext(context, key, item, u[key]))
          if (E.isLeft(decoded)) errors.push(...decoded.left)
          else made[key] = decoded.right
        }
        return errors.length > 0 ? t.failures(errors) : t.success(made)
      },
      (table) => {
        const plain: Record<string, unknown> = bare<unknown>()
        for (const [key, value] of entriesOf(table)) plain[key] = item.encode(value)
        return plain
      },
    )
  }
}

/** The codec of a table. `key` only sets the export policy of the keys. Any text may be a key. */
export const tableCodec = <A>(item: t.Type<A, unknown>, key: t.Mixed = t.string): t.Type<Table<A>, unknown> =>
  new TableType(item, key)
