import { useCallback, useEffect } from 'react'
import { sessionOf } from '../../../domain/session'
import { filterOf, listedSpaces, type SpaceFilter, type SpaceList } from '../../../domain/space'
import { useApp, useStore } from '../../app/app-context'

interface ListedSpaces {
  readonly list: SpaceList
  readonly filter: SpaceFilter
  /** Loads the list again with this filter. */
  readonly show: (filter: SpaceFilter) => void
}

/** The live and upcoming spaces with the filter that was chosen last. The spaces load with each session. */
export const useListedSpaces = (): ListedSpaces => {
  const app = useApp()
  const spaces = useStore(app.account.sources.spaces)
  const sessionId = sessionOf(useStore(app.account.sources.session))?.sessionId
  const show = useCallback((filter: SpaceFilter): void => app.account.dispatch({ type: 'ShowSpaces', filter }), [app])
  useEffect(() => {
    if (sessionId !== undefined) show(filterOf(app.account.sources.spaces.getSnapshot()))
  }, [app, sessionId, show])
  return { list: listedSpaces(spaces), filter: filterOf(spaces), show }
}
