import { useCallback } from 'react'
import { useApp } from '../app/app-context'

/** Copies a text and shows a toast with the result. */
export const useCopy = (): ((text: string) => void) => {
  const app = useApp()
  return useCallback(
    (text: string) => {
      navigator.clipboard.writeText(text).then(
        () => app.tab.dispatch({ type: 'ShowToast', words: { key: 'copied' } }),
        () => app.tab.dispatch({ type: 'ShowToast', words: { key: 'copyFailed' } }),
      )
    },
    [app],
  )
}
