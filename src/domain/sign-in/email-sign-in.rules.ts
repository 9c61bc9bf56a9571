/** The standard address pattern: one `@`, a name and a domain with a dot, no space or control character (R2-169). */
const EMAIL =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/

const CODE_LENGTH = 6

export const isEmail = (text: string): boolean => text.length <= 254 && EMAIL.test(text)

/** Cuts a typed or pasted code to at most six characters (R2-170). */
export const codeOf = (typed: string): string => Array.from(typed.trim()).slice(0, CODE_LENGTH).join('')

export const isWholeCode = (code: string): boolean => Array.from(code).length === CODE_LENGTH
