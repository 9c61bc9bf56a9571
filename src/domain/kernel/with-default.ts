import * as t from 'io-ts'

/** The result of `withDefault`. `inner` is the codec of the stored values. */
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

/** A field that older versions did not store. A missing field gets `value`. */
export const withDefault = <A>(codec: t.Type<A, unknown>, value: A): DefaultType<A> => new DefaultType(codec, value)
