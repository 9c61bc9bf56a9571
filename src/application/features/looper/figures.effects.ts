import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { AccountMessage } from '../../../domain/features'
import type { Failure } from '../../../domain/kernel/failure'
import { FIGURE_QUERIES as figures } from '../../../domain/looper'
import type { Page } from '../../../domain/query'
import type { Effect } from '../../effects/effect'
import { pageNumber } from '../../effects/page-numbers'
import { readList, readPages, readValue } from '../../effects/query-effects'
import type { LooperFigures } from './ports'

/** The screens request each page by number, so each page is stored as a complete list. */
const alone = <A>(page: TE.TaskEither<Failure, Page<A>>) =>
  pipe(
    page,
    TE.map((one): Page<A> => ({ ...one, next: null })),
  )

export const makeFigureEffects = (
  ports: LooperFigures,
): Readonly<Record<string, { readonly read: Effect<AccountMessage> }>> => ({
  'looper/stat': readValue(figures.stat, ({ projectId }) => ports.stat(projectId)),
  'looper/influ': readValue(figures.influ, ({ projectId, period }) => ports.influ(projectId, period)),
  'looper/dauChart': readList(figures.dauChart, ({ projectId, period }) => ports.dauChart(projectId, period)),
  'looper/influChart': readList(figures.influChart, ({ projectId, period }) => ports.influChart(projectId, period)),
  'looper/influStats': readValue(figures.influStats, ({ projectId, period }) => ports.influStats(projectId, period)),
  'looper/influList': readPages(figures.influList, (input) => alone(ports.influList(input))),
  'looper/boardStats': readValue(figures.boardStats, ({ projectId }) => ports.boardStats(projectId)),
  'looper/board': readPages(figures.board, ({ projectId }, page) => ports.board(projectId, pageNumber(page))),
  'looper/spaceStats': readValue(figures.spaceStats, (input) => ports.spaceStats(input)),
  'looper/spaceList': readPages(figures.spaceList, (input) => alone(ports.spaceList(input))),
  'looper/kol': readValue(figures.kol, ({ period, ...key }) => ports.kol(key, period)),
  'looper/feeds': readPages(figures.feeds, (key, page) => ports.feeds(key, pageNumber(page))),
})
