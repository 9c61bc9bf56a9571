import * as t from 'io-ts'

/** The periods of all figures, in wire format (decisions.md). */
export const Period = t.keyof(
  { '1d': null, '7d': null, '1m': null, '3m': null, '6m': null, '1y': null },
  'LooperPeriod',
)
export type Period = t.TypeOf<typeof Period>

/** The periods of each page (spec 3 §9). `DEFAULT_PERIODS`: the initial period of each page (charts: spec 2 §9). */
export const PERIODS = {
  influshare: ['1d', '7d', '1m', '3m', '6m', '1y'],
  spaces: ['1d', '7d', '1m', '6m', '1y'],
  charts: ['7d', '1m', '3m'],
  kol: ['1d', '7d', '1m', '3m'],
  feeds: ['1d', '7d', '1m', '3m'],
} as const satisfies Readonly<Record<string, readonly Period[]>>
export const DEFAULT_PERIODS = {
  influshare: '7d',
  spaces: '1m',
  charts: '7d',
  kol: '7d',
  feeds: '7d',
} as const satisfies Readonly<Record<keyof typeof PERIODS, Period>>

export const DAYS_IN: Readonly<Record<Period, number>> = { '1d': 1, '7d': 7, '1m': 30, '3m': 90, '6m': 180, '1y': 365 }
