import { useSelector } from '@xstate/react'
import { use, useCallback, useMemo, useSyncExternalStore } from 'react'
import { externalStoreOf, storeOfSlice } from '../../application/external-store'
import type { App } from '../../application/app'
import type { StreamsOf } from '../../application/features/feature-streams'
import type { AttachedFeature } from '../../application/features/implement-feature'
import type { Slice } from '../../domain/event-log'
import type { FeatureName, SlicesOf } from '../../domain/features'
import { useApp } from './app-context'
import { orNotLoaded } from '../components/lazy-component'

type Attached<N extends FeatureName> = AttachedFeature<SlicesOf<N>, StreamsOf<N>>

const loading = new WeakMap<object, Map<string, Promise<void>>>()

/** Loads a feature that a page needs to render. The feature loads once; a failed load can be requested again. */
const loadFeature = (
  app: { readonly features: { readonly load: (name: string) => Promise<void> } },
  name: string,
): Promise<void> => {
  const known = loading.get(app) ?? new Map<string, Promise<void>>()
  const wanted = known.get(name) ?? orNotLoaded(() => app.features.load(name))
  loading.set(app, known.set(name, wanted))
  wanted.catch(() => known.delete(name))
  return wanted
}

/** Suspends until these features are loaded. They load in parallel. */
export const useFeatures = (names: readonly FeatureName[]): void => {
  const app = useApp()
  const missing = names.filter((name) => loading.get(app)?.has(name) === true || !app.features.isLoaded(name))
  // Start every load before the first `use` suspends. A component that has suspended must call `use` again on later
  // renders. Otherwise React treats it as another component.
  const loads = missing.map((name) => loadFeature(app, name))
  for (const load of loads) use(load)
}

/** Suspends until the feature is loaded, then returns it. */
export const useFeature = <N extends FeatureName>(name: N): Attached<N> => {
  const app = useApp()
  if (loading.get(app)?.has(name) === true || !app.features.isLoaded(name)) use(loadFeature(app, name))
  const attached = app.features.of(name)
  if (attached === null) throw new Error(`there is no feature ${name}`)
  return attached
}

const useSubscribe = (changes$: App['changes$']) =>
  useCallback(
    (onChange: () => void) => {
      const changes = changes$.subscribe(onChange)
      return () => changes.unsubscribe()
    },
    [changes$],
  )

/** Returns the feature, or `null` until another component has loaded the feature. This hook never loads the feature. */
export const useLoadedFeature = <N extends FeatureName>(name: N): Attached<N> | null => {
  const { changes$, features } = useApp()
  const current = () => features.of(name)
  return useSyncExternalStore(useSubscribe(changes$), current, current)
}

const itself = <S>(state: S): S => state

/** Selects from a slice of the account's log. `select` must be stable. */
export const useAccountSlice = <S, A>(slice: Slice<S>, select: (state: S) => A): A => {
  const { changes$ } = useApp().account
  return useSelector(
    useMemo(() => storeOfSlice(slice, changes$), [slice, changes$]),
    select,
  )
}

/** Selects from a slice of this tab's log. `select` must be stable. */
export const useTabSlice = <S, A>(slice: Slice<S>, select: (state: S) => A): A => {
  const { changes$ } = useApp().tab
  return useSelector(
    useMemo(() => storeOfSlice(slice, changes$), [slice, changes$]),
    select,
  )
}

export const useAccountState = <S>(slice: Slice<S>): S => useAccountSlice(slice, itself<S>)
export const useTabState = <S>(slice: Slice<S>): S => useTabSlice(slice, itself<S>)

const unheard = () => () => undefined

/** Like `useAccountState`, but subscribes only while `isWanted`. Overlays that stay mounted while closed need this. */
export const useStateWhile = <S>(isWanted: boolean, slice: Slice<S>): S => {
  const subscribe = useSubscribe(useApp().changes$)
  const current = () => slice.get()
  return useSyncExternalStore(isWanted ? subscribe : unheard, current, current)
}

/**
 * Selects from a feature that may not be loaded; `otherwise` until then. This hook never loads the feature. `pick` must
 * be stable.
 */
export const useSliceIfLoaded = <N extends FeatureName, S, A>(
  name: N,
  pick: (slices: SlicesOf<N>) => Slice<S>,
  select: (state: S) => A,
  otherwise: A,
): A => {
  const app = useApp()
  const store = useMemo(
    () =>
      externalStoreOf((): S | null => {
        const attached = app.features.of(name)
        return attached === null ? null : pick(attached.slices).get()
      }, app.changes$),
    [app, name, pick],
  )
  return useSelector(store, (state) => (state === null ? otherwise : select(state)))
}
