import { createContext, useContext, useEffect, useState } from 'react'
import type { App } from '../../application/app'

const AppContext = createContext<App | null>(null)

export const AppProvider = AppContext.Provider

export const useApp = (): App => {
  const app = useContext(AppContext)
  if (app === null) throw new Error('there is no app')
  return app
}

interface Stream<A> {
  subscribe: (next: (value: A) => void) => { unsubscribe: () => void }
}

/** The latest value of a stream that bypasses the log. The caller must keep `stream` stable. */
export const useObservable = <A,>(stream: Stream<A> | null, first: A): A => {
  const [latest, setLatest] = useState(first)
  useEffect(() => {
    const subscription = stream?.subscribe(setLatest)
    return () => subscription?.unsubscribe()
  }, [stream])
  return latest
}

/** The current time, updated every `stepMs`. A screen that shows minutes renders once a minute. */
export const useNow = (stepMs: number): number => {
  const app = useApp()
  const [now, setNow] = useState(() => app.now())
  useEffect(() => {
    const ticks = app.seconds$.subscribe(() => {
      const next = app.now()
      setNow((shown) => (Math.floor(next / stepMs) === Math.floor(shown / stepMs) ? shown : next))
    })
    return () => ticks.unsubscribe()
  }, [app, stepMs])
  return now
}
