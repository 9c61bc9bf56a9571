import { ApiScreen } from './ApiScreen'
import { ChartsScreen } from './ChartsScreen'
import { DragScreen } from './DragScreen'
import { QueriesScreen } from './QueriesScreen'

/** The developer pages, keyed by the last segment of their path. */
export const screens = { drag: DragScreen, vueQuery: QueriesScreen, api: ApiScreen, charts: ChartsScreen }
