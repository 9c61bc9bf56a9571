import { loadFeatureModule } from '../../../src/adapters/features'
import type { AttachedFeature, FeatureImplementation } from '../../../src/application/features/lazy-features'
import type { FeatureSlices, FeatureMessage } from '../../../src/domain/event-log'
import type { RunScene } from '../chaos-model'

/** Loads all features before a run, because load times are not part of a schedule. */
export const featuresAreHere = (): Promise<unknown> =>
  Promise.all(['call', 'captions', 'restream'].map(loadFeatureModule))

/** Runs an action with a feature of the page, and loads the feature first if needed. */
export const withFeature = <C extends FeatureSlices, A extends FeatureMessage, T extends FeatureMessage, P, S>(
  { app, page }: Pick<RunScene, 'app' | 'page'>,
  body: FeatureImplementation<C, A, T, P, S>,
  go: (feature: AttachedFeature<C, A, T, S>) => void,
): void => {
  void app.features.load(body.feature.name).then(() => {
    page.do(() => {
      const feature = app.features.of(body)
      if (feature !== null) go(feature)
    })
  })
}
