import { useSelector } from '@xstate/react'
import { createContext, useCallback, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { App } from '../../application/app'
import type { ExternalStore } from '../../application/external-store'

const AppContext = createContext<App | null>(null)

export const AppProvider = AppContext.Provider

export const useApp = (): App => {
  const app = useContext(AppContext)
  if (app === null) throw new Error('no app is provided around this component')
  return app
}

const itself = <S,>(state: S): S => state

/** Subscribes to a whole slice. Derive values from the slice with `useMemo`. */
export const useStore = <S,>(source: ExternalStore<S>): S => useSelector(source, itself<S>)

/** Selects a part of a slice. `select` must be stable; other changes do not render the component. */
export const useStoreSelector = <S, A>(source: ExternalStore<S>, select: (state: S) => A): A =>
  useSelector(source, select)

const unheard = () => () => undefined

/** Like `useStore`, but subscribes only while `isWanted`. Overlays that stay mounted while closed need this. */
export const useStoreWhile = <S,>(isWanted: boolean, source: ExternalStore<S>): S => {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const { unsubscribe } = source.subscribe(onChange)
      return unsubscribe
    },
    [source],
  )
  return useSyncExternalStore(isWanted ? subscribe : unheard, () => source.getSnapshot())
}

/** Like `useStoreSelector`, for a slice whose feature may load later (ADR 16). Returns `otherwise` until then. */
export const useLazySelector = <S, A>(source: ExternalStore<S>, select: (state: S) => A, otherwise: A): A => {
  const early = useMemo(
    () => ({
      subscribe: source.subscribe,
      getSnapshot: () => (source.isLoaded() ? source.getSnapshot() : null),
    }),
    [source],
  )
  return useSelector(early, (now) => (now === null ? otherwise : select(now)))
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
