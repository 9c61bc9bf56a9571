import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { AccountMessage } from '../../../domain/features'
import type { Failure } from '../../../domain/kernel/failure'
import { FIGURE_QUERIES as figures } from '../../../domain/looper'
import type { Page, Query } from '../../../domain/query'
import { accountEffects, type Effect } from '../../effects/effect'
import type { LooperFigures } from './ports'

export const wholeList = <A>(items: TE.TaskEither<Failure, readonly A[]>) =>
  pipe(
    items,
    TE.map((all): Page<A> => ({ items: all, next: null })),
  )
export const singleValue = <A>(one: TE.TaskEither<Failure, A>) =>
  wholeList(
    pipe(
      one,
      TE.map((item) => [item]),
    ),
  )
export const optionalValue = <A>(one: TE.TaskEither<Failure, A | null>) =>
  wholeList(
    pipe(
      one,
      TE.map((item): readonly A[] => (item === null ? [] : [item])),
    ),
  )
export const numberedPages = (page: string | null): number => (page === null ? 1 : Number(page))
/** The screens request each page by number, so each page is stored as a complete list. */
const alone = <A>(page: TE.TaskEither<Failure, Page<A>>) =>
  pipe(
    page,
    TE.map((one): Page<A> => ({ ...one, next: null })),
  )

const reading = <I, A>(
  query: Query<I, A>,
  call: (input: I, page: string | null) => TE.TaskEither<Failure, Page<A>>,
) => ({
  read: accountEffects.read(query.read, {
    call: ({ input, page }) => call(input, page),
    toResult: query.loaded,
    failed: query.failed,
  }),
})

export const makeFigureEffects = (
  ports: LooperFigures,
): Readonly<Record<string, { readonly read: Effect<AccountMessage> }>> => ({
  'looper/stat': reading(figures.stat, ({ projectId }) => singleValue(ports.stat(projectId))),
  'looper/influ': reading(figures.influ, ({ projectId, period }) => singleValue(ports.influ(projectId, period))),
  'looper/dauChart': reading(figures.dauChart, ({ projectId, period }) => wholeList(ports.dauChart(projectId, period))),
  'looper/influChart': reading(figures.influChart, ({ projectId, period }) =>
    wholeList(ports.influChart(projectId, period)),
  ),
  'looper/influStats': reading(figures.influStats, ({ projectId, period }) =>
    singleValue(ports.influStats(projectId, period)),
  ),
  'looper/influList': reading(figures.influList, (input) => alone(ports.influList(input))),
  'looper/boardStats': reading(figures.boardStats, ({ projectId }) => singleValue(ports.boardStats(projectId))),
  'looper/board': reading(figures.board, ({ projectId }, page) => ports.board(projectId, numberedPages(page))),
  'looper/spaceStats': reading(figures.spaceStats, (input) => singleValue(ports.spaceStats(input))),
  'looper/spaceList': reading(figures.spaceList, (input) => alone(ports.spaceList(input))),
  'looper/kol': reading(figures.kol, ({ period, ...key }) => singleValue(ports.kol(key, period))),
  'looper/feeds': reading(figures.feeds, (key, page) => ports.feeds(key, numberedPages(page))),
})
