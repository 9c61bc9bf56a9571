import type { LineSvgProps } from '@nivo/line'
import type { ChartContext } from './use-chart-context'

type Theme = NonNullable<
  LineSvgProps<{ readonly id: string; readonly data: readonly { readonly x: number; readonly y: number }[] }>['theme']
>

/** The margins of the plot in px: values on the left, dates below. */
export const MARGIN = { top: 8, right: 12, bottom: 28, left: 48 } as const

/** Colour tokens of the axes. */
export const AXIS_TOKENS = ['--ink-3', '--c-grid'] as const

export const axisTheme = ({ colourOf }: ChartContext): Theme => ({
  text: { fontFamily: 'inherit', fontSize: 12, fill: colourOf('--ink-3') },
  axis: {
    ticks: { text: { fill: colourOf('--ink-3'), fontSize: 12 }, line: { strokeWidth: 0 } },
    domain: { line: { strokeWidth: 0 } },
  },
  grid: { line: { stroke: colourOf('--c-grid'), strokeWidth: 1 } },
})

/** The size of the plot without its margins, in px. */
export const innerOf = (width: number, height: number): { readonly width: number; readonly height: number } => ({
  width: Math.max(1, width - MARGIN.left - MARGIN.right),
  height: Math.max(1, height - MARGIN.top - MARGIN.bottom),
})

/** The distance of a value from the top of the plot, in px. */
export const yOf = (value: number, ticks: readonly number[], height: number): number => {
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1]
  return MARGIN.top + innerOf(0, height).height * (1 - (value - low) / (high - low))
}

/** The share of each step that stays empty between two groups of bars. */
export const GAP = 0.3
