import * as t from 'io-ts'

/** The growth of a figure: a text with its sign, or a number to which the codec adds a sign. */
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
