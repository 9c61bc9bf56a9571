import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { stateDigest } from '../../../../domain/session'
import { useApp } from '../../../app/app-context'
import { paths } from '../../../app/routing/paths'

/** Said twice, a field says nothing. */
const only = (params: URLSearchParams, name: string): string => {
  const [text = '', ...more] = params.getAll(name)
  return more.length === 0 ? text : ''
}

/**
 * Takes what X gave back out of the address, and says so once. Code and state are secrets: they are held outside every
 * log
 * (SES-10). Answers whether there is still something in the address.
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
    if (params.has('error')) app.tab.dispatch({ type: 'XSaidNo' })
    else
      app.tab.dispatch({
        type: 'XCameBack',
        returned: code === '' ? null : stateDigest(state),
        codeRef: app.holdSecret(code),
        stateRef: app.holdSecret(state),
      })
  }, [app, isFresh, navigate, params])
  return isFresh
}
