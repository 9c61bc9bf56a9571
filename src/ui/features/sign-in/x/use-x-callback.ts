import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { stateDigest } from '../../../../domain/sign-in'
import { useApp } from '../../../app/app-context'
import { paths } from '../../../app/routing/paths'

/** The value of a parameter. A parameter that appears twice counts as missing. */
const only = (params: URLSearchParams, name: string): string => {
  const [text = '', ...more] = params.getAll(name)
  return more.length === 0 ? text : ''
}

/**
 * Removes X's response from the URL and dispatches it once. Code and state are secrets and stay out of every log
 * (SES-10). Returns whether the URL still contains a response.
 */
export const useXCallback = (): boolean => {
  const app = useApp()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const isFresh = params.size > 0
  useEffect(() => {
    if (!isFresh) return
    void navigate(paths.xCallback, { replace: true })
    const [code, state] = [only(params, 'code'), only(params, 'state')]
    if (params.has('error')) app.tab.dispatch({ type: 'sign-in/XDenied' })
    else
      app.tab.dispatch({
        type: 'sign-in/XCallbackReceived',
        returned: code === '' ? null : stateDigest(state),
        codeRef: app.secrets.hold(code),
        stateRef: app.secrets.hold(state),
      })
  }, [app, isFresh, navigate, params])
  return isFresh
}
