/** One value per group. */
export interface BarSeries {
  readonly id: string
  readonly label: string
  readonly colour: `--${string}`
  readonly values: readonly (number | null)[]
}

/** The label under its bars. `tick` is a shorter label, where the full one does not fit. */
export interface BarGroup {
  readonly id: string
  readonly label: string
  readonly tick?: string
  readonly filed?: string
}

/** One value per time; `null` where it is unknown. */
export interface LineSeries {
  readonly id: string
  readonly label: string
  readonly colour: `--${string}`
  readonly values: readonly (number | null)[]
}

export interface Slice {
  readonly id: string
  readonly label: string
  readonly value: number
  readonly colour: `--${string}`
}
