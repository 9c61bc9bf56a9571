import type { LooperFigures } from '../../../src/application/features/looper/ports'
import type { CallRow, Json } from './call-row'

export const FIGURES_SPEC = 'spec 3 §7, §3; decisions.md: looper: /api/loop_center/… nested, GET reads'
/** The time in the literals, in seconds since 1970. */
export const AT = 1_700_000_000
export const project_id = 'loop'
export const period = '7d'

interface Read {
  readonly proves: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly answer: Json
  readonly asks: (figures: LooperFigures) => ReturnType<CallRow['asks']>
  readonly reads: unknown
  readonly given?: unknown
}
/** A row for a GET of the loop center, which has the project in its query. */
export const figureRow = ({ proves, path, query, answer, asks, reads, given }: Read): CallRow => ({
  proves,
  source: FIGURES_SPEC,
  request: { method: 'GET', path: `/api/loop_center/${path}`, query: { project_id, ...query }, token: true },
  answer,
  asks: ({ looperFigures }) => asks(looperFigures),
  reads,
  ...(given === undefined ? {} : { given }),
})

/** A share and its percentage, as two fields of a response. */
export const influShare = (name: string, value: number, percent: number): { readonly [key: string]: Json } => ({
  [`${name}_influshare`]: value,
  [`${name}_influshare_percent`]: percent,
})
