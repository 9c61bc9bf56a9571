import * as t from 'io-ts'

/**
 * The growth of a figure. The server sends a text that includes the sign, or a number; the codec adds the sign to a
 * number.
 */
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
