import { useEffect, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { SimulatedX } from '../../../../application/features/sign-in/simulated-x-page'
import { useFeature } from '../../../app/use-feature'
import { paths } from '../../../app/routing/paths'
import { NotFoundView } from '../../../app-shell/not-found/NotFoundView'
import { SimulatedXView, type XPageAccount } from './SimulatedXView'

const NOBODY: readonly XPageAccount[] = []

function XPage({ x }: { readonly x: SimulatedX }): ReactNode {
  const [params] = useSearchParams()
  const [accounts, setAccounts] = useState(NOBODY)
  const [chosen, setChosen] = useState<string | null>(null)
  const [at, setAt] = useState<'choosing' | 'leaving' | 'failed'>('choosing')
  useEffect(() => {
    let isOver = false
    void x.accounts().then((known) => {
      if (!isOver) setAccounts(known)
    })
    return () => {
      isOver = true
    }
  }, [x])
  const answer = (handle: string | null) => {
    setAt('leaving')
    void x.answer(params.get('state') ?? '', handle).then((isDone) => {
      if (!isDone) setAt('failed')
    })
  }
  const handle = chosen ?? accounts[0]?.handle ?? null
  return (
    <SimulatedXView
      accounts={accounts}
      chosen={handle}
      onChoose={setChosen}
      busy={at === 'leaving'}
      failed={at === 'failed'}
      onAuthorize={() => {
        if (handle !== null) answer(handle)
      }}
      onRefuse={() => answer(null)}
    />
  )
}

/** The screen /x/authorize: the authorization page of X, in builds that simulate X. Other builds show "not found". */
export function SimulatedXScreen(): ReactNode {
  const { xPage } = useFeature('sign-in').streams
  return xPage === null ? <NotFoundView homeHref={paths.groupCentre} /> : <XPage x={xPage} />
}
