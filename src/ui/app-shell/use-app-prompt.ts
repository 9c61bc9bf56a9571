import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useApp } from '../app/app-context'
import { useTabState } from '../app/use-feature'

const HAS_APP = /\b(?:Android|iPhone|iPad|iPod)\b/

/** Whether to offer the native app: once per tab, on a supported phone, on a shared page. */
export const useAppPrompt = (): boolean => {
  const app = useApp()
  const { pathname } = useLocation()
  const isShared = /^\/(?:g|group)\/[^/]+$/.test(pathname)
  useEffect(() => {
    if (isShared && HAS_APP.test(navigator.userAgent)) app.tab.dispatch({ type: 'OfferApp', link: pathname })
  }, [app, isShared, pathname])
  return useTabState(app.tab.slices.appPrompt).value === 'offered'
}
