import { ApiScreen } from './ApiScreen'
import { ChartsScreen } from './ChartsScreen'
import { DragScreen } from './DragScreen'
import { QueriesScreen } from './QueriesScreen'

/** The pages of developers, by the last part of their addresses. */
export const screens = { drag: DragScreen, vueQuery: QueriesScreen, api: ApiScreen, charts: ChartsScreen }
