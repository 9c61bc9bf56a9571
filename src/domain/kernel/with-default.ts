import * as t from 'io-ts'

/** What `withDefault` makes; `inner` is the codec of the values that were stored. */
export class DefaultType<A> extends t.Type<A, unknown> {
  constructor(
    readonly inner: t.Type<A, unknown>,
    value: A,
  ) {
    super(
      inner.name,
      inner.is,
      (u, context) => (u === undefined ? t.success(value) : inner.validate(u, context)),
      inner.encode,
    )
  }
}

/** For what an earlier version did not store yet: where it is missing it has this value. */
export const withDefault = <A>(codec: t.Type<A, unknown>, value: A): DefaultType<A> => new DefaultType(codec, value)
