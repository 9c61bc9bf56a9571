import { useCallback, useEffect } from 'react'
import { sessionOf } from '../../../domain/session'
import { filterOf, listedSpaces, type SpaceFilter, type SpaceList } from '../../../domain/space'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'

interface ListedSpaces {
  readonly list: SpaceList
  readonly filter: SpaceFilter
  /** Loads the list again with this filter. */
  readonly show: (filter: SpaceFilter) => void
}

/** The live and upcoming spaces with the filter that was chosen last. The spaces load with each session. */
export const useListedSpaces = (): ListedSpaces => {
  const app = useApp()
  const slice = useFeature('space').slices.account.spaces
  const spaces = useAccountState(slice)
  const sessionId = sessionOf(useAccountState(app.account.slices.session))?.sessionId
  const show = useCallback(
    (filter: SpaceFilter): void => app.account.dispatch({ type: 'space/ShowSpaces', filter }),
    [app],
  )
  useEffect(() => {
    if (sessionId !== undefined) show(filterOf(slice.get()))
  }, [slice, sessionId, show])
  return { list: listedSpaces(spaces), filter: filterOf(spaces), show }
}
