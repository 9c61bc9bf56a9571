/** Builds a text that bad-inputs.tsv describes by a rule instead of in full. */
export const repeated = ({
  prefix = '',
  repeat,
  times,
  closing,
  suffix = '',
}: {
  readonly prefix?: string
  readonly repeat: string
  readonly times: number
  readonly closing?: string
  readonly suffix?: string
}): string => `${prefix}${repeat.repeat(times)}${closing === undefined ? '' : closing.repeat(times)}${suffix}`
