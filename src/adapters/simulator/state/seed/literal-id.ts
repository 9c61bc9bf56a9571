/** Checks a branded id of the seed. Throws for an invalid id, because an invalid id is a bug in the seed. */
export const literalId = <A extends string>(is: (u: unknown) => u is A, text: string): A => {
  if (is(text)) return text
  throw new Error(`the seed writes no id: ${text}`)
}
