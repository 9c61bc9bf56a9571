const ROUND = [1, 2, 2.5, 5, 10] as const

/** Returns about `about` round axis values that enclose all data. Without data, returns 0 and 1. */
export const axisTicks = (values: readonly (number | null)[], about: number, from0: boolean): readonly number[] => {
  const known = values.filter((value): value is number => value !== null && Number.isFinite(value))
  const [least, most] = [Math.min(...known, ...(from0 ? [0] : [])), Math.max(...known, ...(from0 ? [0] : []))]
  const [low, high] =
    known.length === 0
      ? [0, 1]
      : least === most
        ? [Math.min(least, 0), Math.max(most, least === 0 ? 1 : 0)]
        : [least, most]
  const rough = (high - low) / Math.max(1, about)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = (ROUND.find((factor) => factor * power >= rough) ?? 10) * power
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step)]
  return Array.from({ length: last - first + 1 }, (_, n) => Number(((first + n) * step).toPrecision(12)))
}

/** At most `most` indexes of a row, evenly spaced, with the last index. */
export const everyNth = (length: number, most: number): readonly number[] => {
  const step = Math.max(1, Math.ceil(length / Math.max(1, most)))
  return Array.from({ length }, (_, at) => at).filter((at) => (length - 1 - at) % step === 0)
}
