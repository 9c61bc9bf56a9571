/** The texts that bad-inputs.tsv describes by rule rather than in full. */
export const repeated = ({ prefix = '', repeat, times, then, suffix = '' }: {
  readonly prefix?: string, readonly repeat: string, readonly times: number, readonly then?: string, readonly suffix?: string
}): string => `${prefix}${repeat.repeat(times)}${then === undefined ? '' : then.repeat(times)}${suffix}`
