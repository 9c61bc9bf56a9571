import { useSelector } from '@xstate/react'
import { use, useMemo } from 'react'
import type { AttachedFeature, FeatureImplementation } from '../../application/features/lazy-features'
import { externalStoreOf } from '../../application/external-store'
import type { Slice, FeatureSlices } from '../../domain/event-log'
import { useApp } from './app-context'
import { retryWhenOnline } from './routing/retry-when-online'

const coming = new WeakMap<object, Map<string, Promise<void>>>()

/** Loads a feature that a page needs to render. The feature loads once; a failed load is retried. */
const featureIn = (
  app: { readonly features: { readonly load: (name: string) => Promise<void> } },
  name: string,
): Promise<void> => {
  const known = coming.get(app) ?? new Map<string, Promise<void>>()
  const wanted = known.get(name) ?? retryWhenOnline(() => app.features.load(name))
  coming.set(app, known.set(name, wanted))
  wanted.catch(() => known.delete(name))
  return wanted
}

/** Suspends until the feature is loaded, then returns it. */
export const useFeature = <C extends FeatureSlices, A, T, P, S>(
  body: FeatureImplementation<C, A, T, P, S>,
): AttachedFeature<C, A, T, S> => {
  const app = useApp()
  const { name } = body.feature
  // A component that has suspended must call `use` again on later renders. Otherwise React treats it as another
  // component.
  if (coming.get(app)?.has(name) === true || app.features.of(body) === null) use(featureIn(app, name))
  const attached = app.features.of(body)
  if (attached === null) throw new Error(`there is no feature ${name}`)
  return attached
}

/**
 * Returns the feature, or `null` until another component has loaded the feature. This hook never loads the feature.
 * @internal
 */
export const useLoadedFeature = <C extends FeatureSlices, A, T, P, S>(
  body: FeatureImplementation<C, A, T, P, S>,
): AttachedFeature<C, A, T, S> | null => useApp().features.of(body)

const itself = <S>(state: S): S => state

/**
 * Selects from a slice of the account's log. `select` must be stable.
 * @internal
 */
export const useAccountSlice = <S, A>(slice: Slice<S>, select: (state: S) => A): A => {
  const {
    changes: { account$ },
  } = useApp()
  return useSelector(
    useMemo(() => externalStoreOf(slice, account$), [slice, account$]),
    select,
  )
}

/**
 * Selects from a slice of this tab's log. `select` must be stable.
 * @internal
 */
export const useTabSlice = <S, A>(slice: Slice<S>, select: (state: S) => A): A => {
  const {
    changes: { tab$ },
  } = useApp()
  return useSelector(
    useMemo(() => externalStoreOf(slice, tab$), [slice, tab$]),
    select,
  )
}

export const useAccountState = <S>(slice: Slice<S>): S => useAccountSlice(slice, itself<S>)
export const useTabState = <S>(slice: Slice<S>): S => useTabSlice(slice, itself<S>)
