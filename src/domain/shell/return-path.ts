import * as t from 'io-ts'

export interface InAppPathBrand {
  readonly InAppPath: unique symbol
}

/** Any character except printable ASCII, and the backslash, which browsers read as a slash. */
const OTHER_THAN_PRINTABLE = /[^!-[\]-~]/
const ENCODED_SLASH = /^\/%(?:2f|5c)/i
const SIGN_IN = /^\/sign-in(?:[/?#]|$)/

/**
 * Whether the text may be a redirect target: a path that no browser reads as another origin, and not a sign-in page
 * (decisions.md Session; BI-333…342).
 */
const isInAppPath = (text: string): boolean =>
  text.startsWith('/') &&
  !text.startsWith('//') &&
  !OTHER_THAN_PRINTABLE.test(text) &&
  !ENCODED_SLASH.test(text) &&
  !SIGN_IN.test(text) &&
  !text.split(/[?#]/)[0]?.split('/').includes('..')

export const InAppPath = t.brand(
  t.string,
  (text): text is t.Branded<string, InAppPathBrand> => isInAppPath(text),
  'InAppPath',
)
export type InAppPath = t.TypeOf<typeof InAppPath>
