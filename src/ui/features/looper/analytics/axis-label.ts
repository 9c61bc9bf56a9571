/** The label of a bar, cut to `letters` characters. */
export const axisLabel = (name: string, letters: number): string => {
  const all = Array.from(name)
  return all.length <= letters
    ? name
    : `${all
        .slice(0, letters - 1)
        .join('')
        .trimEnd()}…`
}
