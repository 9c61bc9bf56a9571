import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useApp } from '../../app/app-context'

const HAS_APP = /\b(?:Android|iPhone|iPad|iPod)\b/

/** Offers the native app: once per tab, on a supported phone, on the page of a shared link. */
export function OfferApp(): null {
  const app = useApp()
  const { pathname } = useLocation()
  const isShared = /^\/(?:g|group)\/[^/]+$/.test(pathname)
  useEffect(() => {
    if (isShared && HAS_APP.test(navigator.userAgent)) app.tab.dispatch({ type: 'OfferApp', link: pathname })
  }, [app, isShared, pathname])
  return null
}
