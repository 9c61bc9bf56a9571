import * as t from 'io-ts'

/** The growth of a figure: a signed text, or a number that gets its sign here. */
export const Growth = new t.Type<string, string, unknown>(
  'Growth',
  t.string.is,
  (u) =>
    t.success(
      typeof u === 'number' && Number.isFinite(u)
        ? `${u > 0 ? '+' : ''}${u}`
        : typeof u === 'string'
          ? u.slice(0, 20)
          : '',
    ),
  (a) => a,
)
