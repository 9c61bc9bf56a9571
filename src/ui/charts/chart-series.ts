/** A bar series: a value per group. */
export interface BarSeries {
  readonly id: string
  readonly label: string
  readonly colour: `--${string}`
  readonly values: readonly (number | null)[]
}

/** A group of bars and the label under it. `tick` is a shorter label for a narrow axis. */
export interface BarGroup {
  readonly id: string
  readonly label: string
  readonly tick?: string
  readonly filed?: string
}

/** A line series: a value per time, or `null` if the value is unknown. */
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
