/** A branded id written down in the seed: a wrong one is a mistake in these files, not input from outside. */
export const literalId = <A extends string>(is: (u: unknown) => u is A, text: string): A => {
  if (is(text)) return text
  throw new Error(`the seed writes no id: ${text}`)
}
