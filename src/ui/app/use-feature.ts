import { useSelector } from '@xstate/react'
import { use, useMemo } from 'react'
import type { AttachedFeature, FeatureImplementation } from '../../application/features/lazy-features'
import { externalStoreOf } from '../../application/external-store'
import type { Slice, FeatureSlices } from '../../domain/event-log'
import { useApp } from './app-context'
import { retryWhenOnline } from './routing/retry-when-online'

const coming = new WeakMap<object, Map<string, Promise<void>>>()

/** A feature that a page cannot be drawn without; asked for once, and again where that failed. */
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

/** The feature, once it is there: nothing below is drawn before. */
export const useFeature = <C extends FeatureSlices, A, T, P, S>(
  body: FeatureImplementation<C, A, T, P, S>,
): AttachedFeature<C, A, T, S> => {
  const app = useApp()
  const { name } = body.feature
  // Who has waited once asks again when it is drawn anew, or React takes it for another component.
  if (coming.get(app)?.has(name) === true || app.features.of(body) === null) use(featureIn(app, name))
  const attached = app.features.of(body)
  if (attached === null) throw new Error(`there is no feature ${name}`)
  return attached
}

/**
 * The feature if it is there already: for what shows it in passing.
 * @internal
 */
export const useLoadedFeature = <C extends FeatureSlices, A, T, P, S>(
  body: FeatureImplementation<C, A, T, P, S>,
): AttachedFeature<C, A, T, S> | null => useApp().features.of(body)

const itself = <S>(state: S): S => state

/**
 * A part of the state of a reducer in the account's log, by a function that stays the same.
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
 * The same of a reducer in this tab's log.
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
