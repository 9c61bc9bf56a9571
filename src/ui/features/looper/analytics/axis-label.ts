/** A bar label, cut to that many characters. */
export const axisLabel = (name: string, letters: number): string => {
  const all = Array.from(name)
  return all.length <= letters
    ? name
    : `${all
        .slice(0, letters - 1)
        .join('')
        .trimEnd()}…`
}
