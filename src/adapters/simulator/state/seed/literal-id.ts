/** Checks a branded id of the seed. An invalid id throws, because it is a bug in the seed. */
export const literalId = <A extends string>(is: (u: unknown) => u is A, text: string): A => {
  if (is(text)) return text
  throw new Error(`the seed writes no id: ${text}`)
}
