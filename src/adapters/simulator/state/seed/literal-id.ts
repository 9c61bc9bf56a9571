/** Checks a branded id of the seed. An invalid id is a bug in these files, not bad input. */
export const literalId = <A extends string>(is: (u: unknown) => u is A, text: string): A => {
  if (is(text)) return text
  throw new Error(`the seed writes no id: ${text}`)
}
